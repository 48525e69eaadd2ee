import { remembering } from './remembering.ts';

/** Words that say nothing about what a record is about. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be because been before being both but by can could did do does doing
   for from had has have having he her hers him his how i if in into is it its just me more most my no nor not of off on
   once only or other our out over own same she should so some such than that the their them then there these they this
   those through to too under until up very was we were what when where which while who whom why will with would you your`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const WORD = /[\p{L}\p{N}]+/gu;
const LONGEST_TERM = 64;

/** The distinct words of a text as they are compared and indexed: small letters, no accents, no inflection. */
export const termsOf = remembering((text): readonly string[] => {
  const terms = new Set<string>();
  for (const word of bare(text).match(WORD) ?? []) {
    if (!STOP_WORDS.has(word) && word.length <= LONGEST_TERM) terms.add(stem(word));
  }
  return [...terms];
});

/** Small letters without accents. What NFKD leaves apart, such as Hangul, is put together again. */
function bare(text: string): string {
  return text
    .replaceAll(/[’']s\b/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Takes English endings off: plural, past, present participle, -sman. Crude, but the same for query and record. */
export const stem = remembering((word): string => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutVerbEnding(withoutPlural(withoutPerson(word))).replace(/([^aeiou])y$/, '$1i');
});

/** Who does something goes by what is done: craftspeople and craftsmen by their craft, a huntsman by the hunt. */
function withoutPerson(word: string): string {
  return word.replace(/^(.{3,})s(?:m[ae]n|wom[ae]n|person|people)$/, '$1');
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  const match = /^(.*[aeiouy].*)(?:ed|ing)$/.exec(word);
  const root = match?.[1];
  if (root === undefined || root.length < 3) return word.length > 4 ? word.replace(/e$/, '') : word;
  if (/([^aeioulsz])\1$/.test(root)) return root.slice(0, -1);
  return root.length > 4 ? root.replace(/e$/, '') : root;
}

/** Forms that no ending explains, the plain one first. */
const FORMS =
  `leave left,go went gone,come came,take took taken,give gave given,find found,tell told,say said,know knew known,
   die dead death,begin began begun,keep kept,make made,write wrote written,sell sold,buy bought,build built,see saw seen,
   do done,get got,lose lost,pay paid,sit sat,stand stood,sleep slept,wake woke,think thought,mean meant,hold held,
   wear wore worn,bring brought,fall fell fallen,grow grew grown,drink drank drunk,eat ate eaten,ring rang rung,
   sing sang sung,swim swam,speak spoke spoken,steal stole stolen,break broke broken,burn burnt,run ran,send sent,
   draw drew drawn,lie lay lain,lay laid,choose chose chosen,rise rose risen,feel felt,meet met,lead led,lend lent,
   spend spent,catch caught,teach taught,fight fought,seek sought,hang hung,bite bit bitten,hide hid hidden,drive drove
   driven,ride rode ridden,swear swore sworn,tear tore torn,throw threw thrown,fly flew flown,forget forgot forgotten,
   forgive forgave forgiven,show shown,sink sank sunk,shake shook shaken,freeze froze frozen,win won,hear heard,
   become became,owe owed,use used,tie tied,dig dug,weave wove woven,strike struck`
    .split(/,\s*/)
    .map((group) => group.trim().split(/\s+/));

const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  FORMS.flatMap(([base = '', ...forms]) => forms.map((form) => [stem(form), stem(base)])),
);

/**
 * A question with its verbs in their other forms: what was indexed as it was written, “left”, is found by “leave”. Empty
 * when there are none.
 */
export function otherForms(text: string): string {
  const terms = termsOf(text);
  const plain = new Set(plainTerms(text));
  const others = FORMS.filter(([base = '']) => plain.has(stem(base)))
    .flat()
    .filter((form) => !terms.includes(stem(form)));
  return others.length === 0
    ? ''
    : [...others, ...terms.filter((term) => SAME[term] === undefined)].join(' ');
}

/** The words of a text in their plain form: “left” is “leave”. For comparing two texts, not for what is indexed. */
export const plainTerms = remembering((text): readonly string[] => [
  ...new Set(termsOf(text).map((term) => SAME[term] ?? term)),
]);

/** The share of a text's words that are among others; 1 for a text without any. */
export function shareOf(text: string, others: ReadonlySet<string>): number {
  const terms = termsOf(text);
  if (terms.length === 0) return 1;
  return terms.filter((term) => others.has(term)).length / terms.length;
}
