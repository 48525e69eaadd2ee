import nlp from 'compromise';
import type { AuthorPerson } from './reading.ts';

const GONE =
  /\b(?:drown(?:ed|s)?|died|dies|dead|death|kill(?:ed|s)|murder(?:ed|s)?|vanish(?:ed|es)?|missing|disappear(?:ed|s)?|buried|late|lost|gone|ghost|never came back|widow|funeral|grave)\b/i;
const SHE = /\b(?:she|her|hers|herself)\b/gi;
const HE = /\b(?:he|him|his|himself)\b/gi;
const SHE_WORDS =
  /\b(?:sister|mother|aunt|grandmother|grandma|daughter|wife|queen|princess|lady|mrs|ms|miss|widow|bride|girl|woman|girlfriend|waitress|actress|witch|nun|landlady|dame|madame)\b/i;
const HE_WORDS =
  /\b(?:brother|father|uncle|grandfather|grandpa|son|husband|king|prince|lord|mr|sir|groom|boy|man|boyfriend|waiter|monk|landlord|fisherman|wizard)\b/i;
/** A capital of the sentence's, or a name of something else. */
const NO_NAME =
  /^(?:The|A|An|I|You|He|She|It|We|They|My|Your|His|Her|Our|Their|This|That|When|Where|Who|What|Why|How|If|But|And|Or|So|Then|Now|There|Here|No|Not|Every|Each|All|Some|One|Two|Three|In|On|At|By|For|From|To|Of|With|Without|Before|After|Until|Since|While|As|Once|Because|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|God|Lord)$/;
const TITLE =
  '(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Captain|Sergeant|Father|Sister|Brother|Lady|Lord|Sir|Dame|King|Queen|Prince|Princess|Professor|Judge|Inspector|Detective|Old|Aunt|Uncle|Granny|Commander|Colonel|Major|Coach|Chef|Madame)\\.?';
const WORD = "\\p{Lu}[\\p{Ll}'’-]+";

/** The people the author names, in the order they come in. */
export function peopleIn(text: string): AuthorPerson[] {
  const names = new Map<string, string[]>();
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/)) {
    for (const name of namesIn(sentence)) {
      const known = [...names.keys()].find((other) => other.includes(name) || name.includes(other));
      if (known === undefined) names.set(name, [sentence]);
      else {
        const sentences = [...(names.get(known) ?? []), sentence];
        names.delete(known);
        names.set(known.length >= name.length ? known : name, sentences);
      }
    }
  }
  return [...names].map(([name, sentences]) => personFrom(name, sentences, text));
}

function namesIn(sentence: string): string[] {
  const titled = [...sentence.matchAll(new RegExp(`\\b${TITLE}\\s${WORD}(?:\\s${WORD})?`, 'gu'))].map(
    ([name]) => name,
  );
  const found = (nlp(sentence).people().out('array') as string[]).map(clean);
  // “the keeper, Elias Thorne,” and “my sister Maud”: a person's noun beside a name that no list has.
  const beside = [
    ...sentence.matchAll(
      new RegExp(
        `\\b(?:sister|brother|mother|father|aunt|uncle|friend|captain|keeper|judge|lawyer|teacher|doctor|named|called|husband|wife|son|daughter|cousin|neighbour|baker|cook|chef|coach|rival|boss|king|queen|girl|boy|man|woman),?\\s(${WORD}(?:\\s${WORD})?)`,
        'gu',
      ),
    ),
  ].map(([, name]) => name ?? '');
  return [...new Set([...titled, ...found, ...beside])]
    .map(clean)
    .filter(
      (name) =>
        new RegExp(`^(?:${TITLE}\\s)?${WORD}(?:\\s(?:${WORD}|of|de|van|von))*$`, 'u').test(name) &&
        !NO_NAME.test(name.split(' ')[0] ?? ''),
    )
    .filter((name, _, all) => !all.some((other) => other !== name && other.includes(name)));
}

/** `Elias Thorne,` and `sister Maud` are Elias Thorne and Maud. */
function clean(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}.'’ -]/gu, '')
    .replace(/^(?:\p{Ll}[\p{L}'’-]*\s)+/u, '')
    .replace(/['’]s?$/u, '')
    .replace(/(?<!^(?:Mr|Mrs|Ms|Dr))\.$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function personFrom(name: string, sentences: readonly string[], text: string): AuthorPerson {
  const near = sentences.join(' ');
  return {
    name,
    role: roleIn(name, near),
    pronoun: pronounFor(name, near, text),
    isGone: isGone(name, sentences),
  };
}

function isGone(name: string, sentences: readonly string[]): boolean {
  return sentences.some((sentence) => {
    const at = sentence.indexOf(name);
    // What became of somebody stands after the name, or right before it: “the late Elias Thorne”.
    return (
      GONE.test(sentence.slice(at + name.length, at + name.length + 60)) ||
      GONE.test(sentence.slice(Math.max(0, at - 14), at))
    );
  });
}

function roleIn(name: string, near: string): string | null {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const after = new RegExp(
    `${escaped},\\s+((?:an?|the|my|your|his|her|their|our)\\s[^,.;:!?]{3,60})[,.;!?]`,
    'u',
  ).exec(near)?.[1];
  const before = new RegExp(
    `\\b((?:the|an?|my|your|his|her|their|our)\\s(?:[\\p{Ll}-]+\\s){0,2}[\\p{Ll}-]+),?\\s${escaped}`,
    'u',
  ).exec(near)?.[1];
  const role = after ?? before ?? null;
  return role === null || / (?:and|or|of|in|at|to|by|for)$/.test(role)
    ? null
    : role.replace(/^(?:my|our)\b/, 'your');
}

function pronounFor(name: string, near: string, text: string): AuthorPerson['pronoun'] {
  const doc = nlp(name);
  const marked = `${roleIn(name, near) ?? ''} ${name}`;
  if (SHE_WORDS.test(marked)) return 'she';
  if (HE_WORDS.test(marked)) return 'he';
  const she = (near.match(SHE) ?? []).length;
  const he = (near.match(HE) ?? []).length;
  if (doc.has('#FemaleName') || (she > he && (text.match(HE) ?? []).length === 0)) return 'she';
  if (doc.has('#MaleName') || (he > she && (text.match(SHE) ?? []).length === 0)) return 'he';
  if (she !== he) return she > he ? 'she' : 'he';
  return 'name';
}
