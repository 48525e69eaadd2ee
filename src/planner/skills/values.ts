import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { KnownValues } from './known-values.ts';

type Source = (values: KnownValues, wantsId: boolean) => Json | null | undefined;

const nameOrId = (entry: { id: string; name: string } | null | undefined, wantsId: boolean): string | null =>
  entry === null || entry === undefined ? null : wantsId ? entry.id : entry.name;

/** What a text under such a name means. In order: the first that matches and has a value is taken. */
const TEXTS: readonly [RegExp, Source][] = [
  [
    /^(?:text|input|prompt|action|player (?:input|text|action)|message|command|request|content|utterance)$/,
    ({ text }) => text,
  ],
  [/\b(?:query|question|search|look for)\b/, ({ query, text }) => query || text],
  [/\b(?:summary|event|happened|note)\b/, ({ summary }) => summary],
  [/\b(?:scene type|kind of scene)\b/, ({ sceneType }) => sceneType],
  [/\b(?:verb|intent|action type)\b/, ({ act }) => act],
  [/\bseed\b/, ({ seed, scene, act }) => `${seed}/${scene}/${act}`],
  [
    /\b(?:npc|person|character|target|speaker|recipient|listener|whom?)\b/,
    ({ target, people }, id) => nameOrId(target?.id.startsWith('person:') ? target : people[0], id),
  ],
  [/\b(?:faction|group|guild)\b/, ({ factions }, id) => nameOrId(factions[0], id)],
  [/\b(?:place|location|where|room|setting)\b/, ({ place }, id) => nameOrId(place, id)],
  [
    /\b(?:destination|exit)\b/,
    ({ target, exits }, id) => nameOrId(target?.id.startsWith('place:') ? target : exits[0], id),
  ],
  [/\b(?:time|part|when|time of day)\b/, ({ part }) => part],
  [/\b(?:tone|mood|style)\b/, ({ tone }) => tone],
  [/\bgenre\b/, ({ genre }) => genre],
  [/\b(?:title|campaign|story)\b/, ({ title }) => title],
  [/\b(?:topic|about|values|subject)\b/, ({ topic, target }) => topic ?? target?.name],
  [/\b(?:item|object|thing)\b/, ({ item, target, things }, id) => item ?? nameOrId(target ?? things[0], id)],
  [/\b(?:player|persona|hero)\b/, ({ player }) => player],
  [/\b(?:text|words|sentence|description)\b/, ({ text }) => text],
];

const LISTS: readonly [
  RegExp,
  keyof Pick<KnownValues, 'people' | 'things' | 'exits' | 'topics' | 'factions'>,
][] = [
  [/\b(?:people|speakers?|npcs?|characters?|names?|persons?|members|listeners|who)\b/, 'people'],
  [/\b(?:factions?|groups?)\b/, 'factions'],
  [/\b(?:things|objects|items)\b/, 'things'],
  [/\b(?:places|exits|locations|ways)\b/, 'exits'],
  [/\b(?:topics|tags|keywords|subjects)\b/, 'topics'],
];

const MOST = 20;

/** What the scene has for a property, by its name and else by its description; undefined when it has nothing. */
export function valueFor(name: string, rules: JsonObject, values: KnownValues): Json | undefined {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  const description = typeof rules['description'] === 'string' ? rules['description'].toLowerCase() : '';
  const wantsId = /\bids?\b/.test(words) || /\bids?\b/.test(description);
  const ofType = (type: Json | undefined): Json | undefined => {
    if (type === 'array') return list(words, description, wantsId, rules, values);
    if (type === 'integer' || type === 'number') return amount(words, description, values);
    if (type === 'boolean')
      return /\b(?:risk|risky|danger|dangerous)\b/.test(words) ? values.isRisky : undefined;
    if (type === 'string' || type === undefined)
      return cut(phrase(words, description, wantsId, values), rules);
    return undefined;
  };
  return [rules['type']]
    .flat()
    .map(ofType)
    .find((value) => value !== undefined);
}

function phrase(
  words: string,
  description: string,
  wantsId: boolean,
  values: KnownValues,
): string | undefined {
  for (const heading of [words, description]) {
    if (heading === '') continue;
    for (const [pattern, source] of TEXTS) {
      const value = pattern.test(heading) ? source(values, wantsId) : null;
      if (typeof value === 'string' && value !== '') return value;
    }
    if (heading === words) {
      const named = namedLike(words, values);
      if (named !== undefined) return named;
    }
  }
  return undefined;
}

/** `ferry` is the ferry that the scene has, or that the text speaks of. */
function namedLike(
  words: string,
  { text, target, things, people, exits, topics, place }: KnownValues,
): string | undefined {
  const has = (name: string) => ` ${name.toLowerCase()} `.includes(` ${words} `);
  const known = [target, ...things, ...people, ...exits, ...topics, place].find(
    (entry) => entry !== null && has(entry.name),
  );
  if (known) return known.name;
  const spoken = new RegExp(`\\b${RegExp.escape(words)}(?:\\s+(\\p{Lu}[\\p{L}'’-]+))?`, 'u').exec(text);
  return spoken === null ? undefined : (spoken[1] ?? `the ${words}`);
}

function amount(
  words: string,
  description: string,
  { scene, hour, day, text }: KnownValues,
): number | undefined {
  if (/\bscene\b/.test(words)) return scene;
  if (/\bhours?\b/.test(words) || /\bhour\b/.test(description)) return hour ?? undefined;
  if (/\bday\b/.test(words)) return day ?? undefined;
  const said = new RegExp(`(\\d+)\\s+(?:\\p{L}+\\s+)?${RegExp.escape(words)}`, 'iu').exec(text);
  return said === null ? undefined : Number(said[1]);
}

function list(
  words: string,
  description: string,
  wantsId: boolean,
  rules: JsonObject,
  values: KnownValues,
): Json[] | undefined {
  const items = isJsonObject(rules['items']) ? rules['items'] : {};
  if (items['type'] !== undefined && items['type'] !== 'string') return undefined;
  const key = (LISTS.find(([pattern]) => pattern.test(words)) ??
    LISTS.find(([pattern]) => pattern.test(description)))?.[1];
  if (key === undefined) return undefined;
  const most = typeof rules['maxItems'] === 'number' ? rules['maxItems'] : MOST;
  const found = values[key].slice(0, Math.min(MOST, most)).map((entry) => nameOrId(entry, wantsId));
  return found.length === 0 ? undefined : found;
}

/** A text that is too long for its place is cut rather than lost. */
function cut(text: string | undefined, { maxLength }: JsonObject): string | undefined {
  return text !== undefined && typeof maxLength === 'number' ? [...text].slice(0, maxLength).join('') : text;
}
