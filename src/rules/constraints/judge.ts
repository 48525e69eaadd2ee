import { remembering } from '../../base/remembering.ts';
import { ruleOf, verbOf } from '../acts.ts';
import type { Attempt, Limit } from './constraint.ts';
import { isDoneToSomebody, isHarm } from './harm.ts';
import { singular, wordsOf } from './words.ts';

/** The first constraint that an act would break; null when it may be offered. */
export function breaks<Kept extends Limit>(constraints: readonly Kept[], attempt: Attempt): Kept | null {
  return constraints.find((constraint) => isBrokenByAct(constraint, attempt)) ?? null;
}

/** The first constraint that a sentence breaks, whoever wrote it: by saying that the forbidden is there or happens. */
export function brokenBy<Kept extends Limit>(constraints: readonly Kept[], sentence: string): Kept | null {
  const clauses = clausesOf(sentence);
  return (
    constraints.find((constraint) => clauses.some((clause) => isBrokenByClause(constraint, clause))) ?? null
  );
}

/** The texts that break nothing, such as passages of lore. */
export function unbroken<Entry>(
  constraints: readonly Limit[],
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): Entry[] {
  let isUnbroken = judged.get(constraints);
  if (isUnbroken === undefined) {
    isUnbroken = remembering((text) =>
      sentencesIn(text).every((sentence) => brokenBy(constraints, sentence) === null),
    );
    judged.set(constraints, isUnbroken);
  }
  return entries.filter((entry) => isUnbroken(textOf(entry)));
}

/** By the constraints of a campaign: the same passages of its lore are found in scene after scene. */
const judged = new WeakMap<readonly Limit[], (text: string) => boolean>();

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’']?)\s+/);
}

function isBrokenByAct(constraint: Limit, { act, target, topic, item, words = '' }: Attempt): boolean {
  const named = [target, topic, item].filter((id): id is string => typeof id === 'string');
  const has = (ids: readonly string[]) => named.some((id) => ids.includes(id));
  switch (constraint.kind) {
    case 'no_entry':
      if (target && constraint.places.includes(target) && ruleOf(act).moves === true) return true;
      return ENTERS_CHOICE.test(words) && names(constraint, words);
    case 'not_exist':
      return (
        has([...constraint.things, ...constraint.topics]) ||
        hasWord(words, constraint.words) ||
        named.some((id) => hasWord(id.replace(/^[a-z]+:/, ''), constraint.words))
      );
    case 'closed_topic':
      if (constraint.acts.includes('explain')) return false;
      return has(constraint.topics) || isAbout(constraint, words);
    case 'no_act':
      if (constraint.acts.includes('appear')) return has(constraint.people);
      if (constraint.names.length > 0 && !has(constraint.people) && !names(constraint, words)) return false;
      return (
        constraint.acts.includes(act) || constraint.acts.includes(verbOf(act)) || isDone(constraint, words)
      );
    default:
      return false;
  }
}

function isBrokenByClause(constraint: Limit, clause: string): boolean {
  // What is not to be spoken of is spoken of also by who denies it; only who explains it asserts something.
  if (constraint.kind === 'closed_topic' && !constraint.acts.includes('explain'))
    return isAbout(constraint, clause) && (constraint.acts.includes('word') || !UNSPOKEN.test(clause));
  if (DENIED.test(clause)) return false;
  switch (constraint.kind) {
    case 'no_entry':
      return names(constraint, clause) && IS_INSIDE.test(clause);
    case 'not_exist':
      return !AS_IF.test(clause) && hasWord(clause, constraint.words);
    case 'closed_topic':
      return (
        isAbout(constraint, clause) && (constraint.acts.includes('who') ? NAMES_DOER : EXPLAINS).test(clause)
      );
    case 'no_act':
      if (constraint.acts.includes('appear')) return constraint.names.some((name) => isPresent(name, clause));
      if (constraint.names.length > 0 && !names(constraint, clause)) return false;
      return !AS_IF.test(clause) && isDone(constraint, clause);
    default:
      return false;
  }
}

/** A clause that denies, doubts or only asks asserts nothing: “there is no magic here” breaks no ban on magic. */
const DENIED =
  /\b(?:no|not|never|nobody|nothing|none|neither|nor|without|cannot|nowhere|no one|hardly|long gone|once|used to|myths?|legends?|superstitions?|pretend|fake|so-called|forbidden|banned|impossible|would|could|might|if|unless|refuses?|stop(?:s|ped)?|instead of|rather than|outlawed|stor(?:y|ies) of|tales? of)\b|n['’]t\b|\?["”’']?\s*$/i;
/** That nobody speaks of it may be said. */
const UNSPOKEN =
  /\b(?:nobody|no one|none|never|not|n['’]t)\b.*\b(?:speaks?|spoken|talks?|mentions?|mentioned|says?|said|asks?)\b/i;
/** Somebody who did it: a pronoun, or a name that a verb follows. */
const NAMES_DOER =
  /\b(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|himself|herself|themselves|myself)\b|(?:^|[\s“])(?!(?:The|An?|It|There|This|That|You)\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*\s\p{Ll}+/u;
const AS_IF = /\b(?:like|as if|as though|as)\b/i;
const EXPLAINS =
  /\b(?:because|since|reason|cause[sd]?|explains?|explained|due to|it was|the truth|that is why|came from)\b/i;
const ENTERS_CHOICE =
  /\b(?:enter|go|step|walk|slip|climb|sneak|break|head|return|follow|creep|push|run|hide|visit|explore|search|inside|into|open|unlock|row|sail|cross|ride|drive|fly|travel|swim|reach)\b/i;
const IS_INSIDE =
  /\b(?:enter(?:s|ed|ing)?|unlock(?:s|ed)?|inside|within|(?:step|walk|go|come|slip|climb|push|break|run|creep|lead|carr(?:y|ie)|follow|stumble|pass|hurr(?:y|ie)|duck)(?:s|es|ed|d|ping|ing)?\b[^.]*\b(?:in|into|inside|through)|(?:went|came|led|ran|crept|broke|stepped)\b[^.]*\b(?:in|into|inside|through)|(?:you|we|they|he|she)\s+(?:are|is|stand|sit|wait|kneel|stands|sits|waits|kneels)\s+in)\b/i;
const IS_PRESENT =
  /\b(?:is here|stands?|sits?|walks?|comes?|came|enters?|says?|said|smiles?|nods?|looks?|asks?|answers?|waits?|turns?|laughs?|arrives?|appears?|in person)\b/i;

/** “Mr Sprake smiles”: the verb follows the name. */
function isPresent(name: string, clause: string): boolean {
  const at = clause.toLowerCase().indexOf(name);
  return (
    at !== -1 &&
    IS_PRESENT.test(
      clause
        .slice(at + name.length)
        .split(/\s+/)
        .slice(0, 4)
        .join(' '),
    )
  );
}

/** “The gun is gone, but there is magic” has two clauses, and only the second asserts. */
function clausesOf(sentence: string): string[] {
  return sentence
    .replace(/\s+/g, ' ')
    .split(/[;:—–]|, (?:but|and|yet|so) | but |(?<=[.!?]["”’']?) /)
    .filter((clause) => clause.trim() !== '');
}

function hasWord(text: string, words: readonly string[]): boolean {
  const banned = new Set(words);
  const said = wordsOf(text.replaceAll('-', ' '));
  return [...wordsOf(text), ...said].some(
    (word, index, all) => banned.has(word) || banned.has(`${word} ${all[index + 1]}`),
  );
}

/** Whether a text says that what nobody does is done; what hurts, to somebody. */
function isDone({ words }: Limit, text: string): boolean {
  const [verbs, others] = [words.filter(isHarm), words.filter((word) => !isHarm(word))];
  return hasWord(text, others) || isDoneToSomebody(text, verbs);
}

function names({ names: known }: Limit, text: string): boolean {
  const plain = ` ${wordsOf(text).join(' ')} `;
  return known.some((name) => plain.includes(` ${wordsOf(name).join(' ')} `));
}

/** All of a topic's words are in it. */
function isAbout({ words }: Limit, text: string): boolean {
  if (words.length === 0) return false;
  const said = new Set(wordsOf(text).flatMap((word) => [word, singular(word)]));
  return words.every((word) => said.has(word));
}
