import { isJsonObject, type Json, type JsonObject, setOwn } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { mutateBytes } from './mutate-bytes.ts';
import { mutateText } from './mutate-text.ts';
import { nastyText, nastyValue } from './nasty.ts';

const STAY = 0.15;
const MOST_CHARACTERS = 300_000;

/** A document with a few of its values, names and lists changed; mostly still of the same shape. */
export function mutateJson(document: Json, random: Random): Json {
  let changed = document;
  for (let left = 1 + random.below(3); left > 0; left -= 1)
    changed = changeSomewhere(changed, document, random);
  return changed;
}

/** A JSON text of a value, now and then broken or written in an odd way. */
export function jsonText(value: Json, random: Random): Buffer {
  const text = JSON.stringify(value, null, random.pick([undefined, 2, '\t'])) ?? 'null';
  switch (random.below(12)) {
    case 0:
      return mutateBytes(Buffer.from(text), random, [
        '{',
        '}',
        '[',
        ']',
        '"',
        ',',
        ':',
        '\\u',
        '1e999',
        '//',
      ]);
    case 1:
      return Buffer.from(`\uFEFF${text}`);
    case 2:
      return Buffer.from(text.replaceAll('\n', '\r\n'));
    case 3:
      // The same name twice: the last one counts for most readers and not for all.
      return Buffer.from(text.replace(/("[^"]+"\s*:)/, '$1 1, $1'));
    default:
      return Buffer.from(text);
  }
}

/** Documents grow, but not beyond what any parser takes. */
function timesFor(item: Json, times: number): number {
  return Math.min(times, Math.floor(MOST_CHARACTERS / ((JSON.stringify(item)?.length ?? 0) + 1)));
}

/** Walks down by chance and changes what it ends at. */
function changeSomewhere(value: Json, whole: Json, random: Random): Json {
  if (Array.isArray(value)) {
    if (value.length === 0 || random.next() < STAY) return changeList(value, random);
    const at = random.below(value.length);
    return value.with(at, changeSomewhere(value[at] as Json, whole, random));
  }
  if (isJsonObject(value)) {
    const keys = Object.keys(value);
    if (keys.length === 0 || random.next() < STAY) return changeObject(value, whole, random);
    const key = random.pick(keys);
    const copy = { ...value };
    setOwn(copy, key, changeSomewhere(value[key] as Json, whole, random));
    return copy;
  }
  if (typeof value === 'string' && random.below(2) === 0) return mutateText(value, random);
  if (typeof value === 'number' && random.below(2) === 0) return value + random.pick([-1, 1, 0.5, -1e6, 1e6]);
  return nastyValue(random);
}

function changeList(list: Json[], random: Random): Json {
  const item = list.length === 0 ? nastyValue(random) : random.pick(list);
  switch (random.below(5)) {
    case 0:
      return nastyValue(random);
    case 1:
      return [...list, nastyValue(random)];
    case 2:
      return list.slice(0, random.below(list.length + 1));
    case 3:
      return [...list, ...Array.from({ length: timesFor(item, random.pick([1, 3, 120, 2500])) }, () => item)];
    default:
      return random.shuffle(list);
  }
}

function changeObject(object: JsonObject, whole: Json, random: Random): Json {
  const copy = { ...object };
  const keys = Object.keys(object);
  const key = keys.length === 0 ? nastyText(random) : random.pick(keys);
  switch (random.below(6)) {
    case 0:
      return nastyValue(random);
    case 1:
      delete copy[key];
      return copy;
    case 2:
      setOwn(copy, nastyText(random), nastyValue(random));
      return copy;
    case 3:
      setOwn(copy, key, timesFor(whole, 2) === 2 ? whole : null); // a document in itself
      return copy;
    case 4: {
      const held = copy[key] ?? null;
      delete copy[key];
      setOwn(copy, mutateText(key, random), held);
      return copy;
    }
    default: {
      const many = timesFor(object[key] ?? null, random.pick([3, 150, 1200]));
      for (let index = 0; index < many; index += 1) setOwn(copy, `${key}${index}`, object[key] ?? index);
      return copy;
    }
  }
}
