import type { Dispatcher } from './gateway.ts';
import { checkAgainst, withoutAbsent } from './records/check.ts';
import type { DataType, PlaythroughType, SearchableType } from './records/index.ts';
import type { Playthrough, PlaythroughChanges } from './records/playthrough.ts';
import { type NewScene, type Scene, SceneSchema, type SceneSummary } from './records/scene.ts';
import { ScopedStore, type StoreContext } from './scoped-store.ts';
import type { Travelled } from './sqlite/history/travel.ts';

/** The records and the journal of one playthrough, and its campaign's lore and assets to read. */
export class PlaythroughRecords extends ScopedStore<DataType, PlaythroughType> {
  get playthroughId(): string {
    return this.scope.id;
  }

  /** The saved story itself. */
  async playthrough(): Promise<Playthrough> {
    return await this.gateway.read('playthrough', { id: this.scope.id });
  }

  /** Writes the next scene into the journal. Together with other writes, do it in a transaction. */
  async recordScene(given: NewScene): Promise<Scene> {
    const entry = {
      playthroughId: this.scope.id,
      createdAt: this.context.now().toISOString(),
      plan: null,
      trace: null,
      patches: [],
      ...withoutAbsent(given),
    } as unknown as Omit<Scene, 'parent'>;
    checkAgainst(SceneSchema, { ...entry, parent: null }, 'This scene');
    const scene = await this.gateway.write('recordScene', entry);
    this.context.told();
    return scene;
  }

  async scene(scene: number): Promise<Scene> {
    return (await this.gateway.read('scene', { id: this.scope.id, scene })) as Scene;
  }

  /** Where the story stands; null before its first scene. */
  async lastScene(): Promise<Scene | null> {
    return await this.gateway.read('scene', { id: this.scope.id, scene: 'last' });
  }

  /** The scenes without their machinery. */
  async scenes({
    from = 1,
    to = Number.MAX_SAFE_INTEGER,
  }: {
    from?: number;
    to?: number;
  } = {}): Promise<SceneSummary[]> {
    return await this.gateway.read('scenes', { id: this.scope.id, from, to });
  }
}

export interface BranchOptions {
  playthroughId?: string;
  title?: string;
}

/** One playthrough. Nothing of any other can be reached through it. */
export class PlaythroughStore extends PlaythroughRecords {
  readonly #dispatcher: Dispatcher;

  constructor(dispatcher: Dispatcher, playthroughId: string, context: StoreContext, writesTo: number | null) {
    super(dispatcher, { kind: 'playthrough', id: playthroughId }, context, writesTo);
    this.#dispatcher = dispatcher;
  }

  /** Keeps everything that `work` writes, or, when it throws, nothing. Other writes wait meanwhile, so be brief. */
  async transaction<Result>(work: (records: PlaythroughRecords) => Promise<Result>): Promise<Result> {
    const fresh: { dataType: SearchableType; key: number }[] = [];
    const context = {
      ...this.context,
      written: (records: typeof fresh) => void fresh.push(...records),
      // Vectors are kept by a write of their own, which would wait for the end of this one.
      readFirst: async () => {},
    };
    const result = await this.#dispatcher.transaction((gateway) =>
      work(new PlaythroughRecords(gateway, this.scope, context, this.writesTo)),
    );
    this.context.written(fresh);
    return result;
  }

  /** Changes what the story is called or what is kept with it. */
  async change(changes: PlaythroughChanges): Promise<Playthrough> {
    return await this.gateway.write('changePlaythrough', { id: this.scope.id, changes });
  }

  /**
   * Goes back to an earlier scene, with all of the world as it was. Also drops what was written since the last scene:
   * `undoTo(headScene)` after a crash or a failed attempt. With `keepAs`, the way left behind lives on as a branch.
   */
  async undoTo(scene: number, { keepAs }: { keepAs?: BranchOptions } = {}): Promise<Playthrough> {
    const { headScene } = await this.playthrough();
    const travelled = await this.#dispatcher.transaction(async (gateway) => {
      if (keepAs !== undefined && scene < headScene) {
        await gateway.write('branch', this.#branchRequest(headScene, keepAs));
      }
      return await gateway.write('undo', { id: this.scope.id, scene });
    });
    return this.#arrived(travelled);
  }

  /**
   * Goes back before the last scene, to tell it again. It is kept until another takes its place, even if the program
   * ends before that: `bringBack` puts it back as it was, with all of its world.
   */
  async takeBack(): Promise<Playthrough> {
    return this.#arrived(await this.gateway.write('takeBack', { id: this.scope.id }));
  }

  /** Puts back the scene that was to be told again; without one, nothing changes. */
  async bringBack(): Promise<Playthrough> {
    return this.#arrived(await this.gateway.write('bringBack', { id: this.scope.id }));
  }

  /** A new story that shares the first scenes of this one, and the world as it was after them. */
  async branch(scene: number, options: BranchOptions = {}): Promise<Playthrough> {
    return this.#arrived(await this.gateway.write('branch', this.#branchRequest(scene, options)));
  }

  #arrived({ playthrough, unread }: Travelled): Playthrough {
    this.context.written(unread);
    return playthrough;
  }

  #branchRequest(scene: number, { playthroughId, title }: BranchOptions) {
    return {
      from: this.scope.id,
      scene,
      playthroughId: playthroughId ?? this.context.newId(),
      title: title ?? null,
      now: this.context.now().toISOString(),
    };
  }
}
