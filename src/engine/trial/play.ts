import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { createRandom } from '../../base/random.ts';
import { mentionFinder } from '../../campaign/mentions.ts';
import type { Question } from '../../contracts/question.ts';
import { offeredIn } from '../saved-state.ts';
import type { OfferedChoice, Scene } from '../scene.ts';
import { isDecision } from './decisions.ts';
import { takenTo } from './moved.ts';
import { canBeChosen, deedOf, POLICIES, type Policy } from './policies.ts';
import { repeatedIn } from './repeated.ts';
import { isResultTold, toldIn } from './result.ts';
import type { Stage } from './stage.ts';
import { ToldSoFar } from './untold.ts';
import { type ConditionWatch, goalKey } from './watch.ts';

export interface PlayRequest {
  policy: string;
  seed: string;
  scenes: number;
}

/** What came of one play. Plain data: threads send it. */
export interface PlayRecord {
  policy: string;
  seed: string;
  scenes: number;
  ms: number;
  beats: string[];
  storylets: string[];
  /** Ids of the places that were seen. */
  places: string[];
  ending: string | null;
  /** Every scene that ended on a question; none when scenes have no questions. */
  questions: { scene: number; kind: string; text: string; answers: number }[];
  /** How many choices there were, and those that name what no prose had named. */
  choices: { count: number; untold: { scene: number; text: string }[] };
  /** Scenes whose choice was a real decision. */
  decisions: number[];
  /** Of the scenes in which it can be known, those that told of what was chosen and those that did not. */
  results: { told: number[]; untold: number[] };
  moved: { scene: number; to: string }[];
  repeated: Record<string, number[]>;
  notices: { scene: number; text: string }[];
  /** What ended it before its time. */
  error: string | null;
}

/** Plays one story by a policy and notes what came of it. */
export async function playOnce(
  stage: Stage,
  { policy: name, seed, scenes }: PlayRequest,
  watch: ConditionWatch,
): Promise<PlayRecord> {
  const start = performance.now();
  const random = createRandom(`${seed}/policy/${name}`);
  const policy = POLICIES[name] as Policy;
  const done = new Map<string, number>();
  const record = emptyRecord(name, seed);
  const shown: Scene[] = [];
  const namesIn = mentionFinder(stage.campaign);
  const toldSoFar = new ToldSoFar(namesIn);
  let trace: Json = null;
  const journal = {
    record: async (entry: { trace: Json }) => {
      trace = entry.trace;
    },
    rewind: async () => {},
  };
  const { session, end } = await stage.begin({ seed, journal });
  try {
    let scene = await session.open();
    for (;;) {
      shown.push(scene);
      noteScene(record, scene);
      record.choices.count += scene.choices.length;
      for (const text of toldSoFar.untoldIn(scene.prose, scene.choices, placeIn(session.state)))
        record.choices.untold.push({ scene: scene.scene, text });
      await watch.look(session, scene.scene);
      const open = offeredIn(session.state).filter(canBeChosen);
      if (scene.ending !== undefined || shown.length >= scenes || open.length === 0) break;
      const choice = policy(open, { random: random.fork(`${scene.scene}`), done });
      done.set(deedOf(choice), (done.get(deedOf(choice)) ?? 0) + 1);
      const before = { asked: scene.question, place: placeIn(session.state) };
      scene = await session.choose(choice.id);
      const places = new Set([before.place, placeIn(session.state)]);
      const named = new Set([...places].flatMap((place) => namesIn(scene.prose.join('\n'), place)));
      noteResult(record, scene, { asked: before.asked, choice, told: union(toldIn(trace), named) });
    }
  } catch (error) {
    record.error = error instanceof Error ? error.message : String(error);
  }
  const state = worldOf(session.state);
  const reached = { beats: keysOf(state, 'plot', 'happened'), storylets: keysOf(state, 'ink', 'came') };
  const ending = shown.at(-1)?.ending?.id ?? null;
  watch.cameTo([
    ...reached.beats.map((id) => goalKey({ kind: 'beat', id })),
    ...reached.storylets.map((id) => goalKey({ kind: 'storylet', id })),
    ...(ending === null ? [] : [goalKey({ kind: 'ending', id: ending })]),
  ]);
  await end();
  return {
    ...record,
    ...reached,
    places: keysOf(state, 'visits'),
    scenes: shown.length,
    ending,
    repeated: repeatedIn(shown),
    ms: performance.now() - start,
  };
}

function noteScene(record: PlayRecord, { scene, question, choices, notices }: Scene): void {
  for (const text of notices) record.notices.push({ scene, text });
  if (question === null) return;
  const answering = choices.filter(({ answers, needs }) => answers !== undefined && needs === undefined);
  record.questions.push({ scene, kind: question.kind, text: question.text, answers: answering.length });
}

function noteResult(
  { decisions, moved, results }: PlayRecord,
  { scene, effects, ending, prose }: Scene,
  { asked, choice, told }: { asked: Question | null; choice: OfferedChoice; told: ReadonlySet<string> },
): void {
  const { intent } = choice;
  if (isDecision(asked, choice, effects)) decisions.push(scene);
  // An ending that was chosen is told where it happens.
  const to = ending === undefined ? takenTo(intent, effects) : null;
  if (to !== null) moved.push({ scene, to });
  const isTold = isResultTold(intent, effects, { told, prose });
  if (isTold !== null) (isTold ? results.told : results.untold).push(scene);
}

function union(one: ReadonlySet<string> | null, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...(one ?? []), ...other]);
}

function placeIn(state: JsonObject): string | undefined {
  const { place } = worldOf(state);
  return typeof place === 'string' ? place : undefined;
}

function worldOf(state: JsonObject): JsonObject {
  return isJsonObject(state['world']) ? state['world'] : {};
}

function keysOf(value: Json | undefined, ...path: string[]): string[] {
  const [first, ...rest] = path;
  if (first !== undefined) return isJsonObject(value) ? keysOf(value[first], ...rest) : [];
  return isJsonObject(value) ? Object.keys(value) : [];
}

function emptyRecord(policy: string, seed: string): PlayRecord {
  return {
    ...{ policy, seed, scenes: 0, ms: 0, beats: [], storylets: [], places: [], ending: null, questions: [] },
    choices: { count: 0, untold: [] },
    ...{ decisions: [], results: { told: [], untold: [] }, moved: [], repeated: {}, notices: [] },
    error: null,
  };
}
