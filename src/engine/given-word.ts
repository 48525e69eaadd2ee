/** What the player has given their word for: it stays open until it is done or broken. */
import { fingerprint } from '../base/random.ts';
import { isSameKey } from '../campaign/ink/names.ts';
import type { Deed } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import { threadInWords } from '../prompts/tail.ts';
import { ruleOf, verbOf } from '../rules/acts.ts';
import { clampScore } from '../rules/opinion.ts';
import { withDue } from './knowledge.ts';
import type { Due, PromisedDeed, SettledWord, World } from './world.ts';

/** Nobody comes for it: it is owed, not due. */
const OPEN_ENDED = Number.MAX_SAFE_INTEGER;
const KEPT = 8;
const BROKEN = -16;
/** Scenes until somebody speaks of a word that was broken. */
const SETTLES = 2;

/** Whether nobody comes for it at a time of their own. */
export function isOpenEnded(from: Due['from']): boolean {
  return from === OPEN_ENDED;
}

/** What is promised: in words that are only shown, and as the deed that keeps it, where that is known. */
export interface Promised {
  /** A bare clause: `bring the lamp back`. */
  text: string;
  /** The text is that of the choice. */
  isSaid?: boolean;
  deed?: PromisedDeed;
}

export function givenWord(person: string, { text, deed, isSaid }: Promised, scene: number): Due {
  return {
    ...{ kind: 'promise', person, about: `promise:${fingerprint(text)}`, text, from: OPEN_ENDED },
    ...{ given: scene, ...(isSaid === true && { isSaid }), ...(deed && { deed }) },
  };
}

/** What a choice to promise something promises, by what it is about. */
export function promisedBy({ text, fact, item, target }: PromiseChoice): Promised {
  if (fact !== null)
    return {
      text: `tell nobody: ${unstopped(fact.text)}`,
      deed: { act: 'tell', what: fact.id, not: true },
    };
  if (item !== null && target !== null)
    return {
      text: `give ${target.name} ${item.name}`,
      deed: { act: 'give', target: target.id, what: item.id },
    };
  return { text: `do as you said: ${unstopped(text)}`, isSaid: true };
}

type PromiseChoice = Pick<Deed, 'text' | 'fact' | 'item' | 'target'>;

function unstopped(text: string): string {
  return text.trim().replace(/[.!]+$/u, '');
}

/** One of the things that are open between the player and somebody. */
export function dueId({ kind, person, about }: Pick<Due, 'kind' | 'person' | 'about'>): string {
  return [kind, person, about ?? ''].join('|');
}

/** What is open between the player and others, in words that a writer can be shown. What was done with is not in it. */
export function openThreads(
  due: readonly Due[],
  people: readonly { id: string; shortName: string }[],
): { id: string; text: string }[] {
  return due.flatMap((one) => {
    const name = people.find(({ id }) => id === one.person)?.shortName;
    if (name === undefined) return [];
    const text = threadInWords(one, name);
    return text === null ? [] : [{ id: dueId(one), text }];
  });
}

/** The world after a deed that was promised, or that breaks what was promised. */
export function withWordsKept(world: World, deed: Deed, scene: number): World {
  if (deed.result === 'failure' || deed.act === 'promise') return world;
  return world.due
    .filter(isGiven)
    .reduce(
      (next, due) => (due.deed === undefined ? next : withDeedDone(next, due, due.deed, deed, scene)),
      world,
    );
}

/** A promise is kept by the deed that was promised and by no other, and broken when its day is over. */
function withDeedDone(world: World, due: Due, promised: PromisedDeed, deed: Deed, scene: number): World {
  const isDone = isDeed(promised, due.person, deed);
  if (promised.not === true) return isDone ? settled(world, due, BROKEN, scene) : world;
  if (isDone) return settled(world, due, KEPT, scene);
  const isLate = promised.until !== undefined && world.day > promised.until;
  return isLate ? settled(world, due, BROKEN, scene) : world;
}

function isDeed(promised: PromisedDeed, to: string, { act, target, item, topic, fact }: Deed): boolean {
  const isSame = ruleOf(promised.act).tells ? ruleOf(act).tells : verbOf(promised.act) === verbOf(act);
  if (!isSame || (promised.target !== undefined && promised.target !== target?.id)) return false;
  const { what } = promised;
  if (promised.target === undefined) {
    // What is kept from others is not kept from whom it was promised to.
    if (promised.not === true && target?.id === to) return false;
    // What is promised to somebody is done for them, unless it says for whom.
    if (what === undefined) return target?.id === to;
  }
  const things = [item, topic, fact, target].flatMap((one) => (one === null ? [] : Object.values(one)));
  return what === undefined || things.some((thing) => isSameKey(thing, what));
}

function settled(world: World, due: Due, opinion: number, scene: number): World {
  const { person, text } = due;
  const others = world.due.filter((other) => other !== due);
  const grievance: Due = {
    ...{ kind: 'grievance', person, about: due.about },
    ...{ text: `you broke your word: ${text}`, from: scene + SETTLES },
  };
  return {
    ...world,
    opinions: { ...world.opinions, [person]: clampScore((world.opinions[person] ?? 0) + opinion) },
    due: opinion < 0 ? withDue(others, grievance) : others,
    words: withSettled(world.words, due, opinion > 0),
  };
}

const MOST_WORDS = 12;

/** The promises that are done with, and one more. */
export function withSettled(
  words: readonly SettledWord[],
  { person, text, about }: Pick<Due, 'person' | 'text' | 'about'>,
  isKept: boolean,
): SettledWord[] {
  return [...words, { person, text, isKept, ...(about !== null && { about }) }].slice(-MOST_WORDS);
}

/** What the player has promised, and what came of it. */
export function wordsGiven({ due, words }: Pick<World, 'due' | 'words'>): (Pick<
  SettledWord,
  'person' | 'text'
> & {
  how: 'kept' | 'broken' | 'open';
})[] {
  return [
    ...words.map(({ person, text, isKept }) => ({
      ...{ person, text },
      how: isKept ? ('kept' as const) : ('broken' as const),
    })),
    ...due.filter(isGiven).map(({ person, text }) => ({ person, text, how: 'open' as const })),
  ];
}

/** Words that were given, kept or broken between two moments. */
export function wordEffects(before: World, after: World, nameOf: (id: string) => string): Effect[] {
  const known = new Set(before.due.filter(isGiven).map(dueId));
  const given = after.due.filter((due) => isGiven(due) && !known.has(dueId(due)));
  const done = after.words.filter((word) => !before.words.includes(word));
  return [
    ...given.map(({ person, text, about }): Effect => {
      const id = about === null ? {} : { id: about };
      return { kind: 'promise', person, name: nameOf(person), text, kept: false, ...id };
    }),
    ...done.map(({ person, text, isKept }): Effect => {
      const broken = isKept ? {} : { broken: true };
      return { kind: 'promise', person, name: nameOf(person), text, kept: isKept, ...broken };
    }),
  ];
}

function isGiven({ kind, from, deed }: Due): boolean {
  return kind === 'promise' && (isOpenEnded(from) || deed !== undefined);
}
