import { getOwn, isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Deed } from '../context.ts';
import type { SceneType } from '../verbs.ts';

/** What a scene can tell a script that it was not written for. */
export interface Matter {
  text: string;
  query: string;
  summary: string;
  verb: string;
  sceneType: SceneType;
  seed: string;
  scene: number;
  target: { id: string; name: string } | null;
  topic: string | null;
  item: string | null;
  place: { id: string; name: string } | null;
  people: { id: string; name: string }[];
  things: { id: string; name: string }[];
  exits: { id: string; name: string }[];
  topics: { id: string; name: string }[];
  factions: { id: string; name: string }[];
  day: number | null;
  part: string | null;
  hour: number | null;
  title: string;
  tone: string;
  genre: string;
  player: string;
  isRisky: boolean;
}

const HOURS: Readonly<Record<string, number>> = {
  dawn: 5,
  morning: 9,
  noon: 12,
  afternoon: 15,
  dusk: 19,
  evening: 21,
  night: 0,
};

/** Words that begin a sentence with a capital and are no names. */
const NO_NAMES = /^(?:I|A|An|The|My|We|What|Who|Where|When|Why|How|Mr|Mrs|Miss|Dr|Ask|Tell|Go|No|Not|Yes)$/;

export function matterOf(options: {
  context: JsonObject;
  text: string;
  query: string;
  summary: string;
  sceneType: SceneType;
  deed: Deed | null;
  isRisky: boolean;
}): Matter {
  const { context, text, deed } = options;
  const time = isJsonObject(context['time']) ? context['time'] : {};
  const part = typeof time['part'] === 'string' ? time['part'] : null;
  const people = named(context['people']);
  const persona = context['persona'];
  return {
    ...options,
    verb: deed?.verb ?? 'look',
    seed: textAt(context, 'seed'),
    scene: typeof context['scene'] === 'number' ? context['scene'] : 1,
    target: deed?.target ?? null,
    topic: deed?.topic?.name ?? null,
    item: deed?.item?.name ?? null,
    place: named([context['place'] ?? null])[0] ?? null,
    people: people.length > 0 ? people : namesInText(text),
    things: named(context['things']),
    exits: named(context['exits']),
    topics: named(context['topics']),
    factions: named(context['factions']),
    day: typeof time['day'] === 'number' ? time['day'] : null,
    part,
    hour: hourIn(text) ?? (part === null ? null : (getOwn(HOURS, part) ?? null)),
    title: textAt(context, 'title'),
    tone: textAt(context, 'tone'),
    genre: textAt(context, 'genre'),
    player: isJsonObject(persona) ? textAt(persona, 'name') : '',
  };
}

function textAt(parent: JsonObject, key: string): string {
  const value = parent[key];
  return typeof value === 'string' ? value : '';
}

function named(list: Json | undefined): { id: string; name: string }[] {
  return (Array.isArray(list) ? list : []).flatMap((entry) =>
    isJsonObject(entry) && typeof entry['id'] === 'string' && typeof entry['name'] === 'string'
      ? [{ id: entry['id'], name: entry['name'] }]
      : [],
  );
}

/** Without a campaign the names in the text are the people there are. */
function namesInText(text: string): { id: string; name: string }[] {
  const words = text.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? [];
  const names = [...new Set(words.map((word) => word.replace(/['’]s$/, '')))].filter(
    (word) => !NO_NAMES.test(word) && !text.startsWith(word),
  );
  return names.map((name) => ({ id: `person:${name.toLowerCase()}`, name }));
}

/** “at seven o’clock”, “at 19:30”, “at 7 pm”. */
function hourIn(text: string): number | null {
  const match = /\bat (\d{1,2})(?::\d{2})?\s*(am|pm|o['’]clock)?\b/i.exec(text);
  if (match === null) return null;
  const hour = Number(match[1]);
  const isAfternoon = match[2]?.toLowerCase() === 'pm' && hour < 12;
  return hour + (isAfternoon ? 12 : 0) <= 23 ? hour + (isAfternoon ? 12 : 0) : null;
}
