import { isJsonObject, type Json } from '../../base/json.ts';
import { readConsequence } from '../consequences.ts';
import { slug } from '../names.ts';
import { asText, variable } from './cast.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import { wordsOf } from './words.ts';

/** What the plot can set, and what the player can have. */
export interface PlotNames {
  /** Values that consequences give to keys of the world, by key. */
  world: Map<string, Set<string>>;
  /** States and stats of the player. */
  player: Set<string>;
  /** States of the player in the author's words. */
  gained: string[];
  /** The words of all that beats and the player template say, sentence by sentence; null when the beats cannot be read. */
  said: ReadonlySet<string>[] | null;
}

/** What the consequences of all beats set, and the stats of the player. */
export function plotNames({ beats, template }: Draft): PlotNames {
  const consequences = textsIn(beats, 'consequences', asText);
  const outcomes = textsIn(beats, 'outcomes', (one) =>
    isJsonObject(one) ? asText(one.description) : undefined,
  );
  const names: PlotNames = {
    world: new Map(),
    player: new Set(['reputation', 'reputation_with']),
    gained: [],
    said:
      beats?.isReadable === false
        ? null
        : [...consequences, ...outcomes, ...allTexts(template?.raw(''))].map(
            (text) => new Set(wordsOf(text)),
          ),
  };
  const attributes = template?.raw('/starting_stats/attributes');
  for (const attribute of Array.isArray(attributes) ? attributes : []) {
    const name = isJsonObject(attribute) ? asText(attribute.name) : undefined;
    if (name !== undefined) names.player.add(variable(name));
  }
  for (const sentence of consequences) {
    const read = readConsequence(sentence);
    if (read?.kind === 'player') {
      names.player.add(variable(read.state));
      names.gained.push(read.state);
    }
    if (read?.kind !== 'world') continue;
    const values = names.world.get(read.key) ?? new Set();
    names.world.set(read.key, values.add(plainValue(read.value)));
  }
  return names;
}

function textsIn(
  beats: Document | null,
  field: 'consequences' | 'outcomes',
  textOf: (item: Json) => string | undefined,
): string[] {
  const list = beats?.raw('/beats');
  return (Array.isArray(list) ? list : []).flatMap((beat) => {
    const items = isJsonObject(beat) ? beat[field] : undefined;
    return (Array.isArray(items) ? items : []).flatMap((item) => textOf(item) ?? []);
  });
}

function allTexts(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** A value as conditions compare it. */
export function plainValue(value: Json): string {
  const text = slug(String(value));
  if (text === 'yes') return 'true';
  return text === 'no' ? 'false' : text;
}
