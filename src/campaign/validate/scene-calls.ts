import type { Place } from '../../base/json-document.ts';
import { ACTS } from '../../rules/acts.ts';
import { type ArgumentKind, INK_FUNCTIONS, isInkFunction } from '../ink/functions.ts';
import { nameKey } from '../ink/names.ts';
import type { InkCall } from '../ink/story.ts';
import type { ProblemCode } from '../problem-codes.ts';
import type { Report } from './report.ts';
import type { SceneNames } from './scene-names.ts';

/** Functions that make what they name, so nothing need have made it before. */
const MAKERS = ['gain', 'learn', 'set'];

/** Checks that what a call names is there; what is only known in play cannot be checked. */
export function checkCall(call: InkCall, names: SceneNames, report: Report): void {
  if (!isInkFunction(call.name) || MAKERS.includes(call.name)) return;
  for (const [index, [, kind]] of INK_FUNCTIONS[call.name].takes.entries()) {
    const argument = call.args[index];
    if (typeof argument?.value === 'string')
      checkName(kind, argument.value, call.file, argument, names, report);
  }
}

/** Checks one name of a kind, wherever it stands. */
export function checkName(
  kind: ArgumentKind,
  words: string,
  file: string,
  place: Place,
  names: SceneNames,
  report: Report,
): void {
  const add = (code: ProblemCode, message: string) => report.add(code, file, place, message);
  const { people, places, factions } = names.cast;
  const isIn = (known: ReadonlySet<string>) => known.has(nameKey(words));
  const near = (known: ReadonlySet<string>) => report.suggestion(nameKey(words), known);
  if (kind === 'act' && !ACTS.some((act) => act === words))
    add('unknown_act', `There is no act "${words}"${report.suggestion(words, ACTS)}`);
  if (kind === 'target' && words !== '' && !people.has(words) && !places.has(words))
    add('unknown_person', `There is no character or place "${words}"${people.meant(words)}`);
  if (kind === 'person' && !people.has(words))
    add('unknown_person', `There is no character "${words}"${people.meant(words)}`);
  if (kind === 'place' && !places.has(words))
    add('unknown_place', `There is no place "${words}"${places.meant(words)}`);
  if (kind === 'faction' && !factions.has(words))
    add('unknown_faction', `There is no faction "${words}"${factions.meant(words)}`);
  if (kind === 'ending' && !isIn(names.endings))
    add('unknown_ending', `There is no ending "${words}"${near(names.endings)}`);
  if (kind === 'item' && ![...names.items].some((item) => isItem(item, nameKey(words))))
    add('unknown_item', `Nothing gives the player an item "${words}"${near(names.items)}`);
  if (kind === 'fact' && !isIn(names.facts) && !words.includes('#'))
    add('unknown_fact', `Nothing lets the player learn "${words}"${near(names.facts)}`);
  if (kind === 'flag' && !isIn(names.flags))
    add('nothing_sets', `Nothing sets the flag "${words}"${near(names.flags)}`);
}

/** `lamp` is the brass lamp. */
const isItem = (item: string, key: string) => item === key || item.endsWith(`_${key}`);
