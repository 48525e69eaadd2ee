import { BEARDS, COLOURS, EYEWEAR, GARMENTS, HAIR_NOUNS, HEADWEAR, OTHER_THINGS } from './words.ts';

/** A noun of the description with the words that say something about it. */
export interface Phrase {
  noun: string;
  at: number;
  /** From the first word of the phrase to the noun. */
  before: string[];
  /** What is said of it afterwards: “hair, which is grey”, “hair in a bun”. */
  after: string[];
  isDenied: boolean;
}

const ENDS_BEFORE = new Set(
  'with in of is was are were has had have wears wearing wore but who which that on under over at by from carries keeps her his their its'.split(
    ' ',
  ),
);
const DENIALS = new Set(
  "no not without never lacks lacking neither nor hasn't isn't doesn't don't wears-no lost minus".split(' '),
);
const SAYS_MORE = new Set(
  'is are was were gone going turned turning of like as now , the which has that to down tied pulled drawn held worn in swept cut falls falling hangs hanging reaching pinned dressed up back cropped shorn shaved reaches grows flows'.split(
    ' ',
  ),
);
const LONGEST = 7;

export function isThing(word: string): boolean {
  return (
    HAIR_NOUNS.has(word) ||
    BEARDS.has(word) ||
    EYEWEAR.has(word) ||
    HEADWEAR.has(word) ||
    GARMENTS.has(word) ||
    OTHER_THINGS.has(word) ||
    word === 'eyes' ||
    word === 'skin' ||
    word === 'face' ||
    word === 'complexion'
  );
}

/** The phrases of a sentence around the nouns that are asked for. */
export function phrasesOf(sentence: readonly string[], isNoun: (word: string) => boolean): Phrase[] {
  return sentence.flatMap((noun, at) => {
    if (!isNoun(noun)) return [];
    return [
      {
        noun,
        at,
        before: before(sentence, at),
        after: after(sentence, at),
        isDenied: isDenied(sentence, at),
      },
    ];
  });
}

function before(sentence: readonly string[], at: number): string[] {
  const found: string[] = [];
  for (let index = at - 1; index >= 0 && found.length < LONGEST; index -= 1) {
    const word = sentence[index] as string;
    if (ENDS_BEFORE.has(word) || (isThing(word) && !COLOURS.has(word) && word !== 'braided')) break;
    // A comma joins adjectives, but what stands before it may be about somebody: “tall, with”, “Mara, grey hair”.
    if (word === ',' && !isAdjective(sentence[index - 1])) break;
    found.unshift(word);
  }
  return found;
}

function isAdjective(word: string | undefined): boolean {
  return (
    word !== undefined &&
    (COLOURS.has(word) ||
      /(?:ed|y|ing|ish|less|ful|ous)$|^(?:long|short|thick|thin|straight|great|big|small|dark|bright)$/.test(
        word,
      ))
  );
}

function after(sentence: readonly string[], at: number): string[] {
  if (!SAYS_MORE.has(sentence[at + 1] ?? '')) return [];
  const found: string[] = [];
  for (let index = at + 1; index < sentence.length && found.length < LONGEST + 3; index += 1) {
    const word = sentence[index] as string;
    if (isThing(word) && !HAIR_NOUNS.has(word)) {
      // That word begins another phrase; its adjectives are not ours.
      while (found.length > 0 && !/^(?:,|and|with|in|is|a|an|the)$/.test(found.at(-1) as string)) found.pop();
      break;
    }
    if (word === 'with' || word === 'wears' || word === 'but') break;
    if (
      word === 'and' &&
      /^(?:a|an|the|his|her|their|wears|has|is|with|no|she|he|they)$/.test(sentence[index + 1] ?? '')
    )
      break;
    if (
      word === ',' &&
      /^(?:a|an|his|her|their|wears|has|with|and|in|she|he|they|no)$/.test(sentence[index + 1] ?? '')
    )
      break;
    found.push(word);
  }
  return found;
}

/** “no beard”, “does not wear glasses”, “neither beard nor moustache”. */
function isDenied(sentence: readonly string[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 6); index -= 1) {
    const word = sentence[index] as string;
    if (DENIALS.has(word)) return true;
    if (word === ',' || word === 'but' || word === 'with' || word === 'only') return false;
    if (isThing(word) && !/^(?:or|nor)$/.test(sentence[index + 1] ?? '')) return false;
  }
  return false;
}

/** The last colour among words: “once brown, now grey” is grey. */
export function colourIn(words: readonly string[]): string | null {
  const found = words.map((word) => COLOURS.get(word)).filter((colour) => colour !== undefined);
  const named = found.filter((colour) => colour !== 'dark' && colour !== 'pale');
  const colour = named.at(-1) ?? found.at(-1) ?? null;
  const isDarkened = words.includes('dark') || words.includes('deep');
  return colour === 'brown' && isDarkened ? 'dark brown' : colour;
}

/** The first word that means something, as what it means. */
export function meaningIn<Meaning>(
  words: readonly string[],
  table: ReadonlyMap<string, Meaning>,
): Meaning | null {
  for (const word of words) {
    const meaning = table.get(word);
    if (meaning !== undefined) return meaning;
  }
  return null;
}
