import { isJsonObject, type Json } from '../../base/json.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { readConsequence } from '../consequences.ts';
import { asText, type Cast, variable } from './cast.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import { checkExpression } from './expression.ts';
import { type Report, suggestion } from './report.ts';

/** What the plot can set, and what the player can have. */
export interface PlotNames {
  /** Values that consequences give to keys of the world, by key. */
  world: Map<string, Set<string>>;
  /** States and stats of the player. */
  player: Set<string>;
}

/** What the consequences of all beats set, and the stats of the player. */
export function plotNames({ beats, template }: Draft): PlotNames {
  const names: PlotNames = { world: new Map(), player: new Set(['reputation', 'reputation_with']) };
  const attributes = template?.raw('/starting_stats/attributes');
  for (const attribute of Array.isArray(attributes) ? attributes : []) {
    const name = isJsonObject(attribute) ? asText(attribute.name) : undefined;
    if (name !== undefined) names.player.add(variable(name));
  }
  for (const sentence of consequencesOf(beats)) {
    const read = readConsequence(sentence);
    if (read?.kind === 'player') names.player.add(variable(read.state));
    if (read?.kind !== 'world') continue;
    const values = names.world.get(variable(read.key)) ?? new Set();
    names.world.set(variable(read.key), values.add(plainValue(read.value)));
  }
  return names;
}

function consequencesOf(beats: Document | null): string[] {
  const list = beats?.raw('/beats');
  return (Array.isArray(list) ? list : []).flatMap((beat) => {
    const sentences = isJsonObject(beat) ? beat.consequences : undefined;
    return (Array.isArray(sentences) ? sentences : []).flatMap((sentence) => asText(sentence) ?? []);
  });
}

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
    if (cast.people.has(name)) continue;
    const place = document.at(childPointer(`${pointer}/npc_state`, name), 'key');
    report.add('unknown_person', file, place, `There is no character "${name}"${cast.people.meant(name)}`);
  }
  const world = document.sound(`${pointer}/world_state`);
  for (const [key, value] of isJsonObject(world) ? Object.entries(world) : []) {
    const place = document.at(childPointer(`${pointer}/world_state`, key), 'key');
    const message = worldFlaw(key, value, names);
    if (message !== null) report.add('nothing_sets', file, place, message);
  }
  const expression = document.sound(`${pointer}/custom/expression`);
  if (expression === undefined) return;
  const place = document.at(`${pointer}/custom/expression`);
  if (typeof expression === 'string') checkExpression({ file, place, expression }, cast, names, report);
  else report.add('wrong_type', file, place, '"expression" must be a string.');
}

function worldFlaw(key: string, value: Json, { world }: PlotNames): string | null {
  const values = world.get(variable(key));
  if (values === undefined) {
    return `Nothing in the plot sets "${key}", so this can never come true${suggestion(key, world.keys())}`;
  }
  if (typeof value === 'object' || values.has(plainValue(value))) return null;
  const known = [...values].map((one) => JSON.stringify(one)).join(' or ');
  return `"${key}" is only ever set to ${known}, so it is never ${JSON.stringify(value)}.`;
}

function plainValue(value: Json): string {
  const text = String(value)
    .trim()
    .toLowerCase()
    .replace(/^['"‘“]|['"’”]$/g, '');
  if (text === 'yes') return 'true';
  return text === 'no' ? 'false' : text;
}

export function keysOf(value: Json | undefined): string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}
