import nlp from 'compromise';
import { sentencesOf } from '../../../sdk/language.ts';

/** A name in a sentence of the author's. */
export interface FoundName {
  name: string;
  kind: 'person' | 'place';
  sentence: string;
}

const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Captain|Sergeant|Father|Sister|Brother|Lady|Lord|Sir|Dame|King|Queen|Prince|Princess|Professor|Judge|Inspector|Detective|Old|Aunt|Uncle|Granny|Commander|Colonel|Major|General|Marshal|Coach|Chef|Madame)\.?$/;
/** Words that have a capital for other reasons than being somebody's name. */
const NO_NAME = new Set(
  "The A An I I'm I've You You've You're He She It We They My Your His Her Our Their Its This That These Those When Where Who What Why How Which If But And Or So Then Now There Here No Not Nobody Somebody Someone Everyone Every Each All Some One Two Three Four Five Six Seven Eight Nine Ten In On At By For From To Of With Without Before After Until Since While As Once Because Only Even Still Just Last Tonight Today Tomorrow Yesterday Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter God Let Do Does Did Is Are Was Were Will Would Can Could Should Have Has Had Be Being Under Over Behind Beyond Between Against Another Other Both Most Many Few Such Same New Inside Outside Down Up English French German Russian Japanese Chinese Spanish Latin Greek Roman American British European".split(
    ' ',
  ),
);
const PLACE_WORD =
  /(?:Street|Road|Lane|Point|Bay|Harbour|Harbor|Island|Isle|Hill|Mountain|Valley|River|Lake|Forest|Wood|Woods|City|Town|Village|Castle|Abbey|Park|Square|Station|School|Academy|Hospital|Hotel|Club|United|Rovers|Athletic|Bridge|Gate|Hall|House|Manor|Farm|Mill|Church|Cathedral|Court|Kingdom|Empire|Republic|Sea|Ocean|Desert|Glacier|Marsh|Fen|Coast|Cove|Cape|Tower|Inn|Tavern|Market|Quarter|District|Ward|Planet|Colony|Deep|Reach|Heights|Falls|Green|End|Bottom|Skerry)$/;
const BEFORE_PLACE =
  /\b(?:in|at|near|outside|around|beyond|towards?|across|through|(?:town|village|city|island|port|kingdom|planet|parish|colony|land|valley|isle|walls|gates|streets|coast|fields|people|bay|lake|river|district|castle|army|house|ruins|outskirts|edge|heart|council|king|queen|mayor) of|(?:town|village|city|island|planet|colony|port) (?:called|named)|to|from|leaves?|reach(?:es|ed)?)\s(?:the\s)?$/i;
const BEFORE_SHIP =
  /\b(?:ship|starship|spaceship|boat|vessel|freighter|schooner|tavern|inn|bar|pub|hotel|station|team|club|band|project|unit|machine|model|operation|company)\s$/i;

const WORD = "\\p{Lu}[\\p{Ll}\\p{M}]+(?:['’-]\\p{Lu}?[\\p{Ll}\\p{M}]+)*";

/** The names in a text: runs of words with a capital, told apart by what stands around them. */
export function namesIn(text: string): FoundName[] {
  return text
    .split(/\n+/)
    .flatMap(sentencesOf)
    .flatMap((sentence) => namesOf(sentence));
}

function namesOf(sentence: string): FoundName[] {
  const found: FoundName[] = [];
  const runs = sentence.matchAll(new RegExp(`(?:${WORD}\\.?)(?:\\s(?:(?:of|de|van|von)\\s)?${WORD})*`, 'gu'));
  for (const { 0: run, index } of runs) {
    const words = run.replace(/(?<!\b(?:Mr|Mrs|Ms|Dr))\.$/, '').split(' ');
    while (words.length > 0 && NO_NAME.has(words[0] as string)) words.shift();
    const name = words.join(' ').replace(/['’]s?$/, '');
    if (name === '' || (words.length === 1 && (TITLE.test(name) || NO_NAME.has(name)))) continue;
    const start = sentence.indexOf(name, index);
    const isFirst = /^["“‘'(]*$/.test(sentence.slice(0, start));
    if (isFirst && words.length === 1 && !isKnownPerson(name)) continue; // only the sentence's capital
    const kind = kindOfName(name, sentence.slice(0, start), words);
    if (kind !== null) found.push({ name, kind, sentence });
  }
  return found;
}

function kindOfName(name: string, before: string, words: readonly string[]): FoundName['kind'] | null {
  if (TITLE.test(words[0] ?? '') && words.length > 1) return 'person';
  if (BEFORE_SHIP.test(before) || /\b(?:brothers|sisters|family|twins)\s$/i.test(before)) return null;
  if (PLACE_WORD.test(name)) return 'place';
  if (isKnownPerson(name)) return 'person';
  if (BEFORE_PLACE.test(before) || nlp(name).has('#Place')) return 'place';
  return 'person';
}

function isKnownPerson(name: string): boolean {
  return nlp(name).has('(#FirstName|#MaleName|#FemaleName)');
}
