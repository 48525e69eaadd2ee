import { plainTerms } from '../../base/words.ts';
import type { Campaign } from '../campaign.ts';
import { keysIn, slug, withoutArticle } from '../names.ts';
import { timeOfHeading } from '../prose.ts';
import type { Predicate } from './predicate.ts';
import * as shapes from './shapes.ts';

/** What a condition can name; a whole campaign has it all. */
export type Landscape = Pick<
  Campaign,
  'places' | 'facts' | 'topics' | 'premise' | 'manifest' | 'factions' | 'beats'
> & {
  people: readonly { id: string; name: string; shortName: string }[];
};

/** Scenes after which somebody who has been somewhere is established there. */
const SETTLING = 2;
const LIKED = 31;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** Reads “established in Camelot and trusted by Arthur”: all of the parts must hold. */
export function readPlayerState(wanted: string, campaign: Landscape): Predicate[] {
  const known = readBefore.get(campaign) ?? new Map<string, Predicate[]>();
  readBefore.set(campaign, known);
  const read = known.get(wanted) ?? readState(wanted, campaign);
  known.set(wanted, read);
  return read;
}

/** Conditions are looked at in every scene. */
const readBefore = new WeakMap<object, Map<string, Predicate[]>>();

function readState(wanted: string, campaign: Landscape): Predicate[] {
  const decided = outcomeCalled(wanted, campaign);
  if (decided !== null) return [decided];
  const parts = wanted.split(shapes.PARTS).filter((part) => part.trim() !== '');
  const read = parts.map((part) => readPart(bare(part), campaign));
  // A sentence of which a part cannot be read is compared as a whole.
  return read.every((one) => one !== null)
    ? read.flat()
    : (readPart(bare(wanted), campaign) ?? [{ kind: 'said', text: wanted }]);
}

function bare(part: string): string {
  const words = part.trim().replace(shapes.LEAD, '').replace(/\.$/, '');
  return words.replaceAll(shapes.FILLERS, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** The outcome of a beat in its very words: that decision is meant and no other. */
function outcomeCalled(wanted: string, { beats }: Landscape): Predicate | null {
  const key = slug(bare(wanted));
  for (const { id, outcomes = [] } of beats) {
    const outcome = outcomes.findIndex(({ description }) => slug(bare(description)) === key);
    if (outcome >= 0) return { kind: 'decided', beat: id, outcome };
  }
  return null;
}

/** What of a condition is the state itself: “the Burden of Knowledge” of “holds the Burden of Knowledge”. */
export function bareState(wanted: string): string {
  const part = bare(wanted);
  return shapes.HAS.exec(part)?.[1] ?? shapes.KNOWS.exec(part)?.[1] ?? part;
}

/** Where a condition wants the player to be or to have been, in the author's words; null when it is about something else. */
export function placeWanted(wanted: string): string | null {
  const part = bare(wanted);
  return (shapes.SETTLED.exec(part) ?? shapes.BEEN.exec(part) ?? shapes.AT.exec(part))?.[1] ?? null;
}

/** Whether the story keeps it itself, whatever beats say: hours, days, wounds, deeds, and the opposite of something. */
export function isKeptByStory(wanted: string): boolean {
  const { HURT, UNHURT, ALONE, HOUR, NIGHTS, DAY, DID, NOT, WITHOUT, UNAWARE } = shapes;
  return wanted
    .split(shapes.PARTS)
    .map(bare)
    .every((part) =>
      [HURT, UNHURT, ALONE, HOUR, NIGHTS, DAY, DID, NOT, WITHOUT, UNAWARE].some((sign) => sign.test(part)),
    );
}

function readPart(part: string, campaign: Landscape): Predicate[] | null {
  return (
    readOpposite(part, campaign) ??
    readEither(part, campaign) ??
    readTime(part, campaign) ??
    readRegard(part, campaign) ??
    readWhere(part, campaign) ??
    readPossession(part, campaign)
  );
}

function readOpposite(part: string, campaign: Landscape): Predicate[] | null {
  const not = shapes.NOT.exec(part);
  const denied = not?.[1] ?? not?.[2];
  const missing = shapes.WITHOUT.exec(part)?.[1];
  const unknown = shapes.UNAWARE.exec(part)?.[1];
  const opposites = [
    ...(denied === undefined ? [] : [denied, `has ${denied}`]),
    ...(missing === undefined ? [] : [`carries ${missing}`]),
    ...(unknown === undefined ? [] : [`knows ${unknown}`]),
  ];
  for (const opposite of opposites) {
    const read = readPart(opposite, campaign);
    if (read !== null) return [{ kind: 'not', of: read }];
  }
  return null;
}

/** “distrusted by Odile or Bram”: what stands before the name holds for both. */
function readEither(part: string, campaign: Landscape): Predicate[] | null {
  const [first = '', ...others] = part.split(/\s+or\s+/);
  if (others.length === 0) return null;
  const [lead = ''] = /^.*\b(?:by|of|with|to|at|in|met|from)\s+/i.exec(first) ?? [];
  const read = [
    readPart(first, campaign),
    ...others.map((other) => readPart(other, campaign) ?? readPart(`${lead}${other}`, campaign)),
  ];
  const all = read.filter((one) => one !== null);
  return all.length === read.length ? [{ kind: 'any', of: all }] : null;
}

function readTime(part: string, campaign: Landscape): Predicate[] | null {
  const nights = shapes.NIGHTS.exec(part);
  if (nights !== null) {
    const [, count = '', where] = nights;
    const many = Math.max(1, NUMBERS.indexOf(count.toLowerCase()), Number(count) || 0);
    const places = placesIn(where, campaign);
    if (where !== undefined && places === null) return null;
    return [
      ...(places === null ? [] : [{ kind: 'been' as const, places }]),
      { kind: 'day', least: many + 1 },
    ];
  }
  const [, ordinal = '', unit = ''] = shapes.DAY.exec(part) ?? [];
  if (ordinal !== '') {
    const isAfter = /^(?:is )?after/i.test(part);
    const day: Predicate = {
      kind: 'day',
      least: ORDINALS.indexOf(ordinal.toLowerCase()) + (isAfter ? 1 : 0),
    };
    const parts = /^day$/i.test(unit) || isAfter ? null : timeOfHeading(unit);
    return parts === null ? [day] : [day, { kind: 'time', parts }];
  }
  const [, before = '', hour = ''] = shapes.HOUR.exec(part) ?? [];
  const parts = hour === '' ? null : timeOfHeading(hour);
  if (parts === null) return null;
  const rest = before === '' || /^(?:it\s+)?(?:is|are)$/i.test(before) ? [] : readPart(before, campaign);
  return rest === null ? null : [...rest, { kind: 'time', parts }];
}

function readRegard(part: string, campaign: Landscape): Predicate[] | null {
  const pairs = [
    ...[shapes.REGARDED, shapes.REGARD_OF, shapes.BOND_OF, shapes.TERMS].map((sign) => sign.exec(part)),
    ...[shapes.ONES_REGARD, shapes.ONES_BOND, shapes.FEELS].map((sign) => {
      const found = sign.exec(part);
      return found === null ? null : ['', found[2] ?? '', found[1] ?? ''];
    }),
  ].filter((one) => one !== null);
  for (const [, word = '', whom = ''] of pairs) {
    const isBad = shapes.BAD.test(word) !== /\blost\b/i.test(part);
    const range = isBad ? { most: -LIKED } : { least: LIKED };
    const person = personIn(whom, campaign);
    if (person !== null) return [{ kind: 'opinion', person, ...range }];
    const key = slug(withoutArticle(whom));
    const faction = campaign.factions.find(
      ({ id, name }) => id === `faction:${key}` || slug(withoutArticle(name)) === key,
    );
    if (faction !== undefined) return [{ kind: 'standing', faction: faction.id, ...range }];
  }
  return null;
}

function readWhere(part: string, campaign: Landscape): Predicate[] | null {
  const alone = shapes.ALONE.exec(part);
  if (alone !== null) {
    const rest = alone[1] === undefined ? [] : readPart(alone[1], campaign);
    return rest && [{ kind: 'alone' }, ...rest];
  }
  const settled = placesIn(shapes.SETTLED.exec(part)?.[1], campaign);
  if (settled !== null) return [{ kind: 'settled', places: settled, scenes: SETTLING }];
  const met = personIn(shapes.MET.exec(part)?.[1], campaign);
  if (met !== null) return [{ kind: 'met', person: met }];
  const company = personIn(shapes.WITH.exec(part)?.[1], campaign);
  if (company !== null) return [{ kind: 'with', person: company }];
  const been = placesIn(shapes.BEEN.exec(part)?.[1], campaign);
  if (been !== null) return [{ kind: 'been', places: been }];
  const at = placesIn(shapes.AT.exec(part)?.[1], campaign);
  return at === null ? null : [{ kind: 'at', places: at }];
}

function readPossession(part: string, campaign: Landscape): Predicate[] | null {
  if (shapes.HURT.test(part)) return [{ kind: 'hurt', is: true }];
  if (shapes.UNHURT.test(part)) return [{ kind: 'hurt', is: false }];
  const known = shapes.KNOWS.exec(part)?.[1];
  if (known !== undefined) return [{ kind: 'knows', name: known, facts: factsAbout(known, campaign) }];
  if (shapes.DID.test(part)) return [{ kind: 'did', text: part }];
  const held = shapes.HAS.exec(part)?.[1];
  return held === undefined || /\b(?:been|met|had|become|chosen|done)\b/.test(held)
    ? null
    : [{ kind: 'has', name: held }];
}

/** Share of the words of what is to be known that a fact must have. */
const ENOUGH_WORDS = 0.75;

/** What the author has written of it: of a thing or a topic of that name, or in a sentence with its words. */
function factsAbout(known: string, { facts, topics, places }: Landscape): string[] {
  const key = slug(withoutArticle(known));
  const named = [...topics, ...places.flatMap(({ things }) => things)]
    .filter(({ name }) => slug(withoutArticle(name)) === key)
    .map(({ id }) => id);
  if (named.length > 0) {
    const about = facts.filter((fact) => named.includes(fact.about) || named.includes(fact.thing ?? ''));
    return (
      about.length > 0 ? about : facts.filter(({ mentions }) => named.some((id) => mentions.includes(id)))
    ).map(({ id }) => id);
  }
  const words = plainTerms(known);
  return facts
    .filter(({ text }) => {
      const said = new Set(plainTerms(text));
      return words.length > 0 && words.filter((word) => said.has(word)).length >= words.length * ENOUGH_WORDS;
    })
    .map(({ id }) => id);
}

function personIn(text: string | undefined, { people }: Landscape): string | null {
  if (text === undefined) return null;
  const key = slug(withoutArticle(text));
  const found = people.find(({ id, name, shortName }) =>
    [id.slice('person:'.length), slug(withoutArticle(name)), slug(withoutArticle(shortName))].includes(key),
  );
  return found?.id ?? null;
}

/**
 * The places that a name means: that of the name, those whose name has it in it (the Gates of Camelot), those of which
 * the author says so, and all when the whole story is set there. Null when nobody has heard of it.
 */
function placesIn(text: string | undefined, campaign: Landscape): string[] | null {
  if (text === undefined) return null;
  const wanted = slug(withoutArticle(text.trim()));
  if (wanted === '') return null;
  const keyOf = ({ id, name }: { id: string; name: string }) => [
    slug(withoutArticle(name)),
    id.slice('place:'.length),
  ];
  const named = campaign.places.filter((place) =>
    keyOf(place).some((key) => keysIn(wanted, new Set([key])).length > 0),
  );
  if (named.length > 0) return named.map(({ id }) => id);
  const within = campaign.places.filter((place) =>
    keyOf(place).some((key) => keysIn(key, new Set([wanted])).length > 0),
  );
  if (within.length > 0) return within.map(({ id }) => id);
  const isSaid = (prose: string) => `-${slug(prose)}-`.includes(`-${wanted}-`);
  const told = new Set(campaign.facts.filter((fact) => isSaid(fact.text)).map(({ about }) => about));
  const { title, description = '' } = campaign.manifest;
  const isWorld = told.has('world') || [...campaign.premise, title, description].some(isSaid);
  if (isWorld && campaign.places.length > 0) return campaign.places.map(({ id }) => id);
  const described = campaign.places.filter(({ id }) => told.has(id));
  return described.length > 0 ? described.map(({ id }) => id) : null;
}
