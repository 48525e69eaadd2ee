import { getOwn } from '../../../../src/sdk/index.ts';
import { readBeard, readHair } from './hair.ts';
import { readAge, readCount, readMood, readPresents } from './person.ts';
import { colourIn, isThing, meaningIn, phrasesOf } from './phrases.ts';
import type { Traits } from './traits.ts';
import { COLOURS, EYEWEAR, GARMENTS, HEADWEAR, SKIN_COLOURS, SPECIES } from './words.ts';

/** Whoever is compared with, and whatever belongs to somebody else, is not in the picture. */
const NOT_THEMSELVES = [
  /\b(?:unlike|than|as if|as though|as when|instead of|resembl\w+|reminds?\b.{0,20}\bof)\b[^,.;]*/g,
  /\b(?:his|her|their|my|your) (?:late |old |dead |elder |younger |little |big )?(?:father|mother|brother|sister|son|daughter|wife|husband|master|mistress|friend|dog|cat|horse|mule|parrot|companion)\b(?:'s)?[^,.;]*/g,
  /\b(?:used to|once (?:had|wore|was|were)|formerly|had once|years ago)\b[^,.;]*/g,
  /\bonce (?:black|brown|red|blond|blonde|fair|golden|dark)\b/g,
];

const SPELT_TOGETHER: readonly [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/\bsalt[- ]and[- ]pepper\b/g, 'greying'],
  [/\bblack and white\b(?= (?:hair|beard))/g, 'greying'],
  [
    /\bclean[- ]shaven\b|\bshav(?:es|ed|en) (?:his|her|their|the) (?:chin|face)\b|\bshaved off [^,.;]*beard\b/g,
    'clean-shaven',
  ],
  [/\b(?:shaved|shaven|shaves|bald)[- ](?:head|pate|skull|scalp)(?:ed)?\b/g, 'bald'],
  [/\bshav(?:es|ed) (?:his|her|their) head\b|\bhead (?:is |was )?(?:shaved|shaven|shorn)\b/g, 'bald'],
  [/\bfive o'clock shadow\b|\bdays' growth\b/g, 'stubble'],
  [/\beye[- ]patch\b|\bpatch over (?:one|his|her|their|the) \w*\s?eye\b/g, 'eyepatch'],
  [/\bdark glasses\b|\bsmoked glasses\b|\bblack glasses\b/g, 'sunglasses'],
  [/\b(two|a pair of|twin) buns\b/g, 'buns'],
  [/\b(?:piano keys|old lace|parchment)\b/g, 'ivory'],
  [/\bwide[- ]eyed\b/g, 'astonished'],
  [/\bone[- ]eyed\b/g, 'eyepatch'],
  [/\b(?:wine|drinking|beer|four|three|two|six) glasses\b|\bglasses of\b|\blooking[- ]glass\b/g, 'tumblers'],
  [/(\w)-haired\b/g, '$1 hair'],
  [/(\w)-(?:bearded|whiskered)\b/g, '$1 beard'],
  [/(\w)-eyed\b/g, '$1 eyes'],
  [/(\w)-skinned\b/g, '$1 skin'],
  [/(\w)-(?:clad|robed|cloaked|coated)\b/g, '$1 clothes'],
  [/(\w)-colou?red\b/g, '$1'],
  [/\b(?:ponytailed|pony[- ]tail)\b/g, 'ponytail'],
  [
    /\b(dark|light|pale|deep|bright|dirty|strawberry|ash|iron|steel|sea|sky|jet|snow)-(black|brown|blond|blonde|grey|gray|red|green|blue|white)\b/g,
    '$1 $2',
  ],
];

/** A description as sentences of small words; marks that divide are words of their own. */
function sentencesOf(description: string): string[][] {
  let text = description.toLowerCase();
  for (const [pattern, plain] of SPELT_TOGETHER) text = text.replace(pattern, plain);
  for (const pattern of NOT_THEMSELVES) text = text.replace(pattern, ' ');
  text = text.replace(/\b(mrs|mr|ms|dr|st)\./g, '$1');
  return text
    .split(/[.;:!?()\n—–]+/)
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|,/gu) ?? [])
    .filter((sentence) => sentence.length > 0);
}

/** Reads what a description says about somebody's looks. What it leaves open stays null. */
export function readTraits(description: string): Traits {
  const sentences = sentencesOf(description);
  const all = sentences.flat();
  const species = meaningIn(all, SPECIES);
  return {
    count: readCount(sentences),
    presents: readPresents(sentences),
    age: readAge(sentences),
    species,
    skin: readSkin(sentences),
    hair: readHair(sentences),
    beard: readBeard(sentences),
    eyes: readEyes(sentences),
    eyewear: readEyewear(sentences),
    headwear: readHeadwear(sentences),
    clothing: readClothing(sentences),
    mood: readMood(sentences),
    freckles: all.includes('freckles') || all.includes('freckled'),
    scar: all.includes('scar') || all.includes('scarred') || all.includes('scars'),
    earrings: all.includes('earring') || all.includes('earrings'),
  };
}

function readSkin(sentences: readonly string[][]): string | null {
  for (const sentence of sentences) {
    const isSkin = (word: string) => /^(?:skin|complexion|face|cheeks)$/.test(word);
    for (const { noun, before, after, isDenied } of phrasesOf(sentence, isSkin)) {
      const colour = isDenied ? null : (colourIn(before) ?? (noun === 'skin' ? colourIn(after) : null));
      const skin = colour === null ? undefined : getOwn(SKIN_COLOURS, colour);
      if (skin !== undefined) return skin;
    }
  }
  return personSkin(sentences);
}

/** “Iz is small, burnt brown”: said of the person, not of a thing. Grey and white are hair then, so they do not count. */
function personSkin(sentences: readonly string[][]): string | null {
  for (const sentence of sentences) {
    for (const [at, word] of sentence.entries()) {
      const colour = COLOURS.get(word);
      if (colour === undefined || !/^(?:brown|dark|pale|tan|olive|black|green|blue)$/.test(colour)) continue;
      const isPredicate = /^(?:,|and|but|with|in|)$/.test(sentence[at + 1] ?? '');
      const isOfElse =
        /^(?:in|of|to|or)$/.test(sentence[at - 1] ?? '') || sentence.slice(at + 1, at + 3).some(isThing);
      const isSaid = sentence.slice(0, at).some((other) => /^(?:is|was|are|were)$/.test(other));
      if (isPredicate && !isOfElse && isSaid && !sentence.slice(0, at).some(isThing))
        return getOwn(SKIN_COLOURS, colour) ?? null;
      if (
        /^(?:tan|pale)$/.test(colour) &&
        /^(?:woman|man|girl|boy|lady|person)$/.test(sentence[at + 1] ?? '')
      )
        return getOwn(SKIN_COLOURS, colour) ?? null;
    }
  }
  return null;
}

function readEyes(sentences: readonly string[][]): string | null {
  for (const sentence of sentences)
    for (const { before, after } of phrasesOf(sentence, (word) => word === 'eyes' || word === 'eye')) {
      const colour =
        colourIn(before) ?? (/^(?:are|were|of|like)$/.test(after[0] ?? '') ? colourIn(after) : null);
      if (colour !== null && colour !== 'pale') return colour === 'dark' ? 'dark brown' : colour;
    }
  return null;
}

function readEyewear(sentences: readonly string[][]): Traits['eyewear'] {
  const phrases = sentences.flatMap((sentence) => phrasesOf(sentence, (word) => EYEWEAR.has(word)));
  const worn = phrases.find(({ isDenied }) => !isDenied);
  return worn === undefined ? (phrases.length > 0 ? 'none' : null) : (EYEWEAR.get(worn.noun) ?? null);
}

function readHeadwear(sentences: readonly string[][]): Traits['headwear'] {
  const phrases = sentences.flatMap((sentence) => phrasesOf(sentence, (word) => HEADWEAR.has(word)));
  const worn = phrases.find(({ isDenied }) => !isDenied);
  if (worn === undefined) return { kind: phrases.length > 0 ? 'none' : null, colour: null };
  return { kind: HEADWEAR.get(worn.noun) ?? null, colour: clothColour(colourIn(worn.before)) };
}

function readClothing(sentences: readonly string[][]): Traits['clothing'] {
  const phrases = sentences
    .flatMap((sentence) => phrasesOf(sentence, (word) => GARMENTS.has(word)))
    .filter(({ isDenied }) => !isDenied);
  const worn = phrases.find(({ before }) => colourIn(before) !== null) ?? phrases[0];
  if (worn === undefined) return { garment: null, colour: plainColour(sentences) };
  const colour = clothColour(
    colourIn(worn.before) ?? (/^(?:of|is|in)$/.test(worn.after[0] ?? '') ? colourIn(worn.after) : null),
  );
  return { garment: GARMENTS.get(worn.noun) ?? null, colour: colour ?? plainColour(sentences) };
}

/** “a woman in black”, “dressed all in green”. */
function plainColour(sentences: readonly string[][]): string | null {
  for (const sentence of sentences)
    for (const [at, word] of sentence.entries()) {
      const colour = COLOURS.get(word);
      if (colour === undefined) continue;
      const isAlone = /^(?:,|and|with|)$/.test(sentence[at + 1] ?? '');
      if (isAlone && /^in$/.test(sentence[at - 1] ?? '')) return clothColour(colour);
      if (isAlone && colour === 'purple') return colour;
    }
  return null;
}

function clothColour(colour: string | null): string | null {
  if (colour === 'dark') return 'black';
  if (colour === 'pale') return 'white';
  if (colour === 'blond') return 'gold';
  return colour;
}
