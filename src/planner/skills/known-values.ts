import type { Brief, Deed, Named } from '../../contracts/brief.ts';
import type { SceneType } from '../../rules/acts.ts';
import { namesIn } from '../names.ts';

/** What a scene can tell a script that it was not written for. */
export interface KnownValues {
  text: string;
  query: string;
  summary: string;
  act: string;
  sceneType: SceneType;
  seed: string;
  scene: number;
  target: Named | null;
  topic: string | null;
  item: string | null;
  place: Named | null;
  people: Named[];
  things: Named[];
  exits: Named[];
  topics: Named[];
  factions: Named[];
  day: number | null;
  part: string | null;
  hour: number | null;
  title: string;
  tone: string;
  genre: string;
  player: string;
  isRisky: boolean;
}

const HOURS: Readonly<Record<Brief['time']['part'], number>> = {
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

export function knownValues(options: {
  brief: Brief;
  text: string;
  query: string;
  summary: string;
  sceneType: SceneType;
  deed: Deed | null;
  isRisky: boolean;
}): KnownValues {
  const { brief, deed, ...rest } = options;
  const { campaign, people, place, time, topics, threads, you } = brief;
  // A brief without names is that of a text on its own: nothing is known of day and hour either.
  const isStory = namesIn(brief).length > 0 || place !== null;
  const plain = (list: readonly Named[]) => list.map(({ id, name }) => ({ id, name }));
  return {
    ...rest,
    act: deed?.act ?? 'look',
    seed: brief.seed,
    scene: brief.scene,
    target: deed?.target ?? null,
    topic: deed?.topic?.name ?? null,
    item: deed?.item?.name ?? null,
    place: place && { id: place.id, name: place.name },
    people: isStory ? plain(people) : namesInText(options.text),
    things: plain(place?.things ?? []),
    exits: plain(place?.exits ?? []),
    topics: plain(topics),
    factions: plain(threads.factions),
    day: isStory ? time.day : null,
    part: isStory ? time.part : null,
    hour: hourIn(options.text) ?? (isStory ? HOURS[time.part] : null),
    title: campaign.title,
    tone: campaign.tone,
    genre: campaign.genre,
    player: you.name,
  };
}

/** Without a campaign the names in the text are the people there are. */
function namesInText(text: string): Named[] {
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
