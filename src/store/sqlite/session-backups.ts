import type { Log } from '../../base/log.ts';

/** Damage loses no more scenes than this. */
const SCENES_A_BACKUP = 20;

/** Makes backups while one plays: at the start of a session, every so many scenes, and at its end. */
export class SessionBackups {
  readonly #make: () => Promise<unknown>;
  readonly #log: Log;
  #scenes = 0;
  /** After so many scenes one is due; null until it has begun. */
  #dueAfter: number | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(make: () => Promise<unknown>, log: Log) {
    this.#make = make;
    this.#log = log;
  }

  /** Backs up what there is already. The first backup of a home comes with its first scene. */
  begin(stories: readonly unknown[], backups: readonly unknown[]): void {
    this.#dueAfter = stories.length + backups.length > 0 ? SCENES_A_BACKUP : 1;
    if (stories.length > 0) this.#backUp();
  }

  /** A scene was written. */
  countScene(): void {
    if (this.#dueAfter === null) return;
    this.#scenes += 1;
    if (this.#scenes >= this.#dueAfter) this.#backUp();
  }

  async end(): Promise<void> {
    if (this.#scenes > 0) this.#backUp();
    await this.#last;
  }

  /** In the background: nothing waits for it but the end of the session. */
  #backUp(): void {
    this.#scenes = 0;
    this.#dueAfter = SCENES_A_BACKUP;
    this.#last = this.#last
      .then(this.#make)
      .catch((err: unknown) => this.#log.error({ err }, 'A backup could not be made.'));
  }
}
