import { fingerprint } from '../../base/random.ts';
import type { FactsAnswer, Listed } from '../../prompts/tasks/facts.ts';

/** A scene whose facts are wanted. */
export interface FactsScene {
  scene: number;
  prose: readonly string[];
  /** Names that are not new. */
  known: readonly string[];
  /** What is open between the player and others. */
  open: readonly Listed[];
  /** What the player knows or carries and could share. */
  sharable: readonly Listed[];
  /** What the player could do in scenes of the author's that may come. */
  ahead: readonly Listed[];
  /** What the player has found out in earlier tellings. */
  found?: readonly Listed[];
  /** How things stood when the scene began. */
  situation?: readonly string[];
  /** What had been raised by then and not answered. */
  unanswered?: readonly string[];
}

type Ask = (scene: FactsScene) => Promise<FactsAnswer | null>;

interface Asked {
  answer: FactsAnswer | null;
  isDone: boolean;
}

/** Times that a scene's facts are asked for; a model that is not there now may be there later. */
const TRIES = 3;

/**
 * Asks for the facts of scenes while the player reads, one scene at a time. An answer stays at hand until it is taken,
 * also when the story goes back and comes again; a scene that was told otherwise is another scene.
 */
export class BackgroundFacts {
  readonly #ask: Ask;
  readonly #asked = new Map<string, Asked>();
  readonly #tries = new Map<string, number>();
  #last: Promise<void> = Promise.resolve();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Asks, unless it is asked already. */
  begin(scene: FactsScene): void {
    const key = keyOf(scene);
    const tries = this.#tries.get(key) ?? 0;
    if (this.#asked.has(key) || tries >= TRIES) return;
    const asked: Asked = { answer: null, isDone: false };
    this.#asked.set(key, asked);
    this.#tries.set(key, tries + 1);
    this.#last = this.#last.then(async () => {
      asked.answer = await this.#ask(scene).catch(() => null);
      asked.isDone = true;
      if (asked.answer === null) this.#asked.delete(key);
    });
  }

  /** What was answered; null when nothing has been, `given up` when nothing will be. */
  answer(scene: FactsScene): FactsAnswer | 'given up' | null {
    const key = keyOf(scene);
    const asked = this.#asked.get(key);
    if (asked?.isDone === true && asked.answer !== null) return asked.answer;
    return asked === undefined && (this.#tries.get(key) ?? 0) >= TRIES ? 'given up' : null;
  }

  /** When everything that was asked so far is answered. */
  get settled(): Promise<void> {
    return this.#last;
  }
}

function keyOf({ scene, prose }: Pick<FactsScene, 'scene' | 'prose'>): string {
  return `${scene}/${fingerprint(prose.join('\n'))}`;
}
