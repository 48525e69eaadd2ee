import type { Check } from './check-input.ts';
import { placeOfName } from './clauses.ts';
import { narrationOf } from './speech.ts';

const NARRATOR =
  /(?:^|(?<!\b(?:each|every|an?|the|that|first|last|capital|word))[\s(—–])(?:I|I[’']m|I[’']ve|I[’']d|I[’']ll|my|My|we|We|our|Our|us|me|myself)(?=[\s,.;!?—–)]|$)/u;
const OUTSIDER = /\b(?:the player|the reader|the protagonist|the main character)\b/iu;
/** “It begins: …”, “the note says that I am expected”: what is read is in the words of whoever wrote it. */
const IS_READ =
  /\b(?:it (?:says|reads|begins|goes on|ends|runs)|(?:letter|note|card|postcard|slip|page|message|telegram|notice|sign|label|ticket|diary|log|inscription|line|margin|back of it) (?:says|reads|begins|runs|goes on|ends|is written)|says the (?:letter|note|card|postcard|slip|page|message|telegram|notice|sign|label|ticket|diary|log|inscription|line|pencil|ink|hand))\b/iu;
/** “A card, ruled in red: Mr Munk would take it kindly.” What follows in the same paragraph is what stands on it. */
const IS_WRITTEN =
  /\b(?:letter|note|card|postcard|slip|page|message|telegram|notice|sign|label|ticket|diary|log|form|inscription|pencil|ink|handwriting)\b[^.!?\n]{0,80}:[^\n]*$/iu;
/** “It is in longhand. I have something to show.” So is what follows such a sentence in the same paragraph. */
const IN_A_HAND =
  /\b(?:it|that|this|they|the \p{L}+) (?:is|are) (?:all |only |written )?in (?:longhand|shorthand|pencil|ink|chalk|charcoal|crayon|capitals|copperplate|(?:(?:her|his|their|an?|your) )?(?:\p{L}+ ){0,2}hand(?:writing)?)\b[^\n]*$/iu;
/** Names that are no names: players who have not said who they are. */
const NAMELESS = /^(?:you|the|an?|my|somebody|someone|nobody|stranger|player)$/iu;
const SIMILE = /\b(?:like|as if|as though|than|as)\s+(?:an?|the)\s+(?:player|reader)\b/iu;
const POSSESSED = { she: /\b(?:his|him|he)\b/iu, he: /\b(?:her|hers|she)\b/iu };

/** It is not told to “you”, or somebody is told as what they are not. */
export const person: Check = ({ facts, sentence, clauses, before, narration }) => {
  // “Under it, in pencil: I have eaten alone.”
  const isQuoted = IS_READ.test(narration) || IS_WRITTEN.test(before) || IN_A_HAND.test(before);
  if (NARRATOR.test(narration.split(':')[0] ?? '') && !isQuoted)
    return 'the narrator says “I” or “we”; only “you” is the hero';
  if (OUTSIDER.test(narration) && !SIMILE.test(narration)) return 'it is not told to “you”';
  const hero = facts.brief.you.name.trim().split(/\s+/u)[0] ?? '';
  // An unnamed player is called “You”.
  if (
    hero.length > 1 &&
    !NAMELESS.test(hero) &&
    new RegExp(`^(?:\\p{L}+,? )?${RegExp.escape(hero)}(?:’s)? \\p{Ll}`, 'u').test(narration.trim()) &&
    !isSomebodyElse(hero, facts)
  )
    return 'the player is told by name instead of as “you”';
  if (
    before.trim() === '' &&
    /^(?:He|She)\b/u.test(narration) &&
    !namesAnybody(sentence, facts) &&
    facts.brief.deed?.target?.id.startsWith('person:') !== true
  )
    return 'it is not told to “you”';
  return misread(facts, clauses, before);
};

function isSomebodyElse(name: string, { characters }: Parameters<Check>[0]['facts']): boolean {
  return characters.some(({ names }) => names.includes(name));
}

function namesAnybody(sentence: string, { characters }: Parameters<Check>[0]['facts']): boolean {
  return characters.some((one) => placeOfName(sentence, one) >= 0);
}

/** “Iz scratches his beard”, where Iz is a woman and no man was named. */
function misread(
  facts: Parameters<Check>[0]['facts'],
  clauses: Parameters<Check>[0]['clauses'],
  before: string,
): string | null {
  const told = narrationOf(before);
  for (const { subject, rest, text } of clauses) {
    if (
      subject.kind !== 'person' ||
      subject.person.pronoun === 'they' ||
      subject.person.pronoun === 'it' ||
      placeOfName(text, subject.person) < 0
    )
      continue;
    const other = subject.person.pronoun === 'she' ? 'he' : 'she';
    const wrong = POSSESSED[subject.person.pronoun].exec(rest);
    if (wrong === null || !/^\p{L}+(?:\s\p{L}+)?\s$/u.test(rest.slice(0, wrong.index))) continue;
    const isMeant = facts.characters.some(
      (one) => one.pronoun === other && placeOfName(`${told} ${text}`, one) >= 0,
    );
    const isAnybody =
      /\b(?:man|woman|boy|girl|father|mother|son|daughter|brother|sister|husband|wife|lad|lady|clerk|page|child|stranger)\b/iu.test(
        `${told} ${text}`,
      );
    if (!isMeant && !isAnybody) return `${subject.person.called} is “${subject.person.pronoun}”`;
  }
  return null;
}
