import type { Character, SceneFacts } from './scene-facts.ts';
import { narrationOf } from './speech.ts';

/** Who does something in a clause: the player, somebody the story knows, or anything else. */
export type Subject = { kind: 'you' } | { kind: 'person'; person: Character } | { kind: 'other' };

/** A piece of a sentence with its subject and what is said of it. */
export interface Clause {
  subject: Subject;
  /** What follows the subject. */
  rest: string;
  /** The whole clause. */
  text: string;
  /** Whether it says that something is so now: no wish, doubt, question, denial, memory or comparison. */
  isAsserted: boolean;
}

const BREAKS =
  /\s*(?:[,;:—–]|\.{3}|…)\s*|\s+(?=(?:and|but|then|while|when|where|because|before|until|unless|if|whether|as if|as though|who|which|that|since|though|so)\s)/u;
const LEADS =
  /^(?:and|but|then|so|yet|or|now|only then|there|at last|at once|finally|slowly|quickly|suddenly|quietly|behind you|across the \p{L}+|for a \p{L}+|by the time|with \p{L}+ \p{L}+|when|while|because|where|as|since|that|who|which|after that)\s+/iu;
const UNREAL =
  /\b(?:if|unless|until|whether|as if|as though|like|would|could|might|may|should|shall|will|must|cannot|can|never|not|no|nobody|nothing|none|neither|nor|hardly|almost|nearly|want(?:s|ed)? to|going to|about to|wonder|think of|remember|imagine|dream|pretend(?:s|ing)?|instead of|rather than|try to|tries to|had)\b|n[’']t\b|\?\s*$/iu;
/** “While she looks away you take it”: what comes before “you” is a clause of its own. */
const LED_IN =
  /^((?:While|When|As|Before|After|Once|By the time) [^,]{5,60}?) (?=you (?!(?:the|an?|your|his|her|its|their|and|or|to|with|in|at|on|by|is|are|what|how|who|that|this)\b)\p{Ll}+ )/u;
/** A clause that begins like this depends on the one before and shares what it says. */
const DEPENDENT =
  /^(?:if|unless|until|whether|as if|as though|before|who|which|that|when(?:ever)?|wherever|(?:every|each) time)\b/iu;
const NOUN_PHRASE =
  /^(?:the|an?|his|her|its|their|your|my|our|this|that|these|those|some|every|each|no|nobody|nothing|somebody|someone|something|everybody|everyone|everything|one|two|three|it|there|what|who|which)\b/iu;

/** The clauses of a sentence's narration, each with whoever does what it says. `before` is what was told so far. */
export function clausesOf(sentence: string, facts: SceneFacts, before: string): Clause[] {
  const narration = narrationOf(sentence)
    .replace(/[“”‘]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LED_IN, '$1, ');
  let subject: Subject = { kind: 'other' };
  let told = narrationOf(before);
  return narration
    .split(BREAKS)
    .filter((part): part is string => part !== undefined && part.trim() !== '')
    .map((part) => {
      const found = subjectOf(part.trim(), facts, told, subject);
      told = `${told} ${part}`;
      const isDependent = DEPENDENT.test(part.trim());
      if (!isDependent) subject = found.subject;
      return { ...found, text: part.trim(), isAsserted: !UNREAL.test(part) && !isDependent };
    });
}

function subjectOf(
  clause: string,
  facts: SceneFacts,
  told: string,
  last: Subject,
): { subject: Subject; rest: string } {
  let rest = clause;
  while (LEADS.test(rest)) rest = rest.replace(LEADS, '');
  const you = /^you\b(?!r)\s*(.*)$/isu.exec(rest);
  if (you !== null) return { subject: { kind: 'you' }, rest: you[1] ?? '' };
  const pronoun = /^(he|she|they)\b\s*(.*)$/isu.exec(rest);
  if (pronoun !== null) {
    const person = meantBy(pronoun[1]?.toLowerCase() ?? '', facts, told);
    return {
      subject: person === null ? { kind: 'other' } : { kind: 'person', person },
      rest: pronoun[2] ?? '',
    };
  }
  const named = namedAt(rest, facts);
  if (named !== null) return { subject: { kind: 'person', person: named.person }, rest: named.rest };
  if (NOUN_PHRASE.test(rest) || /^\p{Lu}/u.test(rest)) {
    const inside = personInside(rest, facts);
    return inside ?? { subject: { kind: 'other' }, rest };
  }
  return { subject: last, rest };
}

function namedAt(text: string, { characters }: SceneFacts): { person: Character; rest: string } | null {
  for (const person of characters)
    for (const name of person.names)
      if (text.startsWith(name) && !/^[\p{L}’']/u.test(text.slice(name.length)))
        return { person, rest: text.slice(name.length).trim() };
  return null;
}

/** “On the stair Iz turns”: the subject stands behind what comes first. */
function personInside(text: string, facts: SceneFacts): { subject: Subject; rest: string } | null {
  const inner = /^(?:[\p{L}’'-]+\s+){1,6}?(?=(?:you\b|\p{Lu}))/iu.exec(text);
  if (inner === null) return null;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) {
    const rest = text.slice(at + 1);
    const you = /^you\s+(\p{Ll}+.*)$/su.exec(rest);
    const isObject =
      /\b(?:to|for|from|with|at|behind|around|past|of|beside|gives?|hands?|lets?|sees?|over)$/i.test(
        text.slice(0, at),
      );
    if (isObject) continue;
    if (you !== null) return { subject: { kind: 'you' }, rest: you[1] ?? '' };
    const named = namedAt(rest, facts);
    if (named !== null && /^(?:\p{Ll}+s|is|has|was|does)\b/u.test(named.rest))
      return { subject: { kind: 'person', person: named.person }, rest: named.rest };
  }
  return null;
}

/** “A man”, “the first stallholder, broad as a counter”, “one of them”: whoever is meant by “he” or “she” after that is nobody known. */
const SOMEBODY_NEW =
  /(?:^|[.;:!?,]\s+|\b(?:and|but|then)\s+)one (?:has|of|is|stops|comes)\b|\b(?:an?|another|one|the (?:first|last|next|other|nearest|oldest|youngest)) (?:\p{L}+[- ]){0,3}(?:man|woman|boy|girl|child|lad|stranger|clerk|page|porter|driver|sailor|soldier|guard|servant|messenger|waiter|nurse|passer-by|\p{L}+(?:er|man|woman|boy|girl|ist))\b/iu;

/** Whom a pronoun means: the last one named whom it fits, or the only one here. */
function meantBy(pronoun: string, facts: SceneFacts, told: string): Character | null {
  const fitting = facts.characters.filter((one) => one.pronoun === pronoun);
  const last = fitting
    .map((person) => ({ person, at: lastNamed(told, person) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.at - one.at)[0];
  if (last !== undefined) return SOMEBODY_NEW.test(told.slice(last.at)) ? null : last.person;
  if (SOMEBODY_NEW.test(told)) return null;
  const here = facts.characters.filter((one) => one.where === 'here' && one.pronoun === pronoun);
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** Where somebody is named last other than as an owner: in “he washes Tench’s cup” another is meant by “he” afterwards. */
function lastNamed(told: string, { names }: Character): number {
  const pattern = names.map((name) => RegExp.escape(name)).join('|');
  const found = [...told.matchAll(new RegExp(`(?:${pattern})(?![’']s\\b)`, 'gu'))].at(-1);
  return found?.index ?? -1;
}

/** Where in a text somebody is named first; -1 when they are not. */
export function placeOfName(text: string, { names }: Character): number {
  const found = names.map((name) =>
    text.search(new RegExp(`(?<![\\p{L}])${RegExp.escape(name)}(?![\\p{L}])`, 'u')),
  );
  const hits = found.filter((at) => at >= 0);
  return hits.length === 0 ? -1 : Math.min(...hits);
}
