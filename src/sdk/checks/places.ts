import type { Check } from './check-input.ts';

const LOOKS =
  /\b(?:look|see|point|hear|glance|stare|nod|watch|smell|gaze|think|ask|talk|tell|know|read|turn|wave|face|came|come from|left behind|wanted|expected|needed|called|summoned|invited|awaited|due|sent for)\b/iu;
const GOES_AWAY =
  /^(?:then |at last |finally |\p{L}+ly )*(?:leave|walk out of|step out of|run from|have left|slip out of|storm out of)\s+/iu;

/** A night or an hour that was spent, and what was done then, is over. */
const SPENT =
  /\byou(?: have|[’']ve)? (?:\p{L}+ly )?(?:slept|spent|passed|lain|lay|dozed|waited|sat|stood)\b|\b(?:the|last|that|this|a) (?:night|evening|morning|day|hour)s? (?:that )?you (?:spent|passed|slept|had)\b/iu;
const EARLIER = /\byou(?: have|[’']ve) (?:\p{L}+ )?(?:seen|heard|met|read|known|been|had|smelt|felt)\b/iu;

/** What is a place and stands at others: “you find it in the depot”. */
const VEHICLE = /\b(?:bus|train|tram|cart|carriage|waggon|wagon|van|lorry|boat|ship|barge|ferry)$/iu;

/** The scene is told as if it were elsewhere, or the player goes where they do not go. */
export const places: Check = ({ facts, clauses, narration }) => {
  const { place, effects, ending } = facts.brief;
  if (place === null || ending !== null) return null;
  const here = bare(place.name);
  const moved = effects.flatMap((effect) => (effect.kind === 'moved' ? [bare(effect.name)] : []));
  const others = [...place.exits.map(({ name }) => name), ...(place.from === null ? [] : [place.from])]
    .map(bare)
    .filter((name) => name !== here && !moved.includes(name));
  const behind = new RegExp(`\\b${RegExp.escape(here)}\\b[^.,;]{0,30}\\bbehind (?:you|us)\\b`, 'iu');
  if (behind.test(narration)) return `the scene is at ${place.name} and stays there`;
  const around = others.find((name) =>
    new RegExp(
      `\\b${RegExp.escape(name)} (?:lies|is|stretches|closes|rises|spreads) (?:all )?(?:around|about) you\\b`,
      'iu',
    ).test(narration),
  );
  if (around !== undefined) return elsewhere(place.name, around);
  for (const { subject, rest, text, isAsserted } of clauses) {
    if (!isAsserted || subject.kind !== 'you') continue;
    // “You have seen it before, on the Quay”: where that was.
    if (EARLIER.test(narration) && /^(?:on|in|at|inside)\b/iu.test(rest)) continue;
    if (
      GOES_AWAY.test(rest) &&
      names(rest, here) &&
      !/\b(?:with|in) your (?:eyes|mind|head|thoughts)\b/iu.test(rest)
    )
      return `the player stays at ${place.name}`;
    if (/^have (?:reached|arrived|come)\b/iu.test(rest) && !names(text, here) && !place.arrived)
      return `the player stays at ${place.name}`;
    if (SPENT.test(narration)) continue;
    const isBrought = VEHICLE.test(here) && (/\bit\b/u.test(rest) || names(rest, here));
    const other = isBrought ? undefined : others.find((name) => isAt(rest, name));
    if (other !== undefined && !LOOKS.test(rest)) return elsewhere(place.name, other);
  }
  return null;
};

function elsewhere(here: string, other: string): string {
  return `the scene is at ${here}, not at ${other}`;
}

/** “into the chapel”, “reach the chapel”; “towards the chapel” gets nobody there. */
export function isAt(text: string, place: string): boolean {
  const found = new RegExp(
    `\\b(?:climb(?:ed)?|mount(?:ed)?|descend(?:ed)?|cross(?:ed)?)\\s[^,;]{0,30}\\bof\\s+(?:the\\s+)?${RegExp.escape(place)}(?![\\p{L}])|\\b(?:in|into|inside|to|onto|at|through|reach|enter|on)\\s+(?:the\\s+)?(?:\\p{L}+\\s+)?${RegExp.escape(place)}(?![\\p{L}])`,
    flagsFor(place),
  ).exec(text);
  // “Depot Lane” is not the depot.
  return found !== null && !/^ \p{Lu}/u.test(text.slice(found.index + found[0].length));
}

function names(text: string, place: string): boolean {
  return new RegExp(`(?<![\\p{L}])${RegExp.escape(place)}(?![\\p{L}])`, flagsFor(place)).test(text);
}

/** Where a place is called the Pan, a pan is none. */
function flagsFor(place: string): string {
  return /^\p{Lu}\p{L}*$/u.test(place) ? 'u' : 'iu';
}

export function bare(name: string): string {
  return name.replace(/^(?:the|an?)\s+/iu, '');
}
