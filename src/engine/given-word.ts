/** What the player has given their word for: it stays open until it is done or broken. */
import { fingerprint } from '../base/random.ts';
import { shareOf, termsOf } from '../base/words.ts';
import { isSameKey } from '../campaign/ink/names.ts';
import type { Deed } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import { threadInWords } from '../prompts/tail.ts';
import { verbOf } from '../rules/acts.ts';
import { clampScore } from '../rules/opinion.ts';
import { TELLING, withDue } from './knowledge.ts';
import type { Due, PromisedDeed, SettledWord, World } from './world.ts';

/** Nobody comes for it: it is owed, not due. */
const OPEN_ENDED = Number.MAX_SAFE_INTEGER;
const KEPT = 8;
const BROKEN = -16;
/** Scenes until somebody speaks of a word that was broken. */
const SETTLES = 2;
/** The share of the words of a promise at which a deed is what was promised. */
const MEANT = 0.5;
const SILENCE = /\b(?:nothing|nobody|no one|not|never)\b/iu;
const WILL = 'you will ';
const BROKE = 'you broke your word: ';

/** A promise, as a clause that begins with `you will`. */
export function givenWord(person: string, text: string): Due {
  return { kind: 'promise', person, about: `promise:${fingerprint(text)}`, text, from: OPEN_ENDED };
}

const PROMISES =
  /^(?:promise|swear|vow|undertake|agree|pledge|(?:give|offer) (?<giver>.+?) (?:your|the) (?:word|promise))\b\s*/iu;

/** What a choice to promise something says is promised, as a clause: `you will bring the lamp`. */
export function promisedBy({ text, fact, target }: Pick<Deed, 'text' | 'fact' | 'target'>): string {
  if (fact !== null) return `${WILL}tell nobody: ${fact.text.replace(/[.!]+$/u, '')}`;
  const name = target?.name ?? '';
  const said = text.replace(/[.!]+$/u, '').trim();
  if (!PROMISES.test(said)) return `${WILL}do as you said: ${said}`;
  const names = [name, ...name.split(/\s+/u).filter((word) => /^\p{Lu}/u.test(word)), 'him', 'her', 'them'];
  let what = said.replace(PROMISES, '');
  for (const one of names.filter((word) => word !== ''))
    if (what.startsWith(`${one} `)) what = what.slice(one.length + 1);
  const deed = /^(?<not>not )?to (?<verb>.+)$|^(?:that )?you(?: will|[’']ll) (?<clause>.+)$/u.exec(
    what,
  )?.groups;
  if (deed?.['verb'] !== undefined) return `${WILL}${deed['not'] ?? ''}${deed['verb']}`;
  if (deed?.['clause'] !== undefined) return `${WILL}${deed['clause']}`;
  if (what === '') return `${WILL}keep your word`;
  return what.startsWith('that ') ? `${WILL}see to it ${what}` : `${WILL}give ${name || 'them'} ${what}`;
}

/** What is open between the player and others, in words that a writer can be shown. What was done with is not in it. */
export function openThreads(
  due: readonly Due[],
  people: readonly { id: string; shortName: string }[],
): { text: string; due: Due }[] {
  return due.flatMap((one) => {
    const name = people.find(({ id }) => id === one.person)?.shortName;
    if (name === undefined) return [];
    const text = threadInWords(one, name);
    return text === null ? [] : [{ text, due: one }];
  });
}

/** The world after a deed that was promised, or that breaks what was promised. */
export function withWordsKept(world: World, deed: Deed, scene: number): World {
  if (deed.result === 'failure' || deed.act === 'promise') return world;
  const told = new Set(termsOf([deed.text, deed.item?.name, deed.fact?.text].join(' ')));
  return world.due.filter(isGiven).reduce((next, due) => {
    if (due.deed !== undefined) return withDeedDone(next, due, due.deed, deed, scene);
    if (due.person !== deed.target?.id && shareOf(due.text, told) < MEANT) return next;
    if (SILENCE.test(due.text)) {
      const isTold = TELLING.has(deed.act) && deed.target?.id !== due.person && isAbout(due, deed, told);
      return isTold ? settled(next, due, BROKEN, scene) : next;
    }
    return isKeptBy(due, deed, told) ? settled(next, due, KEPT, scene) : next;
  }, world);
}

/** A promise whose deed is known is kept by that deed and by no other, and broken when its day is over. */
function withDeedDone(world: World, due: Due, promised: PromisedDeed, deed: Deed, scene: number): World {
  const isDone = isDeed(promised, due.person, deed);
  if (promised.not === true) return isDone ? settled(world, due, BROKEN, scene) : world;
  if (isDone) return settled(world, due, KEPT, scene);
  const isLate = promised.until !== undefined && world.day > promised.until;
  return isLate ? settled(world, due, BROKEN, scene) : world;
}

function isDeed(promised: PromisedDeed, to: string, { act, target, item, topic, fact }: Deed): boolean {
  const isSame = TELLING.has(promised.act) ? TELLING.has(act) : verbOf(promised.act) === verbOf(act);
  if (!isSame || (promised.target !== undefined && promised.target !== target?.id)) return false;
  // What is promised to somebody is done for them, unless it says for whom.
  if (promised.target === undefined && promised.what === undefined) return target?.id === to;
  const { what } = promised;
  const things = [item, topic, fact, target].flatMap((one) => (one === null ? [] : Object.values(one)));
  return what === undefined || things.some((thing) => isSameKey(thing, what));
}

/** One word in common says nothing: it is the act that was promised, or done with what was promised, or most of its words. */
function isKeptBy({ text }: Due, { act, item, topic, fact }: Deed, told: ReadonlySet<string>): boolean {
  if (shareOf(text, told) < MEANT) return false;
  const promised = termsOf(text);
  if (text.startsWith(`${WILL}${act}`)) return true;
  const things = [item?.name, topic?.name, fact?.text].flatMap((name) => termsOf(name ?? ''));
  return (
    things.some((term) => promised.includes(term)) || promised.filter((term) => told.has(term)).length >= 2
  );
}

/** What is kept quiet is told when its words are; those of keeping quiet do not count. */
function isAbout({ text }: Due, { fact }: Deed, told: ReadonlySet<string>): boolean {
  if (fact !== null && text.includes(fact.text.replace(/[.!]+$/u, ''))) return true;
  return shareOf(text.replace(SILENCE, '').replace(/\b(?:say|tell|speak|will|you)\b/giu, ''), told) >= MEANT;
}

function settled(world: World, due: Due, opinion: number, scene: number): World {
  const { person, text } = due;
  const others = world.due.filter((other) => other !== due);
  const grievance: Due = {
    ...{ kind: 'grievance', person, about: due.about },
    ...{ text: `${BROKE}${text}`, from: scene + SETTLES },
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
  { person, text }: Pick<Due, 'person' | 'text'>,
  isKept: boolean,
): SettledWord[] {
  return [...words, { person, text: text.replace(WILL, ''), isKept }].slice(-MOST_WORDS);
}

/** What the player has promised, and what came of it. */
export function wordsGiven({ due, words }: Pick<World, 'due' | 'words'>): (Omit<SettledWord, 'isKept'> & {
  how: 'kept' | 'broken' | 'open';
})[] {
  return [
    ...words.map(({ isKept, ...word }) => ({
      ...word,
      how: isKept ? ('kept' as const) : ('broken' as const),
    })),
    ...due
      .filter(isGiven)
      .map(({ person, text }) => ({ person, text: text.replace(WILL, ''), how: 'open' as const })),
  ];
}

/** Words that were given, kept or broken between two moments. */
export function wordEffects(before: World, after: World, nameOf: (id: string) => string): Effect[] {
  const isIn = ({ due }: World, { about, person }: Due) =>
    due.some((other) => isGiven(other) && other.about === about && other.person === person);
  const effect = ({ person, text }: Due, kept: boolean, broken: boolean): Effect => ({
    ...{ kind: 'promise', person, name: nameOf(person), text: text.replace(WILL, ''), kept },
    ...(broken && { broken }),
  });
  return [
    ...after.due.filter((due) => isGiven(due) && !isIn(before, due)).map((due) => effect(due, false, false)),
    ...before.due
      .filter((due) => isGiven(due) && !isIn(after, due) && after.plot.dead[due.person] === undefined)
      .map((due) => {
        const isBroken = after.due.some(({ text }) => text === `${BROKE}${due.text}`);
        return effect(due, !isBroken, isBroken);
      }),
  ];
}

function isGiven({ kind, from, deed }: Due): boolean {
  return kind === 'promise' && (from === OPEN_ENDED || deed !== undefined);
}
