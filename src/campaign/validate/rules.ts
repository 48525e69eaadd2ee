import { isJsonObject } from '../../base/json.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { DiceError, type DiceFormula, diceIn, namesInDice } from '../../rules/dice/notation.ts';
import { distributionOf } from '../../rules/dice/odds.ts';
import { parseDice } from '../../rules/dice/parse.ts';
import { namesAnHour } from '../difficulty.ts';
import type { CampaignFolder } from '../folder.ts';
import { slug } from '../names.ts';
import { START } from '../problem.ts';
import { paragraphsIn } from '../prose.ts';
import { rulesInProse, speaksOfRolls } from '../rules-prose.ts';
import { asText, type Cast, type Names } from './cast.ts';
import { keysOf } from './conditions.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import { listOf } from './names.ts';
import { type Report, suggestion } from './report.ts';

const STANDARD_DICE = '2d6';
/** Rolls so large that counting their totals would take longer than it is worth. */
const MOST_DICE = 20;

/** Checks the rules: dice that can be rolled, bands in order, stats that the player has. */
export function checkRules({ rules, template, folder }: Draft, { places }: Cast, report: Report): void {
  if (rules === null || !rules.isReadable) return;
  checkProse(folder, rules, report);
  const formula = checkDice(rules, report);
  if (checkBands(rules, report) && formula !== null) checkReach(rules, formula, report);
  checkStats(rules, template, report);
  checkDifficulties(rules, places, report);
}

/** Rules in plain words hold where they are plain; where they are not, their author should know. */
function checkProse(folder: CampaignFolder, rules: Document, report: Report): void {
  if (rules.raw('/dice') !== undefined || rules.raw('/bands') !== undefined) return;
  const prose = folder.prose(rules.file).flatMap(paragraphsIn);
  if (!prose.some(speaksOfRolls) || rulesInProse(prose.join(' ')) !== null) return;
  const message = 'These rules are in words that are not read, so the standard dice are rolled.';
  report.add('rules_not_read', rules.file, START, message);
}

function checkDice(rules: Document, report: Report): DiceFormula | null {
  const written = rules.sound('/dice') ?? STANDARD_DICE;
  if (typeof written !== 'string') return null;
  const refuse = (reason: string) => {
    report.add(
      'bad_dice',
      rules.file,
      rules.at('/dice'),
      `${JSON.stringify(written)} cannot be rolled. ${reason}`,
    );
    return null;
  };
  let formula: DiceFormula;
  try {
    formula = parseDice(written);
  } catch (error) {
    if (error instanceof DiceError) return refuse(error.message);
    throw error;
  }
  if (diceIn(formula.root).length === 0) return refuse('There are no dice in it.');
  const stranger = namesInDice(formula).find((name) => name !== 'modifier');
  return stranger === undefined ? formula : refuse(`Nobody knows what "${stranger}" is.`);
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
function checkReach(rules: Document, formula: DiceFormula, report: Report): void {
  if (diceIn(formula.root).reduce((sum, { count }) => sum + count, 0) > MOST_DICE) return;
  const totals = [...distributionOf(formula, { modifier: 0 }).keys()];
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
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

/** One that says neither when nor where it holds never does. */
function checkDifficulties(rules: Document, places: Names, report: Report): void {
  for (const name of keysOf(rules.sound('/difficulties'))) {
    if (namesAnHour(name) || places.isIn(name)) continue;
    const message = `"${name}" names neither an hour nor a place, so it never counts.`;
    report.add('idle_difficulty', rules.file, rules.at(childPointer('/difficulties', name), 'key'), message);
  }
}
