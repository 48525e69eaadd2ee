/** What the player has done comes back: the one it concerns speaks of it, once, when they meet next. */
import type { Campaign } from '../campaign/campaign.ts';
import type { Brief, PersonBrief } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import { ruleOf } from '../rules/acts.ts';
import { capitalise, locative } from '../sdk/language.ts';
import { withDue } from './knowledge.ts';
import { placeOf } from './plot/director.ts';
import type { PlotOfTurn } from './plot/plot-of-turn.ts';
import { timesHeard } from './plot/word.ts';
import type { Due, World } from './world.ts';

/** A change of opinion from which on it is spoken of, and scenes until then. */
const WEIGHTY = 8;
const SETTLES = 2;
/** Scenes after which it is spoken of among those who have not been apart. */
const PATIENCE = 4;

/** The world with what the author says people hold for or against the player: “You rubbed out the question.” */
export function withWeighty(world: World, authored: readonly Effect[], scene: number): World {
  const more = authored.flatMap((effect): Due[] => {
    if (effect.kind !== 'opinion' || Math.abs(effect.to - effect.from) < WEIGHTY) return [];
    const clause = /^You (.+?)[.!]?$/.exec(effect.reason)?.[1];
    if (clause === undefined) return [];
    const kind = effect.to > effect.from ? 'favour' : 'grievance';
    return [{ kind, person: effect.person, about: null, text: `you ${clause}`, from: scene + SETTLES }];
  });
  return more.length === 0 ? world : { ...world, due: withDue(world.due, ...more) };
}

/** Whether somebody will speak of what was just done: it is owed to them or held against the player, or they remember the deed. */
export function comesBack(id: string, { due, deeds }: World, scene: number): boolean {
  const isSoon = (from: number) => from > scene && from <= scene + SOON;
  return deeds[id]?.scene === scene || due.some(({ person, from }) => person === id && isSoon(from));
}

/** Scenes within which something comes back. */
const SOON = 6;

/** The first is said where they meet. */
const THANKS: readonly ((name: string, deed: string) => string)[] = [
  (name, deed) => `It is plain from how you are greeted that ${name} remembers: ${deed}.`,
  (name, deed) => `${capitalise(name)} has not forgotten that ${deed}, and moves up to make room.`,
  (name, deed) => `There is a nod from ${name} that was not there before. Not long ago ${deed}.`,
  (name, deed) => `“I remember,” says ${name}, and does not say what. But ${deed}, and both of you know it.`,
];

/** Kindness is remembered aloud by whoever is here; grudges are put as questions. */
export function withThanks(world: World, brief: Brief): { world: World; brief: Brief } {
  const { people, place, deed, scene } = brief;
  // When they meet again; with those whom one never leaves, when some time has gone by and something else is going on.
  const meets = ({ id, met, arrived, opinion, remembers }: PersonBrief, from: number) =>
    met &&
    opinion > 0 &&
    // Nobody thanks for an old kindness after a wrong.
    ruleOf(remembers?.act ?? '').wrongs !== true &&
    (place?.arrived || arrived || (scene >= from + PATIENCE && deed?.target?.id !== id));
  // Who has something to complain of does not give thanks first.
  const isHeldAgainst = (id: string) =>
    world.due.some(({ kind, person, from }) => kind === 'grievance' && person === id && scene >= from);
  const due = world.due.find(
    ({ kind, person, from }) =>
      kind === 'favour' &&
      scene >= from &&
      !isHeldAgainst(person) &&
      people.some((one) => one.id === person && meets(one, from)),
  );
  const person = people.find(({ id }) => id === due?.person);
  if (due === undefined || person === undefined) return { world, brief };
  const isMeeting = place?.arrived === true || person.arrived;
  const lines = isMeeting ? THANKS : THANKS.slice(1);
  const told = lines[scene % lines.length]?.(person.shortName || person.name, due.text) ?? '';
  return {
    world: { ...world, due: world.due.filter((other) => other !== due) },
    brief: { ...brief, must: [...brief.must, told], ownWords: [...brief.ownWords, told] },
  };
}

/** What the player had word of and has missed for good. */
export function lapsed(
  { skipped, turn, authored }: Pick<PlotOfTurn, 'skipped' | 'turn' | 'authored'>,
  before: World,
  campaign: Campaign,
): string[] {
  // What the author tells now is not over.
  if (authored !== null) return [];
  const waits = new Set(turn.knocks.map(({ place }) => place));
  const places = campaign.beats
    .filter(({ id }) => skipped.includes(id))
    .map((beat) => campaign.places.find(({ id }) => id === placeOf(beat, { campaign })))
    .filter((place) => place !== undefined && !waits.has(place.id) && timesHeard(place.id, before) > 0);
  return [...new Set(places.map((place) => place?.name ?? ''))].map(
    (name) => `What was to happen ${locative(name)} has happened by now, and without you.`,
  );
}
