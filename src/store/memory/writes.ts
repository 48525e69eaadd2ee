import type { JsonObject } from '../../base/json.ts';
import { LAYOUTS } from '../layouts/index.ts';
import type { PruneRequest, Target, UpdateRequest, Writes, Written } from '../operations.ts';
import { changed, dated } from '../records/change.ts';
import { checkRecord } from '../records/check.ts';
import type { DataType } from '../records/index.ts';
import type { Playthrough } from '../records/playthrough.ts';
import { noRecord, secondOfId, secondPlaythrough } from '../records/refusals.ts';
import { type PrunedBatch, pruneEach, toLetGo } from '../retention.ts';
import {
  branchFrom,
  bringBack,
  changeScene,
  recordScene,
  rememberBefore,
  takeBack,
  undoTo,
} from './history.ts';
import { emptyTables, type Kept, type State, storyIn } from './state.ts';
import { allTables, keptAs, storyTime, tableFor } from './tables.ts';

/** The writes on a state. Each checks first and changes afterwards, so that a refusal leaves nothing half done. */
export function writesOn(
  state: () => State,
  newKey: () => number,
): Omit<Writes, 'begin' | 'commit' | 'rollback'> {
  return {
    store: (request) => store(state(), request, newKey()),
    update: (request) => update(state(), request),
    delete: (request) => remove(state(), request),
    createPlaythrough: (playthrough) => create(state(), playthrough),
    changePlaythrough: ({ id, changes }) => {
      const story = storyIn(state(), id);
      story.playthrough = { ...story.playthrough, ...changes };
      return story.playthrough;
    },
    deletePlaythrough: ({ id }) => {
      storyIn(state(), id);
      state().stories.delete(id);
    },
    recordScene: (entry) => recordScene(state(), entry),
    changeScene: (request) => changeScene(state(), request),
    undo: ({ id, scene }) => undoTo(state(), id, scene),
    takeBack: ({ id }) => takeBack(state(), id),
    bringBack: ({ id }) => bringBack(state(), id),
    branch: (request) => branchFrom(state(), request, newKey),
    keepVectors: ({ modelId, texts }) => {
      const read = new Map(texts.map((text) => [text.key, text]));
      let count = 0;
      for (const [, table] of allTables(state())) {
        for (const [id, kept] of table) {
          const text = read.get(kept.key);
          // Another version was changed while the model was reading.
          if (text === undefined || text.version !== kept.version) continue;
          table.set(id, { ...kept, vector: { modelId, values: text.vector } });
          count += 1;
        }
      }
      return count;
    },
    prune: (request) => prune(state(), request),
  };
}

function create(state: State, playthrough: Playthrough): void {
  const { playthroughId, inGameTime } = playthrough;
  if (state.stories.has(playthroughId)) throw secondPlaythrough(playthroughId);
  state.stories.set(playthroughId, {
    playthrough,
    inGameStart: inGameTime,
    tables: emptyTables(),
    scenes: [],
    changes: [],
    toldAgain: null,
  });
}

function store(state: State, target: Target & { record: JsonObject }, key: number): Written {
  const { dataType, scope } = target;
  const { table } = tableFor(state, scope, dataType);
  const record = dated(dataType, target.record, storyTime(state, scope));
  const id = String(record[LAYOUTS[dataType].idField]);
  if (table.has(id)) throw secondOfId(id);
  remember(state, target, id, null);
  table.set(id, keptAs(dataType, record, { key, position: key }));
  return { record, unread: unreadKey(dataType, key) };
}

function update(state: State, request: UpdateRequest): Written {
  const { dataType, id, scope } = request;
  const { table, scopeId } = tableFor(state, scope, dataType);
  const current = table.get(id);
  if (current === undefined) throw noRecord(dataType, id);
  const record = changed(current.record, request, request.inGameTime ?? storyTime(state, scope));
  checkRecord(dataType, record, scopeId);
  remember(state, request, id, current);
  const { key, position } = current;
  table.set(id, keptAs(dataType, record, { key, position, before: current }));
  return { record, unread: unreadKey(dataType, key) };
}

function remove(state: State, target: Target & { id: string }): boolean {
  const { table } = tableFor(state, target.scope, target.dataType);
  const current = table.get(target.id);
  if (current === undefined) return false;
  remember(state, target, target.id, current);
  return table.delete(target.id);
}

function remember(state: State, { scope, scene, dataType }: Target, id: string, before: Kept | null): void {
  if (scope.kind === 'playthrough') rememberBefore(storyIn(state, scope.id), { scene, dataType, id }, before);
}

function unreadKey(dataType: DataType, key: number): number | null {
  return LAYOUTS[dataType].text === undefined ? null : key;
}

function prune(state: State, { policy, now }: PruneRequest): PrunedBatch {
  return pruneEach([...state.stories.values()], (story, most) => {
    const memories = [...story.tables.memory].map(([id, { record, terms, key }]) => ({
      id,
      key,
      playedAt: Date.parse(String(record['timestamp'])),
      episodic: record['episodic'] === true,
      summaryBytes: Buffer.byteLength(String(record['summary'])),
      termsBytes: Buffer.byteLength(terms),
    }));
    const oldestFirst = memories.toSorted(
      (one, other) => one.playedAt - other.playedAt || one.key - other.key,
    );
    const { gone, counts } = toLetGo(oldestFirst, { policy, now, most });
    const ids = new Set(gone.map(({ id }) => id));
    for (const id of ids) story.tables.memory.delete(id);
    // What was let go cannot come back by undo either.
    story.changes = story.changes.filter(({ dataType, id }) => dataType !== 'memory' || !ids.has(id));
    return { id: story.playthrough.playthroughId, gone, counts };
  });
}
