import { isJsonObject, type Json } from '../../base/json.ts';
import { readConsequence } from '../consequences.ts';
import { slug } from '../names.ts';
import { asText, variable } from './cast.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';

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
    const values = names.world.get(read.key) ?? new Set();
    names.world.set(read.key, values.add(plainValue(read.value)));
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

/** A value as conditions compare it. */
export function plainValue(value: Json): string {
  const text = slug(String(value));
  if (text === 'yes') return 'true';
  return text === 'no' ? 'false' : text;
}
