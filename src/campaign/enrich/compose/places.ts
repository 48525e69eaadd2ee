import { bare, fill } from '../fill.ts';
import { HABITS, THINGS } from '../lexicon/things.ts';
import type { AuthorNoun } from '../read/reading.ts';
import { type Member, personNoun, withPronouns } from './cast.ts';
import type { DraftPlace } from './draft.ts';
import { type Site, waysFrom } from './stage.ts';
import { isGiven, type StoryWorld, siteNoun, thingNoun } from './world.ts';

const MAX_THINGS = 5;
const CLOSE_LOOKS = 2;
/** It is all round, and does not stand in a corner. */
const WATER = /^(?:lake|river|sea|ocean|stream|canal)$/;

/** Writes the places that are new, with the author's things in them and the people where they live. */
export function writePlaces(world: StoryWorld): DraftPlace[] {
  const { sites } = world.stage;
  const things = shareOut(world);
  return sites.flatMap((site, index) => {
    if (site.entry === null) return [];
    return [writePlace(world, site, waysFrom(sites, index), things.get(site) ?? [])];
  });
}

function writePlace(
  world: StoryWorld,
  site: Site,
  ways: readonly Site[],
  things: readonly AuthorNoun[],
): DraftPlace {
  const { slots, cast } = world;
  const entry = site.entry as NonNullable<Site['entry']>;
  const here = { ...slots, here: siteNoun(site) };
  const [first = '', ...rest] = entry.text.map((text) => fill(text, here));
  const seen = things.map((noun) => thingSeen(world, noun));
  const residents = cast.members.filter((member) => homeOf(world, member) === site && member.entry !== null);
  const paragraphs = [
    first,
    ...rest.map((text, index) => (index === 0 ? [text, ...seen].join(' ') : text)),
    residents.map((member) => thereIs(member)).join(' '),
    ways.length === 0 ? '' : fill(entry.leads.replace('{ways}', linksTo(ways)), here),
  ];
  const sections = [
    ...Object.entries(entry.things).map(([heading, text]) => ({ heading, text: fill(text, here) })),
    ...things.map((noun) => ({ heading: headingOf(noun), text: closeLooks(world, noun) })),
    { heading: entry.hour.when as string, text: fill(entry.hour.text, here) },
    ...eveningIn(world, site, entry.hour.when),
  ];
  return { slug: site.slug, name: site.name, paragraphs: paragraphs.filter((text) => text !== ''), sections };
}

/** Where somebody lives: the place their page speaks of, or the middle of things. */
export function homeOf({ stage }: StoryWorld, { entry }: Member): Site {
  return (
    stage.sites.find((site) => entry !== null && site.entry?.key === entry.home && !isBorrowed(site)) ??
    stage.hub
  );
}

function isBorrowed(site: Site): boolean {
  return site.entry === null;
}

function thereIs(member: Member): string {
  return fill(withPronouns(member.entry?.there ?? '', member), { me: personNoun(member) });
}

function linksTo(ways: readonly Site[]): string {
  const links = ways.map(({ inside, file }) => `[${inside}](${encodeURI(file)})`);
  return links.length === 1 ? (links[0] as string) : `${links.slice(0, -1).join(', ')} and ${links.at(-1)}`;
}

/** Spreads the author's things over the new places, the one the story turns on first; what the player has lies nowhere. */
function shareOut(world: StoryWorld): Map<Site, AuthorNoun[]> {
  const made = world.stage.sites.filter(({ entry }) => entry !== null);
  const shared = new Map<Site, AuthorNoun[]>();
  if (made.length === 0) return shared;
  const told = made.map(({ entry }) => `${entry?.name} ${entry?.text.join(' ')}`.toLowerCase()).join(' ');
  const bold = [...told.matchAll(/\*\*the ([^*]*)\*\*/g)].map(([, name = '']) => name);
  const isTold = ({ head }: AuthorNoun) => bold.some((name) => name.endsWith(head));
  const isSubject = ({ kind, head }: AuthorNoun) =>
    WATER.test(head) || (kind === 'vehicle' && world.domains[0]?.words.includes(head) === true);
  const isPlace = ({ head }: AuthorNoun) => made.some(({ name }) => bare(name).toLowerCase() === head);
  const nouns = world.reading.nouns
    .filter(({ kind, plural }) => kind !== 'place' && kind !== 'person' && !(kind === 'creature' && plural))
    .filter((noun) => !isTold(noun) && !isPlace(noun) && !isSubject(noun) && !isGiven(noun, world.reading))
    .sort((a, b) => Number(b === world.stakeNoun) - Number(a === world.stakeNoun))
    .slice(0, MAX_THINGS);
  nouns.forEach((noun, index) => {
    const site = made[index % made.length] as Site;
    shared.set(site, [...(shared.get(site) ?? []), noun]);
  });
  return shared;
}

function framesFor(noun: AuthorNoun) {
  return THINGS[noun.kind === 'place' || noun.kind === 'person' ? 'other' : noun.kind];
}

function thingSeen(world: StoryWorld, noun: AuthorNoun): string {
  const thing = thingNoun(noun.phrase, noun.plural);
  const frame = world.random.fork(`seen/${noun.head}`).pick(framesFor(noun).seen);
  return fill(frame, { b: { ...thing, text: `**${thing.text}**` }, thing });
}

function closeLooks(world: StoryWorld, noun: AuthorNoun): string {
  const frames = world.random.fork(`close/${noun.head}`).shuffle(framesFor(noun).close).slice(0, CLOSE_LOOKS);
  return frames.map((frame) => fill(frame, { thing: thingNoun(noun.phrase, noun.plural) })).join(' ');
}

function headingOf({ phrase }: AuthorNoun): string {
  return `The ${bare(phrase)}`;
}

/** One of those who live elsewhere comes by in the evening, so that people are not always where they were. */
function eveningIn(world: StoryWorld, site: Site, taken: string): { heading: string; text: string }[] {
  if (site !== world.stage.hub || taken === 'In the evening') return [];
  const visitor = world.cast.members.find(
    (member) => member.entry !== null && homeOf(world, member) !== site,
  );
  if (visitor === undefined) return [];
  const frame = world.random.fork('habit').pick(HABITS);
  return [{ heading: 'In the evening', text: fill(frame, { me: personNoun(visitor) }) }];
}
