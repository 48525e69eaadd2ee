import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { KnownValues } from './known-values.ts';

/** The keyword of a property by which a schema says what the scene is to put there: `"x-narratoria": "person.id"`. */
const WANTS = 'x-narratoria';

type Source = (values: KnownValues, wantsId: boolean) => Json | null | undefined;

const nameOrId = (entry: { id: string; name: string } | null | undefined, wantsId: boolean): string | null =>
  entry === null || entry === undefined ? null : wantsId ? entry.id : entry.name;

/** What a schema can ask for. With `.id` behind it, people, factions, places and items are given by their ids. */
const SOURCES = {
  text: ({ text }) => text,
  query: ({ query, text }) => query || text,
  summary: ({ summary }) => summary,
  scene_type: ({ sceneType }) => sceneType,
  act: ({ act }) => act,
  seed: ({ seed, scene, act }) => `${seed}/${scene}/${act}`,
  person: ({ target, people }, id) => nameOrId(target?.id.startsWith('person:') ? target : people[0], id),
  faction: ({ factions }, id) => nameOrId(factions[0], id),
  place: ({ place }, id) => nameOrId(place, id),
  destination: ({ target, exits }, id) => nameOrId(target?.id.startsWith('place:') ? target : exits[0], id),
  time: ({ part }) => part,
  tone: ({ tone }) => tone,
  genre: ({ genre }) => genre,
  title: ({ title }) => title,
  topic: ({ topic, target }) => topic ?? target?.name,
  item: ({ item, target, things }, id) => item ?? nameOrId(target ?? things[0], id),
  player: ({ player }) => player,
  scene: ({ scene }) => scene,
  hour: ({ hour }) => hour,
  day: ({ day }) => day,
  risky: ({ isRisky }) => isRisky,
  people: ({ people }, id) => people.map((entry) => nameOrId(entry, id)),
  factions: ({ factions }, id) => factions.map((entry) => nameOrId(entry, id)),
  things: ({ things }, id) => things.map((entry) => nameOrId(entry, id)),
  places: ({ exits }, id) => exits.map((entry) => nameOrId(entry, id)),
  topics: ({ topics }, id) => topics.map((entry) => nameOrId(entry, id)),
} satisfies Record<string, Source>;
type SourceName = keyof typeof SOURCES;

/** Names of properties that mean one of these, in order; an id is wanted where `id` is in the name. */
const TEXT_NAMES: readonly [RegExp, SourceName][] = [
  [
    /^(?:text|input|prompt|action|player (?:input|text|action)|message|command|request|content|utterance)$/,
    'text',
  ],
  [/\b(?:query|question|search)\b/, 'query'],
  [/\b(?:summary|event|happened|note)\b/, 'summary'],
  [/\bscene type\b/, 'scene_type'],
  [/\b(?:verb|intent|action type)\b/, 'act'],
  [/\bseed\b/, 'seed'],
  [/\b(?:npc|person|character|target|speaker|recipient|listener|whom?)\b/, 'person'],
  [/\b(?:faction|group|guild)\b/, 'faction'],
  [/\b(?:place|location|where|room|setting)\b/, 'place'],
  [/\b(?:destination|exit)\b/, 'destination'],
  [/\b(?:time|part|when)\b/, 'time'],
  [/\b(?:tone|mood|style)\b/, 'tone'],
  [/\bgenre\b/, 'genre'],
  [/\b(?:title|campaign|story)\b/, 'title'],
  [/\b(?:topic|about|values|subject)\b/, 'topic'],
  [/\b(?:item|object|thing)\b/, 'item'],
  [/\b(?:player|persona|hero)\b/, 'player'],
  [/\b(?:text|words|sentence|description)\b/, 'text'],
];

const LIST_NAMES: readonly [RegExp, SourceName][] = [
  [/\b(?:people|speakers?|npcs?|characters?|names?|persons?|members|listeners|who)\b/, 'people'],
  [/\b(?:factions?|groups?)\b/, 'factions'],
  [/\b(?:things|objects|items)\b/, 'things'],
  [/\b(?:places|exits|locations|ways)\b/, 'places'],
  [/\b(?:topics|tags|keywords|subjects)\b/, 'topics'],
];

const NUMBER_NAMES: readonly [RegExp, SourceName][] = [
  [/\bscene\b/, 'scene'],
  [/\bhours?\b/, 'hour'],
  [/\bday\b/, 'day'],
];

const MOST = 20;

/** What the scene has for a property, by what its schema asks for and else by its name; undefined when it has nothing. */
export function valueFor(name: string, rules: JsonObject, values: KnownValues): Json | undefined {
  const wanted = rules[WANTS];
  if (typeof wanted === 'string') return asked(wanted, rules, values);
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  const wantsId = /\bids?\b/.test(words);
  const ofType = (type: Json | undefined): Json | undefined => {
    if (type === 'array') return list(words, wantsId, rules, values);
    if (type === 'integer' || type === 'number') return amount(words, values);
    if (type === 'boolean')
      return /\b(?:risk|risky|danger|dangerous)\b/.test(words) ? values.isRisky : undefined;
    if (type === 'string' || type === undefined) return cut(phrase(words, wantsId, values), rules);
    return undefined;
  };
  return [rules['type']]
    .flat()
    .map(ofType)
    .find((value) => value !== undefined);
}

/** What a schema asks for in so many words. */
function asked(wanted: string, rules: JsonObject, values: KnownValues): Json | undefined {
  const [key = '', part] = wanted.split('.');
  const source = Object.entries(SOURCES).find(([name]) => name === key)?.[1];
  const value = source?.(values, part === 'id') ?? undefined;
  if (Array.isArray(value)) return some(value, rules);
  return typeof value === 'string' ? cut(value || undefined, rules) : value;
}

function phrase(words: string, wantsId: boolean, values: KnownValues): string | undefined {
  for (const [pattern, source] of TEXT_NAMES) {
    const value = pattern.test(words) ? SOURCES[source](values, wantsId) : null;
    if (typeof value === 'string' && value !== '') return value;
  }
  return namedLike(words, values);
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

function amount(words: string, values: KnownValues): number | undefined {
  const named = NUMBER_NAMES.find(([pattern]) => pattern.test(words));
  if (named !== undefined) {
    const value = SOURCES[named[1]](values, false);
    return typeof value === 'number' ? value : undefined;
  }
  const said = new RegExp(`(\\d+)\\s+(?:\\p{L}+\\s+)?${RegExp.escape(words)}`, 'iu').exec(values.text);
  return said === null ? undefined : Number(said[1]);
}

function list(words: string, wantsId: boolean, rules: JsonObject, values: KnownValues): Json[] | undefined {
  const source = LIST_NAMES.find(([pattern]) => pattern.test(words))?.[1];
  const found = source === undefined ? undefined : SOURCES[source](values, wantsId);
  return Array.isArray(found) ? some(found, rules) : undefined;
}

/** As many as there may be. */
function some(entries: readonly (string | null)[], rules: JsonObject): Json[] | undefined {
  const items = isJsonObject(rules['items']) ? rules['items'] : {};
  if (items['type'] !== undefined && items['type'] !== 'string') return undefined;
  const most = typeof rules['maxItems'] === 'number' ? rules['maxItems'] : MOST;
  const found = entries.slice(0, Math.min(MOST, most));
  return found.length === 0 ? undefined : found;
}

/** A text that is too long for its place is cut rather than lost. */
function cut(text: string | undefined, { maxLength }: JsonObject): string | undefined {
  return text !== undefined && typeof maxLength === 'number' ? [...text].slice(0, maxLength).join('') : text;
}
