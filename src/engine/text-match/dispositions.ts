import { remembering } from '../../base/remembering.ts';
import { bareDeed, familiesOf } from './deeds.ts';
import { namesIn } from './words.ts';

/** What somebody does who is like that, by families of deeds. */
const DISPOSITIONS: readonly [RegExp, string][] = [
  [/\b(?:merciful|mercy|gentle|lenient|compassion\w*|forgiv\w+)\b/, 'forgive spare help give'],
  [/\b(?:kind|kindly|caring|helpful|good)\b/, 'help give forgive thank spare'],
  [/\b(?:cruel|ruthless|violent|brutal|harsh|merciless)\b/, 'threaten fight insult break'],
  [/\b(?:honest|truthful|sincere|frank)\b/, 'truth confess'],
  [/\b(?:dishonest|deceitful|liar|cunning|sly|devious)\b/, 'lie sneak steal'],
  [/\b(?:curious|inquisitive|nosy)\b/, 'ask search look examine read inspect study'],
  [/\b(?:generous|giving)\b/, 'give help offer'],
  [/\b(?:greedy|selfish|thief|thieving)\b/, 'take steal'],
  [/\b(?:brave|bold|daring|courageous)\b/, 'fight try threaten'],
  [/\b(?:coward\w*|timid)\b/, 'flee wait hide'],
  [/\b(?:patient|cautious|careful)\b/, 'wait look search'],
  [/\b(?:enemy|enemies)\b/, 'insult threaten fight lie betray'],
  [/\btrust\b/, 'help truth confess confide kept'],
  [/\bputs? (?:things |it )?off\b/, 'wait rest'],
  [/\bby night\b|\bunseen\b/, 'sneak'],
];
const WITHOUT =
  /\b(?:instead of|rather than|although|when|whenever|before|without|than|although|since|even if)\b.*$/;
/** A clause that says what is not done. */
const DENIED = /\b(?:no|not|never|nothing|little|nobody|none)\b|^(?:would|could|should) rather\b|\bno one\b/;

/** What a trend such as “helps quietly and takes no credit” asks for. */
export interface Trend {
  families: ReadonlySet<string>;
  /** Whether a deed is one of those it asks for. */
  asksFor(deed: string): boolean;
}

export const readTrend = remembering((text: string): Trend => {
  const families = new Set<string>();
  const whole = text.trim().toLowerCase();
  for (const [pattern, deeds] of DISPOSITIONS) {
    if (pattern.test(whole.replace(WITHOUT, ''))) for (const deed of deeds.split(' ')) families.add(deed);
  }
  const clauses = whole.replace(WITHOUT, '').split(/,|;|\band\b|\bor\b/);
  for (const clause of clauses.filter((one) => !DENIED.test(one))) {
    const found = new Set(familiesOf(bareDeed(clause)));
    // To tell the truth is not to tell anything.
    if (found.has('truth')) found.delete('tell');
    if (found.has('kept promise') || found.has('secret')) found.delete('keep');
    for (const family of found) families.add(family);
  }
  // If it names somebody, deeds that have to do with them count.
  const names = namesIn(text);
  // Everything that was ever done is looked at in every scene.
  const asksFor = remembering((deed) => isTowards(families, names, deed));
  return { families, asksFor };
});

function isTowards(families: ReadonlySet<string>, names: readonly string[], deed: string): boolean {
  if (names.length > 0) {
    const plain = deed.toLowerCase();
    if (!names.some((name) => plain.includes(name))) return false;
  }
  return !familiesOf(deed).isDisjointFrom(families);
}
