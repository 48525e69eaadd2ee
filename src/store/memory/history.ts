import type { JsonObject } from '../../base/json.ts';
import { LAYOUTS, WORLD_TYPES } from '../layouts/index.ts';
import type { BranchRequest, JournalEntry, Travelled, UnreadRecord } from '../operations.ts';
import type { DataType, SearchableType } from '../records/index.ts';
import { nextScene } from '../records/next-scene.ts';
import type { Playthrough } from '../records/playthrough.ts';
import { noScene, secondPlaythrough } from '../records/refusals.ts';
import type { Scene } from '../records/scene.ts';
import { emptyTables, type Kept, type State, type Story, storyIn } from './state.ts';
import { keptAs } from './tables.ts';

/** Notes what a record was before the first change of a scene; null for the scene being told. */
export function rememberBefore(
  story: Story,
  { scene, dataType, id }: { scene: number | null; dataType: DataType; id: string },
  before: Kept | null,
): void {
  if (!LAYOUTS[dataType].isWorldState) return;
  const counted = scene ?? story.playthrough.headScene + 1;
  const isNoted = story.changes.some(
    (one) => one.scene === counted && one.dataType === dataType && one.id === id,
  );
  if (!isNoted) story.changes = [...story.changes, { scene: counted, dataType, id, before }];
}

export function recordScene(state: State, entry: JournalEntry): Scene {
  const story = storyIn(state, entry.playthroughId);
  const scene = nextScene(story.playthrough, entry);
  enterScene(story, scene);
  return scene;
}

/** Replaces what the player saw of a scene; everything that led to it stays. */
export function changeScene(
  state: State,
  { id, scene, sceneObject }: { id: string; scene: number; sceneObject: JsonObject },
): void {
  const story = storyIn(state, id);
  if (!story.scenes.some((one) => one.scene === scene)) throw noScene(id, scene);
  story.scenes = story.scenes.map((one) => (one.scene === scene ? { ...one, sceneObject } : one));
}

/** Puts a scene at the end of the journal, in the place of what is told again, if anything is. */
function enterScene(story: Story, scene: Scene): void {
  story.scenes = [...story.scenes, scene];
  story.toldAgain = null;
  stand(story, { lastPlayedAt: scene.createdAt });
}

/** What the story itself says follows from the scene it stands at; a branch shares no scene that it has undone. */
function stand(story: Story, changes: Partial<Playthrough> = {}): void {
  const last = story.scenes.at(-1);
  const { inGameTime: _time, ending: _ending, branchedFrom, ...rest } = story.playthrough;
  const headScene = last?.scene ?? 0;
  const inGameTime = last === undefined ? story.inGameStart : last.inGameTime;
  story.playthrough = {
    ...rest,
    headScene,
    ...(inGameTime === undefined ? {} : { inGameTime }),
    ...(last?.ending === undefined ? {} : { ending: last.ending }),
    ...(branchedFrom === undefined
      ? {}
      : { branchedFrom: { ...branchedFrom, scene: Math.min(branchedFrom.scene, headScene) } }),
    ...changes,
  };
}

export function undoTo(state: State, id: string, scene: number): Travelled {
  const story = storyIn(state, id);
  const { headScene } = story.playthrough;
  if (scene < 0 || scene > headScene) throw noScene(id, scene);
  const unread = putBack(story, story, scene);
  story.changes = story.changes.filter((one) => one.scene <= scene);
  story.scenes = story.scenes.filter((one) => one.scene <= scene);
  if (scene < headScene) story.toldAgain = null;
  stand(story);
  return { playthrough: story.playthrough, unread };
}

/** Makes the world of `target` what the world of `source` was after a scene. */
function putBack(source: Story, target: Story, scene: number): UnreadRecord[] {
  const seen = new Set<string>();
  const unread: UnreadRecord[] = [];
  const later = source.changes.filter((one) => one.scene > scene);
  for (const { dataType, id, before } of later.toSorted((one, other) => one.scene - other.scene)) {
    const name = `${dataType} ${id}`;
    if (seen.has(name)) continue; // only what it was before the first of those scenes counts
    seen.add(name);
    put(target, { dataType, id, was: before }, unread);
  }
  return unread;
}

/** Makes a record what it was at another time: back if it was gone, gone (null) if it was not there yet. */
function put(
  { playthrough, tables }: Story,
  { dataType, id, was }: { dataType: DataType; id: string; was: Kept | null },
  unread: UnreadRecord[],
): void {
  const table = tables[dataType];
  const current = table.get(id);
  if (was === null) {
    table.delete(id);
    return;
  }
  const { scopeField, text } = LAYOUTS[dataType];
  const record =
    scopeField === null ? was.record : { ...was.record, [scopeField]: playthrough.playthroughId };
  const { position } = was;
  const key = current?.key ?? was.key;
  table.set(id, keptAs(dataType, record, { key, position, before: current ?? was }));
  if (text !== undefined) unread.push({ dataType: dataType as SearchableType, key });
}

export function takeBack(state: State, id: string): Travelled {
  const story = storyIn(state, id);
  const { headScene, branchedFrom } = story.playthrough;
  const scene = story.scenes.at(-1);
  if (scene === undefined) throw noScene(id, headScene);
  const unfinished = undoTo(state, id, headScene).unread;
  const touched = story.changes
    .filter((one) => one.scene === headScene)
    .map(({ dataType, id: record }) => ({
      dataType,
      id: record,
      after: story.tables[dataType].get(record) ?? null,
    }));
  const { playthrough, unread } = undoTo(state, id, headScene - 1);
  story.toldAgain = { scene, branchedFrom, touched };
  return { playthrough, unread: [...unfinished, ...unread] };
}

export function bringBack(state: State, id: string): Travelled {
  const story = storyIn(state, id);
  const { toldAgain } = story;
  if (toldAgain === null) return { playthrough: story.playthrough, unread: [] };
  const { unread } = undoTo(state, id, story.playthrough.headScene);
  const { scene, branchedFrom, touched } = toldAgain;
  for (const { dataType, id: record, after } of touched) {
    const before = story.tables[dataType].get(record) ?? null;
    rememberBefore(story, { scene: scene.scene, dataType, id: record }, before);
    put(story, { dataType, id: record, was: after }, unread);
  }
  enterScene(story, scene);
  if (branchedFrom !== undefined) story.playthrough = { ...story.playthrough, branchedFrom };
  return { playthrough: story.playthrough, unread };
}

export function branchFrom(state: State, request: BranchRequest, newKey: () => number): Travelled {
  const { from, scene, playthroughId, now, title } = request;
  const source = storyIn(state, from);
  if (scene < 0 || scene > source.playthrough.headScene) throw noScene(from, scene);
  if (state.stories.has(playthroughId)) throw secondPlaythrough(playthroughId);
  const branchedFrom = { playthroughId: from, scene };
  const target: Story = {
    ...source,
    playthrough: {
      ...source.playthrough,
      playthroughId,
      title: title ?? source.playthrough.title,
      createdAt: now,
      lastPlayedAt: now,
      branchedFrom,
    },
    tables: emptyTables(),
    toldAgain: null,
    scenes: source.scenes.filter((one) => one.scene <= scene).map((one) => moved(one, from, playthroughId)),
  };
  state.stories.set(playthroughId, target);
  for (const dataType of WORLD_TYPES) {
    for (const [id, kept] of source.tables[dataType]) {
      const copy = { ...kept, key: newKey(), record: { ...kept.record, playthroughId } };
      target.tables[dataType].set(id, copy);
    }
  }
  const renamed = source.changes.map((one) => ({
    ...one,
    before: one.before && { ...one.before, key: newKey() },
  }));
  const unread = putBack({ ...source, changes: renamed }, target, scene);
  target.changes = renamed.filter((one) => one.scene <= scene);
  stand(target);
  return { playthrough: target.playthrough, unread };
}

function moved(scene: Scene, from: string, to: string): Scene {
  const parent = scene.parent?.playthroughId === from ? { ...scene.parent, playthroughId: to } : scene.parent;
  return { ...scene, playthroughId: to, parent };
}
