import { isJsonObject, type Json } from '../../base/json.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { isStanding } from '../conditions/npc-state.ts';
import { asText, type Cast } from './cast.ts';
import type { Document } from './document.ts';
import { checkExpression, OWN_KEYS } from './expression.ts';
import { playerStateFlaw } from './player-state.ts';
import { isBrought, type PlotNames, plainValue } from './plot-names.ts';
import type { Report } from './report.ts';
import { wordsOf } from './words.ts';

/** Checks the conditions of a beat or an ending, apart from those about other beats. */
export function checkConditions(
  document: Document,
  base: string,
  cast: Cast,
  names: PlotNames,
  report: Report,
): void {
  const { file } = document;
  const pointer = `${base}/conditions`;
  for (const name of keysOf(document.sound(`${pointer}/npc_state`))) {
    const at = childPointer(`${pointer}/npc_state`, name);
    if (cast.people.has(name)) {
      const wanted = asText(document.sound(at)) ?? '';
      if (!isSaid(wanted, names))
        report.add(
          'nothing_sets',
          file,
          document.at(at),
          `Nothing in the plot makes "${wanted}" true of ${name} in these words.`,
          `Let a beat say so, as \`${name} becomes ${wanted}\`, or use the words of one that does.`,
        );
      continue;
    }
    const place = document.at(at, 'key');
    report.add('unknown_person', file, place, `There is no character "${name}"${cast.people.meant(name)}`);
  }
  checkPlayerState(document, `${pointer}/player_state`, cast, names, report);
  const world = document.sound(`${pointer}/world_state`);
  for (const [key, value] of isJsonObject(world) ? Object.entries(world) : []) {
    const place = document.at(childPointer(`${pointer}/world_state`, key), 'key');
    if (PLACE_KEYS.includes(key) && !names.world.has(key)) {
      const name = String(value);
      if (!cast.places.has(name))
        report.add(
          'unknown_place',
          file,
          document.at(childPointer(`${pointer}/world_state`, key)),
          `There is no place "${name}"${cast.places.meant(name)}`,
        );
      continue;
    }
    const message = worldFlaw(key, value, names, report);
    if (message !== null) report.add('nothing_sets', file, place, message);
  }
  const expression = document.sound(`${pointer}/custom/expression`);
  if (expression === undefined) return;
  const place = document.at(`${pointer}/custom/expression`);
  if (typeof expression === 'string') checkExpression({ file, place, expression }, cast, names, report);
  else report.add('wrong_type', file, place, '"expression" must be a string.');
}

/** Whether a beat says something like it, or the story keeps it itself; also when nobody can tell. */
function isSaid(wanted: string, { said }: PlotNames): boolean {
  const words = wordsOf(wanted);
  return (
    said === null ||
    words.length === 0 ||
    isStanding(wanted) ||
    said.some((one) => words.filter((word) => one.has(word)).length * 2 >= words.length)
  );
}

function checkPlayerState(
  document: Document,
  pointer: string,
  cast: Cast,
  names: PlotNames,
  report: Report,
): void {
  const wanted = asText(document.sound(pointer));
  const message = wanted === undefined ? null : playerStateFlaw(wanted, names, cast);
  if (message === null) return;
  const hint = "Let a beat say so, as `Player gains '…'`, or use the words of one that does.";
  report.add('nothing_sets', document.file, document.at(pointer), message, hint);
}

const PLACE_KEYS = ['place', 'location'];

function worldFlaw(key: string, value: Json, names: PlotNames, report: Report): string | null {
  if (isBrought(key, names)) return null;
  const { world } = names;
  const values = world.get(key);
  if (values === undefined) {
    // What was never set is not so, which may be just what is asked.
    if (OWN_KEYS.includes(key) || value === false || value === null) return null;
    return `Nothing in the plot sets "${key}", so only a skill can make this come true${report.suggestion(key, world.keys())}`;
  }
  if (typeof value === 'object' || value === false || values.has(plainValue(value))) return null;
  const known = [...values].map((one) => JSON.stringify(one)).join(' or ');
  return `"${key}" is only ever set to ${known}, so it is never ${JSON.stringify(value)}.`;
}

export function keysOf(value: Json | undefined): string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}
