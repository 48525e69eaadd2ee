import { plainTerms } from '../base/words.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import type { Campaign, StoryEnding } from './campaign.ts';
import { readConsequence } from './consequences.ts';
import { slug } from './names.ts';

/** How it is known that an ending follows from an outcome. */
export type JoinedBy =
  /** The ending asks for the beat that the outcome leads to. */
  | 'beat'
  /** The ending asks for the outcome in its words, or for what it sets in the world. */
  | 'condition'
  /** The two speak of the same. */
  | 'words'
  /** It is the only outcome and the only ending that are left. */
  | 'rest';

/** An ending that follows from an outcome of the last decision. */
export interface Join {
  beat: string;
  outcome: number;
  ending: string;
  by: JoinedBy;
}

type Plot = Pick<Campaign, 'beats' | 'endings'>;
type BeatOutcome = NonNullable<PlotBeat['outcomes']>[number];

/** Share of the words of an outcome that a condition has when it means that outcome. */
const MEANT = 0.6;
/** A word of a title says more about an ending than one of its text. */
const TITLE_WEIGHT = 3;
/** What an outcome and an ending must have in common at least. */
const LEAST = 1;

/** Whether the player decides it: what you do is never drawn, whatever chance an author gave it. */
export function isYours({ probability, description }: BeatOutcome): boolean {
  return probability === undefined || /^you\b/i.test(description.trim());
}

/** Whether the player may have to decide something in it. */
export function mayAsk({ outcomes = [] }: Pick<PlotBeat, 'outcomes'>): boolean {
  return outcomes.some(isYours);
}

interface Read {
  beats: readonly PlotBeat[];
  last: readonly PlotBeat[];
  joins: readonly Join[];
}

/** By the endings of a campaign: this is asked many times in every scene. */
const readBefore = new WeakMap<readonly StoryEnding[], Read>();

function read({ beats, endings }: Plot): Read {
  const before = readBefore.get(endings);
  if (before?.beats === beats) return before;
  const last = lastDecisions({ beats, endings });
  const found = { beats, last, joins: last.flatMap((beat) => joinsFrom(beat, { beats, endings })) };
  readBefore.set(endings, found);
  return found;
}

/** Which endings follow from which outcomes of the decisions that end the story. */
export function joinsOf(plot: Plot): readonly Join[] {
  return read(plot).joins;
}

/** Whether its decision ends the story. */
export function isLast({ id }: Pick<PlotBeat, 'id'>, plot: Plot): boolean {
  return read(plot).last.some((beat) => beat.id === id);
}

/**
 * The last decisions that endings ask for, or that lead to what they ask for. Where no ending says so, it is the last one
 * of the plot, if its outcomes speak of different endings.
 */
function lastDecisions({ beats, endings }: Plot): PlotBeat[] {
  const asking = beats.filter(mayAsk);
  const named = asking.filter((beat) => {
    const after = (beat.outcomes ?? []).flatMap(({ triggers_beat }) => triggers_beat ?? []);
    return endings.some((ending) => {
      const needed = neededBy(ending);
      if (needed.some((id) => after.includes(id))) return true;
      const among = asking.filter(({ id }) => needed.includes(id));
      return among.includes(beat) && among.every((other) => earliest(other) <= earliest(beat));
    });
  });
  if (named.length > 0) return named;
  const last = asking.toSorted((a, b) => earliest(a) - earliest(b)).at(-1);
  if (last === undefined) return [];
  const reached = joinsFrom(last, { beats, endings }).map(({ ending }) => ending);
  return new Set(reached).size > 1 ? [last] : [];
}

export function earliest({ conditions }: Pick<PlotBeat, 'conditions'>): number {
  return conditions?.scene_count?.min ?? 0;
}

function neededBy({ frontMatter: { conditions = {} } }: StoryEnding): string[] {
  return [conditions.requires_beat ?? [], conditions.requires_any_beat ?? []].flat(2);
}

/** First what the author has joined by name, then what belongs together by its words. */
function joinsFrom(beat: PlotBeat, { beats, endings }: Plot): Join[] {
  const yours = (beat.outcomes ?? []).flatMap((outcome, index) =>
    isYours(outcome) ? [{ ...outcome, index }] : [],
  );
  const joins: Join[] = [];
  const join = (outcome: number, { id: ending }: StoryEnding, by: JoinedBy) => {
    joins.push({ beat: beat.id, outcome, ending, by });
  };
  for (const { index, triggers_beat: next, description, consequences } of yours)
    for (const ending of endings) {
      if (next !== undefined && neededBy(ending).includes(next)) join(index, ending, 'beat');
      else if (asksFor(ending, description) || isBroughtBy(ending, consequences))
        join(index, ending, 'condition');
    }
  const isFree = ({ index }: { index: number }) => joins.every(({ outcome }) => outcome !== index);
  const isUnclaimed = (ending: StoryEnding) =>
    joins.every((one) => one.ending !== ending.id) && !isLeftToAnother(ending, beat, beats);
  const pairs = yours
    .filter(isFree)
    .flatMap((outcome) =>
      endings
        .filter(isUnclaimed)
        .map((ending) => ({ outcome, ending, score: likeness(outcome.description, ending, endings) })),
    )
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score);
  for (const { outcome, ending } of pairs)
    if (isFree(outcome) && isUnclaimed(ending)) join(outcome.index, ending, 'words');
  // Two outcomes may come to the same ending.
  for (const { outcome, ending } of pairs) if (isFree(outcome)) join(outcome.index, ending, 'words');
  const [[outcome, ...others], [ending, ...more]] = [yours.filter(isFree), endings.filter(isUnclaimed)];
  const isRest = outcome !== undefined && ending !== undefined && others.length + more.length === 0;
  if (isRest && joins.length > 0) join(outcome.index, ending, 'rest');
  return joins;
}

/** Whether an ending waits for another decision than this one. */
function isLeftToAnother(ending: StoryEnding, { id }: PlotBeat, beats: readonly PlotBeat[]): boolean {
  const needed = neededBy(ending);
  return !needed.includes(id) && beats.some((other) => needed.includes(other.id) && mayAsk(other));
}

/** Whether an ending waits for the very outcome. */
function asksFor({ frontMatter: { conditions = {} } }: StoryEnding, description: string): boolean {
  const { player_state, player_choice, player_choices = [] } = conditions;
  const said = new Set(plainTerms(description));
  return [player_state ?? [], player_choice ?? [], player_choices].flat(2).some((wanted) => {
    const terms = plainTerms(wanted);
    return terms.length > 0 && terms.filter((term) => said.has(term)).length >= terms.length * MEANT;
  });
}

/** Whether an ending waits for what the outcome sets in the world. */
function isBroughtBy(
  { frontMatter: { conditions } }: StoryEnding,
  consequences: readonly string[] = [],
): boolean {
  const wanted = Object.entries(conditions?.world_state ?? {}).map(
    ([key, value]) => `${key}: ${slug(String(value))}`,
  );
  return consequences.some((sentence) => {
    const read = readConsequence(sentence);
    return read?.kind === 'world' && wanted.includes(`${read.key}: ${slug(read.value)}`);
  });
}

/** How much of an outcome an ending speaks of; what only one ending speaks of counts for more. */
function likeness(description: string, ending: StoryEnding, endings: readonly StoryEnding[]): number {
  const { done, refused } = wordsOfOutcome(description);
  const { title, text } = wordsOfEnding(ending);
  if (refused.some((term) => title.has(term))) return 0;
  const has = (other: StoryEnding, term: string) => {
    const words = wordsOfEnding(other);
    return words.title.has(term) || words.text.has(term);
  };
  return done.reduce((sum, term) => {
    const weight = title.has(term) ? TITLE_WEIGHT : text.has(term) ? 1 : 0;
    return weight === 0 ? sum : sum + weight / endings.filter((other) => has(other, term)).length;
  }, 0);
}

/** What stands behind one of these is not done, up to the end of the clause. */
const REFUSED =
  /\b(?:(?:refuses?|declines?) to|(?:do|does|will|would|can) ?not|never|without|instead of|rather than)\b([^,;:.]*?)(?=\band\b|\bbut\b|[,;:.]|$)/gi;

function wordsOfOutcome(description: string): { done: readonly string[]; refused: string[] } {
  const refused = [...description.matchAll(REFUSED)].flatMap(([, what = '']) => [...plainTerms(what)]);
  return { done: plainTerms(description).filter((term) => !refused.includes(term)), refused };
}

const wordsByEnding = new WeakMap<StoryEnding, { title: Set<string>; text: Set<string> }>();

function wordsOfEnding(ending: StoryEnding): { title: Set<string>; text: Set<string> } {
  const { title, paragraphs, frontMatter } = ending;
  const { decision = '', trend = [], tags = [] } = frontMatter;
  const words = wordsByEnding.get(ending) ?? {
    title: new Set(plainTerms([title, decision, ...trend, ...tags].join('. '))),
    text: new Set(plainTerms(paragraphs.join(' '))),
  };
  wordsByEnding.set(ending, words);
  return words;
}
