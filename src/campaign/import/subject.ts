import nlp from 'compromise';
import { trimEndOf } from '../../base/trim-end.ts';
import { capitalise, infinitiveOf } from '../../sdk/language.ts';

const ADVERB = /^(?:never|always|once|often|sometimes|still|also|secretly|rarely|usually|\p{Ll}+ly)$/u;
/** After it, “plays” is what somebody does: “plays the piano”, not “plays in a row”. */
const OBJECT =
  /^(?:the|an?|his|her|their|its|every\p{L}*|some\p{L}*|any\p{L}*|nobody|nothing|up|down|it|them|him|you|to|like|back|away|when|whenever|while)$/u;

/** Whether words tell of a deed and do not say whose: “keeps bees”, “saw somebody on the stairs”, “never sleeps”. */
export function isDeed(words: string): boolean {
  const [first = '', second = '', third = ''] = words.trim().split(/[\s,.;:!?]+/);
  const plain = lowerFirst(first);
  if (/^(?:is|was|has|had|does|did|can|could|will|would|must|used|born)$/.test(plain)) return second !== '';
  if (ADVERB.test(plain)) return isDeed(`${second} ${third}`.trim()) || /^\p{Ll}{2,}[^s]s$/u.test(second);
  if (!/^\p{Ll}[\p{Ll}-]+$/u.test(plain)) return false;
  if (infinitiveOf(plain) !== plain && !/ed$/.test(plain)) return second !== '';
  const tags: string[] = nlp(lowerFirst(words)).terms().json()[0]?.terms[0]?.tags ?? [];
  if (tags.includes('Infinitive') || tags.includes('Gerund')) return false;
  if (tags.includes('Verb')) return /(?:[^s]s|ed)$/.test(plain) || tags.includes('PastTense');
  return /^\p{Ll}+[^s]s$/u.test(plain) && OBJECT.test(second);
}

/** The sentence with whom it is about, where it leaves that out: “Speaks slowly.” is “Mira speaks slowly.” */
export function aboutSomebody(name: string, sentence: string): string {
  const said = `${trimEndOf(sentence.trim(), '.')}${/[!?…]$/.test(sentence.trim()) ? '' : '.'}`;
  // “Will reads the post” says already that it is Will.
  const isNamed = name.split(' ').includes(/^[\p{L}'’-]+/u.exec(said)?.[0] ?? '');
  if (isNamed || !isDeed(said)) return capitalise(said);
  return `${name} ${/^Born\b/i.test(said) ? 'was ' : ''}${lowerFirst(said)}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const TEENS = 'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen';
const TENS =
  '(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?';
const AGE = new RegExp(
  `^(?:about |around |aged? )?(?:\\d+|${TEENS}|${TENS})(?: years old)?$|^(?:early|mid|late)[ -](?:\\d+s|${TENS.replace('ty', 'ties')})$`,
  'i',
);
/** “58”, “about sixty”, “thirty-four”: how old somebody is, in a list of what they are. */
export const isAge = (part: string) => AGE.test(part);
