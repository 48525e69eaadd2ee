import { agree, capitalise, indefinite, isPlural, locative, possessive } from '../language.ts';
import type { Language, Noun, Pronoun, PronounForm } from './language.ts';

const FORMS: Readonly<Record<Pronoun, Record<PronounForm, string>>> = {
  she: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  he: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themself' },
  it: { subject: 'it', object: 'it', possessive: 'its', reflexive: 'itself' },
};

/** What each pronoun becomes in the mouth of the one it means. */
const IN_FIRST_PERSON: Readonly<Record<Pronoun, readonly [RegExp, string][]>> = {
  she: [
    [/\bherself\b/g, 'myself'],
    [/\bhers\b/g, 'mine'],
    [
      /\bher(?=\s+(?!and\b|or\b|to\b|in\b|on\b|at\b|by\b|with\b|from\b|before\b|after\b|if\b|as\b)\p{L})/gu,
      'my',
    ],
    [/\bher\b/g, 'me'],
  ],
  he: [
    [/\bhimself\b/g, 'myself'],
    [/\bhis\b/g, 'my'],
    [/\bhim\b/g, 'me'],
  ],
  they: [
    [/\bthemsel(?:f|ves)\b/g, 'myself'],
    [/\btheirs\b/g, 'mine'],
    [/\btheir\b/g, 'my'],
    [/\bthem\b/g, 'me'],
  ],
  it: [
    [/\bitself\b/g, 'myself'],
    [/\bits\b/g, 'my'],
  ],
};

export const english: Language = {
  person(name, pronoun) {
    const plural = isPlural(name);
    return { text: name, plural, pronoun: plural ? 'they' : pronoun };
  },
  thing(name) {
    const plural = isPlural(name);
    return { text: name, plural, pronoun: plural ? 'they' : 'it' };
  },
  words: (text) => ({ text, plural: false, pronoun: 'it' }),
  verb: (verb, subject) => agree(verb, subject.plural),
  owner: ({ text, pronoun }) =>
    text === FORMS[pronoun].subject ? FORMS[pronoun].possessive : possessive(text),
  pronoun: pronounOf,
  indefinite({ text, plural }) {
    const bare = text.replace(/^(?:the|an?|your|my|his|her|their|its)\s+/i, '');
    // “Key of the gate”: whose it is makes it the only one.
    if (/\sof (?:the|your|my|his|her|their|its)\s/i.test(bare)) return `the ${bare}`;
    return plural ? bare : indefinite(bare);
  },
  at: ({ text }) => locative(text),
  list(names) {
    const [last = '', ...others] = names.toReversed();
    return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
  },
  inFirstPerson,
  saidToThem,
  capitalise,
};

function pronounOf(noun: Noun, form: PronounForm): Noun {
  const isSeveral = form === 'reflexive' && noun.plural && noun.pronoun === 'they';
  return {
    text: isSeveral ? 'themselves' : FORMS[noun.pronoun][form],
    plural: noun.plural || noun.pronoun === 'they',
    pronoun: noun.pronoun,
  };
}

function inFirstPerson(text: string, pronoun: Pronoun): string {
  // “Carry it home” is about something else.
  if (pronoun === 'it') return ownWords(text, pronoun);
  const withVerb = new RegExp(`\\b${FORMS[pronoun].subject}\\s+(\\p{L}+)`, 'gu');
  const subject = text.replace(
    withVerb,
    (_, verb: string) => `I ${verb === 'is' || verb === 'are' ? 'am' : agree(verb, true)}`,
  );
  return ownWords(subject, pronoun);
}

function ownWords(text: string, pronoun: Pronoun): string {
  return IN_FIRST_PERSON[pronoun].reduce((words, [from, to]) => words.replace(from, to), text);
}

const TO_THEM: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\bI\b/g, 'you'],
  [/\bmyself\b/g, 'yourself'],
  [/\bmine\b/g, 'yours'],
  [/\bmy\b/g, 'your'],
  [/\bme\b/g, 'you'],
];

function saidToThem(text: string, pronoun: Pronoun): string {
  return TO_THEM.reduce((words, [from, to]) => words.replace(from, to), inFirstPerson(text, pronoun));
}
