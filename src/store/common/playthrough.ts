import type { JsonObject } from '../../base/json.ts';
import type { Travelled, UnreadRecord } from '../operations.ts';
import { checkAgainst, withoutAbsent } from '../records/check.ts';
import type { DataType, PlaythroughType } from '../records/index.ts';
import type { Playthrough, PlaythroughChanges } from '../records/playthrough.ts';
import { type NewScene, type Scene, SceneSchema, type SceneSummary } from '../records/scene.ts';
import type { BranchOptions, PlaythroughRecords, PlaythroughStore } from '../store.ts';
import type { Dispatcher } from './dispatcher.ts';
import { CheckedRecords, type StoreContext } from './records.ts';

class CheckedPlaythroughRecords
  extends CheckedRecords<DataType, PlaythroughType>
  implements PlaythroughRecords
{
  get playthroughId(): string {
    return this.scope.id;
  }

  async playthrough(): Promise<Playthrough> {
    return await this.gateway.read('playthrough', { id: this.scope.id });
  }

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

  async changeScene(scene: number, sceneObject: JsonObject): Promise<void> {
    await this.gateway.write('changeScene', { id: this.scope.id, scene, sceneObject });
  }

  async lastScene(): Promise<Scene | null> {
    return await this.gateway.read('scene', { id: this.scope.id, scene: 'last' });
  }

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

export class CheckedPlaythrough extends CheckedPlaythroughRecords implements PlaythroughStore {
  readonly #dispatcher: Dispatcher;

  constructor(dispatcher: Dispatcher, playthroughId: string, context: StoreContext, writesTo: number | null) {
    super(dispatcher, { kind: 'playthrough', id: playthroughId }, context, writesTo);
    this.#dispatcher = dispatcher;
  }

  async transaction<Result>(work: (records: PlaythroughRecords) => Promise<Result>): Promise<Result> {
    const fresh: UnreadRecord[] = [];
    const context = {
      ...this.context,
      written: (records: readonly UnreadRecord[]) => void fresh.push(...records),
      // Vectors are kept by a write of their own, which would wait for the end of this one.
      readFirst: async () => {},
    };
    const result = await this.#dispatcher.transaction((gateway) =>
      work(new CheckedPlaythroughRecords(gateway, this.scope, context, this.writesTo)),
    );
    this.context.written(fresh);
    return result;
  }

  async change(changes: PlaythroughChanges): Promise<Playthrough> {
    return await this.gateway.write('changePlaythrough', { id: this.scope.id, changes });
  }

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

  async takeBack(): Promise<Playthrough> {
    return this.#arrived(await this.gateway.write('takeBack', { id: this.scope.id }));
  }

  async bringBack(): Promise<Playthrough> {
    return this.#arrived(await this.gateway.write('bringBack', { id: this.scope.id }));
  }

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
