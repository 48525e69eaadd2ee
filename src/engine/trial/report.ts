import type { Campaign } from '../../campaign/campaign.ts';
import { concernsOf, longestWaitIn } from './concerns.ts';
import { type Goal, goalsOf } from './goals.ts';
import { meanOverlap } from './overlap.ts';
import type { PlayRecord } from './play.ts';
import type { Plays } from './plays.ts';
import { goalKey } from './watch.ts';

/** Of long lists this many are given. */
const MOST_EXAMPLES = 10;
/** A question wants this many choices that answer it. */
const ENOUGH_ANSWERS = 2;

/** How many plays came to something. */
export interface Reached {
  id: string;
  title: string;
  plays: number;
  policies: string[];
}

export interface NeverReached {
  kind: Goal['kind'];
  id: string;
  title: string;
  /** Conditions that held in no scene of any play. */
  neverSo: string[];
  /** What was missing when the least was missing; nothing when all held and something else came first. */
  missing: string[];
  /** What came first, where all held. */
  instead: string[];
  /** Knots in which a choice leads to it with `end(…)`. */
  endedBy: string[];
}

interface Example {
  policy: string;
  seed: string;
  scene: number;
}

export interface TrialReport {
  campaign: string;
  plays: number;
  scenes: number;
  policies: {
    policy: string;
    plays: number;
    scenes: number;
    beats: number;
    storylets: number;
    endings: string[];
  }[];
  beats: Reached[];
  storylets: Reached[];
  endings: Reached[];
  /** Plays that came to no ending within their scenes. */
  unended: number;
  neverReached: NeverReached[];
  questions: {
    scenes: number;
    /** Share of the scenes with a question in which two choices or more answer it. */
    answered: number | null;
    unanswered: (Example & { kind: string; text: string; answers: number })[];
  };
  /** Choices that name somebody, something or some place that no prose of the play has named before. */
  untold: { count: number; share: number; examples: (Example & { text: string })[] };
  decisions: {
    count: number;
    perScene: number;
    longestWait: number;
    /** The same for each policy. */
    waits: Record<string, number>;
  };
  /** Of the scenes in which it can be known: how many tell what came of the choice. */
  results: { known: number; told: number | null; untold: Example[] };
  moved: { count: number; perScene: number; examples: (Example & { to: string })[] };
  /** Sentences told twice or more in one play, the most frequent first. */
  repeated: {
    count: number;
    perScene: number;
    examples: { sentence: string; times: number; plays: number }[];
  };
  /** Mean share of beats and storylets that plays of two policies have in common. */
  overlap: number | null;
  notices: { text: string; plays: number }[];
  /** What an author must mend. */
  mustFix: string[];
  /** What an author should look at: plays without an end, text that comes again and again, stories that stand still. */
  concerns: string[];
  msPerScene: number;
}

export function reportOf(campaign: Campaign, { records, sightings }: Plays): TrialReport {
  const goals = goalsOf(campaign);
  const scenes = sum(records.map((play) => play.scenes));
  const reached = (kind: Goal['kind'], idsOf: (play: PlayRecord) => readonly string[]) =>
    goals.filter((goal) => goal.kind === kind).map((goal) => reachedBy(goal, records, idsOf));
  const beats = reached('beat', (play) => play.beats);
  const storylets = reached('storylet', (play) => play.storylets);
  const endings = reached('ending', (play) => [play.ending ?? []].flat());
  const never = new Set(
    [...beats, ...storylets, ...endings].filter(({ plays }) => plays === 0).map(({ id }) => id),
  );
  const questions = questionsOf(records);
  const notices = counted(records, (play) => play.notices.map(({ text }) => text));
  const moved = all(records, (play) => play.moved);
  return {
    campaign: campaign.manifest.title,
    plays: records.length,
    scenes,
    policies: policiesOf(records),
    ...{ beats, storylets, endings },
    unended: records.filter(({ ending }) => ending === null).length,
    neverReached: goals.filter(({ id }) => never.has(id)).map((goal) => whyNever(goal, sightings, campaign)),
    questions,
    untold: untoldOf(records),
    decisions: decisionsOf(records, scenes),
    results: resultsOf(records),
    moved: {
      count: moved.length,
      perScene: share(moved.length, scenes),
      examples: moved.slice(0, MOST_EXAMPLES),
    },
    repeated: repeatedOf(records, scenes),
    overlap: meanOverlap(
      records.map(({ policy, beats, storylets }) => ({ policy, met: new Set([...beats, ...storylets]) })),
    ),
    notices: notices.map(([text, plays]) => ({ text, plays })),
    mustFix: mustFix(records, questions, notices),
    concerns: concernsOf(campaign, records),
    msPerScene: share(sum(records.map(({ ms }) => ms)), scenes),
  };
}

function reachedBy(
  { id, title }: Goal,
  records: readonly PlayRecord[],
  idsOf: (play: PlayRecord) => readonly string[],
): Reached {
  const plays = records.filter((play) => idsOf(play).includes(id));
  return { id, title, plays: plays.length, policies: [...new Set(plays.map(({ policy }) => policy))] };
}

function policiesOf(records: readonly PlayRecord[]): TrialReport['policies'] {
  return [...Map.groupBy(records, ({ policy }) => policy)].map(([policy, plays]) => ({
    policy,
    plays: plays.length,
    scenes: sum(plays.map((play) => play.scenes)),
    beats: new Set(plays.flatMap((play) => play.beats)).size,
    storylets: new Set(plays.flatMap((play) => play.storylets)).size,
    endings: [...new Set(plays.flatMap(({ ending }) => ending ?? []))],
  }));
}

function whyNever(goal: Goal, sightings: Plays['sightings'], { storylets }: Campaign): NeverReached {
  const { kind, id, title, parts } = goal;
  const { held = [], missing = [], instead = [] } = sightings.get(goalKey(goal)) ?? {};
  const labels = parts.map(({ label }) => label);
  const neverSo = labels.filter((label) => !held.includes(label));
  const endedBy = storylets.filter(({ endings }) => endings.includes(id)).map((one) => one.id);
  return { kind, id, title, neverSo, missing, instead, endedBy };
}

function questionsOf(records: readonly PlayRecord[]): TrialReport['questions'] {
  const questions = all(records, (play) => play.questions);
  const unanswered = questions.filter(({ answers }) => answers < ENOUGH_ANSWERS);
  return {
    scenes: questions.length,
    answered: questions.length === 0 ? null : 1 - share(unanswered.length, questions.length),
    unanswered: unanswered.sort((one, other) => one.answers - other.answers).slice(0, MOST_EXAMPLES),
  };
}

function decisionsOf(records: readonly PlayRecord[], scenes: number): TrialReport['decisions'] {
  const count = sum(records.map(({ decisions }) => decisions.length));
  const waits = Object.fromEntries(
    [...Map.groupBy(records, ({ policy }) => policy)].map(([policy, plays]) => [
      policy,
      Math.max(...plays.map(longestWaitIn)),
    ]),
  );
  const longestWait = Math.max(0, ...Object.values(waits));
  return { count, perScene: share(count, scenes), longestWait, waits };
}

function untoldOf(records: readonly PlayRecord[]): TrialReport['untold'] {
  const untold = all(records, ({ choices }) => choices.untold);
  const count = sum(records.map(({ choices }) => choices.count));
  return {
    count: untold.length,
    share: share(untold.length, count),
    examples: untold.slice(0, MOST_EXAMPLES),
  };
}

function resultsOf(records: readonly PlayRecord[]): TrialReport['results'] {
  const told = sum(records.map(({ results }) => results.told.length));
  const untold = all(records, ({ results }) => results.untold.map((scene) => ({ scene })));
  const known = told + untold.length;
  return { known, told: known === 0 ? null : share(told, known), untold: untold.slice(0, MOST_EXAMPLES) };
}

function repeatedOf(records: readonly PlayRecord[], scenes: number): TrialReport['repeated'] {
  const times = new Map<string, { times: number; plays: number }>();
  for (const { repeated } of records) {
    for (const [sentence, where] of Object.entries(repeated)) {
      const before = times.get(sentence) ?? { times: 0, plays: 0 };
      times.set(sentence, { times: before.times + where.length - 1, plays: before.plays + 1 });
    }
  }
  const count = sum([...times.values()].map((one) => one.times));
  const examples = [...times]
    .map(([sentence, figures]) => ({ sentence, ...figures }))
    .sort((one, other) => other.times - one.times)
    .slice(0, MOST_EXAMPLES);
  return { count, perScene: share(count, scenes), examples };
}

function mustFix(
  records: readonly PlayRecord[],
  { unanswered }: TrialReport['questions'],
  notices: readonly [string, number][],
): string[] {
  const without = unanswered.filter(({ answers }) => answers === 0);
  const errors = counted(records, ({ error }) => [error ?? []].flat());
  return [
    ...notices.map(([text, plays]) => `${text} (in ${plays} of ${records.length} plays)`),
    ...errors.map(([text, plays]) => `A play could not go on: ${text} (${plays} of ${records.length} plays)`),
    ...without.map(
      ({ policy, seed, scene, kind, text }) =>
        `No choice answers the ${kind} “${text}” (policy ${policy}, seed ${seed}, scene ${scene}).`,
    ),
  ];
}

/** What plays have, each with where it was. */
function all<Entry extends { scene: number }>(
  records: readonly PlayRecord[],
  entriesOf: (play: PlayRecord) => readonly Entry[],
): (Entry & Example)[] {
  return records.flatMap((play) => {
    const { policy, seed } = play;
    return entriesOf(play).map((entry) => ({ policy, seed, ...entry }));
  });
}

/** Texts with the number of plays they were in, the most frequent first. */
function counted(
  records: readonly PlayRecord[],
  textsOf: (play: PlayRecord) => readonly string[],
): [string, number][] {
  const texts = records.flatMap((play) => [...new Set(textsOf(play))]);
  return [...Map.groupBy(texts, (text) => text)]
    .map(([text, same]): [string, number] => [text, same.length])
    .sort(([, one], [, other]) => other - one);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
