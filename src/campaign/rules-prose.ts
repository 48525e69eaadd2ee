import type { Rules } from '../contracts/rules.ts';

const DICE =
  /\b(?:roll|rolls|rolling|throw|throws|dice|die)\b[^.;:]{0,40}?\b(\d{0,2}d\d{1,3}(?:\s*[+-]\s*\d{1,2})?)\b/i;
const NUMBER = '(\\d{1,3})';
const OR_MORE = '(?:\\+| ?(?:or|and) (?:more|higher|above|over|better|up))';
const OR_LESS = '(?: ?(?:or|and) (?:less|lower|below|under|worse|fewer))';
const WELL = '(?:succe(?:eds?|ss)|works|is enough|hits?|wins?|full success)';
const HALF =
  '(?:partial(?:ly)?|mixed|(?:succe(?:eds?|ss)[^.;]{0,12}?) (?:at|with|for) (?:a )?(?:cost|price|complication)|complication|costs? something|half)';
const BADLY = '(?:fail(?:s|ure)?|does not work|goes wrong|miss(?:es)?)';
const GAP = '[^.;\\d]{0,30}?';

/**
 * Rules that an author has put in plain words: “Roll 1d20; 15 or more succeeds, 8 to 14 succeeds at a cost, 7 or less
 * fails”. Null when they are not as plain as that.
 */
export function rulesInProse(prose: string): Rules | null {
  const text = prose.replace(/\s+/g, ' ').replace(/[–—−]/g, '-');
  const dice = DICE.exec(text)?.[1]?.replace(/\s+/g, '').replace(/^d/i, '1d').toLowerCase();
  const spans = spansIn(text);
  const success =
    number(text, `${NUMBER}${OR_MORE}${GAP}\\b${WELL}`, `\\b${WELL}${GAP}${NUMBER}${OR_MORE}`) ??
    spans.find(({ outcome }) => outcome === 'success')?.from ??
    null;
  if (dice === undefined || success === null) return null;
  const partial = range(text);
  const failure =
    number(text, `${NUMBER}${OR_LESS}${GAP}\\b${BADLY}`, `\\b${BADLY}${GAP}${NUMBER}${OR_LESS}`) ??
    spans.find(({ outcome }) => outcome === 'failure')?.to ??
    null;
  const upTo = partial === null ? success - 1 : partial[0] - 1;
  // Numbers that leave a gap, or overlap, are not plain.
  if (failure !== null && failure !== upTo) return null;
  if (partial !== null && (partial[1] !== success - 1 || partial[0] > partial[1])) return null;
  return {
    dice,
    bands: [
      { outcome: 'failure', up_to: upTo },
      ...(partial === null ? [] : [{ outcome: 'partial' as const, up_to: partial[1] }]),
      { outcome: 'success' },
    ],
  };
}

/** Whether a text speaks of rolls at all, so that somebody will expect them to be followed. */
export function speaksOfRolls(prose: string): boolean {
  return /\b\d{0,2}d(?:4|6|8|10|12|20|100)\b|\b(?:roll|rolls) (?:a|an|the|two|three|\d+)\b|\bDC ?\d+|\bskill checks?\b|\bpercentile\b/i.test(
    prose,
  );
}

function number(text: string, ...patterns: string[]): number | null {
  for (const pattern of patterns) {
    const found = new RegExp(pattern, 'i').exec(text)?.[1];
    if (found !== undefined) return Number(found);
  }
  return null;
}

/** “2-6 is a failure, 10-12 is a success”: numbers from and to, and what they come to. */
function spansIn(text: string): { from: number; to: number; outcome: 'success' | 'failure' | null }[] {
  const means = (words: string, what: string) => new RegExp(`\\b${what}`, 'i').test(words);
  return [...text.matchAll(/(\d{1,3}) ?(?:-|to|through) ?(\d{1,3})([^.;\d]{0,40})/gi)].map(
    ([, from, to, words = '']) => ({
      from: Number(from),
      to: Number(to),
      outcome: means(words, HALF)
        ? null
        : means(words, BADLY)
          ? 'failure'
          : means(words, WELL)
            ? 'success'
            : null,
    }),
  );
}

function range(text: string): [number, number] | null {
  const [, from, to] =
    new RegExp(`${NUMBER} ?(?:-|to|through) ?${NUMBER}${GAP}\\b${HALF}`, 'i').exec(text) ??
    new RegExp(`\\b${HALF}${GAP}${NUMBER} ?(?:-|to|through) ?${NUMBER}`, 'i').exec(text) ??
    [];
  return from === undefined || to === undefined ? null : [Number(from), Number(to)];
}
