import { isJsonObject } from '../../base/json.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { diceRange } from '../dice.ts';
import { slug } from '../names.ts';
import { asText } from './cast.ts';
import { keysOf } from './conditions.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import { listOf } from './names.ts';
import { type Report, suggestion } from './report.ts';

const STANDARD_DICE = '2d6';

/** Checks the rules: dice that can be rolled, bands in order, stats that the player has. */
export function checkRules({ rules, template }: Draft, report: Report): void {
  if (rules === null || !rules.isReadable) return;
  const written = rules.sound('/dice');
  const range = diceRange(typeof written === 'string' ? written : STANDARD_DICE);
  if (range === null) {
    const message = `${JSON.stringify(written)} cannot be rolled.`;
    report.add('bad_dice', rules.file, rules.at('/dice'), message);
  }
  if (checkBands(rules, report) && range !== null) checkReach(rules, range, report);
  checkStats(rules, template, report);
}

function upToOf(rules: Document): (number | undefined)[] {
  return listOf(rules.sound('/bands')).map((band) =>
    isJsonObject(band) && typeof band.up_to === 'number' ? band.up_to : undefined,
  );
}

/** Whether the bands are in order. */
function checkBands(rules: Document, report: Report): boolean {
  const limits = upToOf(rules);
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, limit] of limits.entries()) {
    const isLast = index === limits.length - 1;
    const pointer = `/bands/${index}`;
    if (limit === undefined && isLast) continue;
    if (limit === undefined) {
      const message = `Band ${index + 1} has no "up_to", so the bands after it are never reached.`;
      report.add('bands_order', rules.file, rules.at(pointer), message);
      return false;
    }
    if (limit <= highest) {
      const message = `Band ${index + 1} ends at ${limit}, but the one before it ends at ${highest}.`;
      report.add('bands_order', rules.file, rules.at(`${pointer}/up_to`), message);
      return false;
    }
    highest = limit;
  }
  return limits.length > 0;
}

/** Warns where the dice alone can never end up in the first or the last band; modifiers reach a little further. */
function checkReach(rules: Document, { low, high }: { low: number; high: number }, report: Report): void {
  const furthest = 10;
  const limits = upToOf(rules);
  const [first] = limits;
  if (first !== undefined && first < low - furthest) {
    report.add('band_unreachable', rules.file, rules.at('/bands/0/up_to'), `No roll is as low as ${first}.`);
  }
  const beforeLast = limits.at(-2);
  if (beforeLast !== undefined && beforeLast >= high + furthest) {
    const place = rules.at(`/bands/${limits.length - 2}/up_to`);
    report.add(
      'band_unreachable',
      rules.file,
      place,
      `No roll is higher than ${beforeLast}, so the last band is never reached.`,
    );
  }
  const last = limits.at(-1);
  if (last !== undefined && last < high) {
    const place = rules.at(`/bands/${limits.length - 1}/up_to`);
    report.add(
      'band_unreachable',
      rules.file,
      place,
      `A roll can be higher than ${last}, and then belongs to no band.`,
      'Leave "up_to" out of the last band.',
    );
  }
}

function checkStats(rules: Document, template: Document | null, report: Report): void {
  if (template !== null && !template.isReadable) return;
  const attributes = listOf(template?.raw('/starting_stats/attributes'));
  const known = attributes.flatMap((attribute) =>
    isJsonObject(attribute) ? (asText(attribute.name) ?? []) : [],
  );
  for (const name of keysOf(rules.sound('/stats'))) {
    if (known.some((stat) => slug(stat) === slug(name))) continue;
    const message = `The player has no stat "${name}"${suggestion(name, known)}`;
    report.add('unknown_stat', rules.file, rules.at(childPointer('/stats', name), 'key'), message);
  }
}
