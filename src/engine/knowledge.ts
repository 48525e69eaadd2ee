import { fingerprint } from '../base/random.ts';
import type { Campaign, Fact, Person } from '../campaign/campaign.ts';
import { factInWords } from '../campaign/ink/names.ts';
import type { Deed } from '../contracts/brief.ts';
import { clampScore } from '../rules/opinion.ts';
import { secretsOf } from './deed.ts';
import type { Due, Shared, World } from './world.ts';

export type Bearing = NonNullable<Deed['bearing']>;

/** What telling somebody something is worth to them. */
const WORTH: Record<Bearing, number> = { theirs: -6, helps: 12, hurts: -10, news: 5 };
/** What it costs to have told somebody's secret while they stand by. */
const BETRAYED = -22;
/** Scenes until somebody hears that their secret was told. */
const WORD_GETS_ROUND = 2;
const MOST_DUE = 20;
const MOST_SHARABLE = 14;
const MOST_SHARED = 30;

/** What the player has learned and could tell: secrets that came out, and what closer looks have found. */
export function knownFacts(world: World, { facts, people }: Pick<Campaign, 'facts' | 'people'>): Fact[] {
  const secrets = people.flatMap(({ id }) =>
    (world.confided[id] ?? 0) === 0 ? [] : secretsOf({ facts }, id).slice(0, world.confided[id]),
  );
  const found = facts.filter(
    ({ id, thing }) => thing !== undefined && world.told[fingerprint(id)] !== undefined,
  );
  return [...secrets, ...found];
}

/** What a fact is to somebody: their own secret, of use to them, a danger to what they hide, or news. */
export function bearingOn(
  fact: Fact,
  person: Person,
  world: World,
  campaign: Pick<Campaign, 'facts'>,
): Bearing {
  if (fact.about === person.id) return 'theirs';
  const hidden = secretsOf(campaign, person.id).slice(world.confided[person.id] ?? 0);
  const guarded = new Set(hidden.flatMap(({ mentions }) => mentions));
  if (fact.mentions.some((id) => id.startsWith('topic:') && guarded.has(id))) return 'hurts';
  const wants = (person.profile.motivations ?? []).join(' ').toLowerCase();
  const isWanted = fact.mentions.some((id) => id === person.id || wants.includes(wordIn(id)));
  return isWanted ? 'helps' : 'news';
}

function wordIn(id: string): string {
  return id.replace(/^.*[:/]/, '').replaceAll('-', ' ');
}

/** Whether it would be of any use to tell it: not their own, and not told before. */
export function canBeTold(fact: Fact, person: Person, { knows }: World): boolean {
  return fact.about !== person.id && !(knows[person.id] ?? []).includes(fact.id);
}

/**
 * The world after somebody was told something: they know it, think of the player accordingly, and the one whose secret it
 * was will hear of it, at once if they stand by.
 */
export function withTold(
  world: World,
  fact: Fact,
  person: Person,
  campaign: Pick<Campaign, 'facts'>,
  scene: number,
): { world: World; bearing: Bearing } {
  const bearing = bearingOn(fact, person, world, campaign);
  const opinions = moved(world.opinions, person.id, WORTH[bearing]);
  const owner = fact.kind === 'secret' && fact.about !== person.id ? fact.about : null;
  const isThere = owner !== null && world.here.includes(owner);
  const grievance: Due[] =
    owner === null
      ? []
      : [
          {
            kind: 'grievance',
            person: owner,
            about: fact.id,
            text: `you told ${person.shortName}`,
            from: scene + (isThere ? 0 : WORD_GETS_ROUND),
          },
        ];
  return {
    bearing,
    world: {
      ...world,
      knows: withKnown(world, person.id, fact.id).knows,
      opinions: isThere && owner !== null ? moved(opinions, owner, BETRAYED) : opinions,
      due: withDue(world.due, ...grievance),
    },
  };
}

/** What of that which the player knows or carries can be told, shown or given, in words; the newest first. */
export function sharable(
  { plot, items }: Pick<World, 'plot' | 'items'>,
  campaign: Pick<Campaign, 'people' | 'places' | 'facts'>,
): { id: string; text: string }[] {
  const learned = Object.entries(plot.learned ?? {})
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => ({
      id,
      text: campaign.facts.find((fact) => fact.id === id)?.text ?? factInWords(id, campaign),
    }));
  return [...learned.slice(0, MOST_SHARABLE), ...items.map(({ id, name }) => ({ id, text: name }))];
}

/** The world after something was told, shown or given outside the author's scenes. */
export function withShared<W extends Pick<World, 'knows' | 'shared'>>(world: W, shared: Shared): W {
  const { person, what } = shared;
  return {
    ...withKnown(world, person, what),
    shared: [...world.shared.filter((one) => one.person !== person || one.what !== what), shared].slice(
      -MOST_SHARED,
    ),
  };
}

/** The world in which somebody knows of a fact or a thing. */
export function withKnown<W extends Pick<World, 'knows'>>(world: W, person: string, what: string): W {
  const known = [...new Set([...(world.knows[person] ?? []), what])];
  return { ...world, knows: { ...world.knows, [person]: known } };
}

export function withDue(due: readonly Due[], ...more: readonly Due[]): Due[] {
  const isReplaced = (old: Due) =>
    more.some(({ kind, person, about }) => kind === old.kind && person === old.person && about === old.about);
  return [...due.filter((old) => !isReplaced(old)), ...more].slice(-MOST_DUE);
}

function moved(opinions: World['opinions'], id: string, by: number): World['opinions'] {
  return { ...opinions, [id]: clampScore((opinions[id] ?? 0) + by) };
}
