import { lettersOf } from '../../base/plain-text.ts';
import { isSameThing } from '../../base/thing-name.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { definite, slug, withoutArticle } from '../../campaign/names.ts';
import type { FactsAnswer, FoundFact, FoundThing } from '../../prompts/tasks/facts.ts';
import { breaks, brokenBy } from '../../rules/constraints/judge.ts';
import { narrationOf } from '../../sdk/checks/speech.ts';
import { isPlural, sentencesOf } from '../../sdk/language.ts';
import type { World } from '../world.ts';
import { type CanonEntry, MOST_IDLE } from './entry.ts';

export interface Admitted {
  canon: CanonEntry[];
  /** What was found and cannot be so, and why. */
  refused: { name: string; reason: string }[];
}

export interface Scenery {
  campaign: Campaign;
  world: Pick<World, 'canon' | 'items' | 'plot'>;
  /** The player's own name. */
  player: string;
  scene: number;
  /** Where the scene was told. */
  place: string | null;
  prose: readonly string[];
}

const MOST_WORDS = 5;
const KINDS = [
  ['person', 'people'],
  ['thing', 'things'],
  ['place', 'places'],
] as const;
/** What is everywhere is nothing in particular. */
const GENERIC =
  /^(?:the |an? )?(?:man|woman|person|people|someone|somebody|stranger|crowd|voices?|door|window|floor|wall|ceiling|table|chair|hand|hands|face|eyes|room|air|light|dark|darkness|silence|rain|wind|water|sky|sun|moon|fire|smoke|sound|noise|thing|things|place|you|nobody|nothing)$/iu;

/** Who is nobody in particular. */
const NOBODY =
  /^(?:the |an? )?(?:people|someone|somebody|crowd|voices?|hands?|face|eyes|you|nobody|nothing|thing|things)$/iu;

/** “The woman at Umbrellas” is set apart by where she is; a scene may only call her “the woman”. */
function calledInProse(name: string): string {
  return name.replace(/ (?:at|in|with|by|of|from|on|behind|under|who) .*$/u, '');
}

/** What of the found may become part of the story: it is in the prose, it is new, and it contradicts nothing. */
export function admit(
  found: Pick<FactsAnswer, 'people' | 'places'> & { things: readonly (FoundFact & Partial<FoundThing>)[] },
  scenery: Scenery,
): Admitted {
  const admitted: Admitted = { canon: [], refused: [] };
  for (const [kind, list] of KINDS)
    for (const fact of found[list]) {
      const known = [...scenery.world.canon, ...admitted.canon];
      const reason = whyNot(kind, fact, known, scenery);
      if (reason === null) admitted.canon.push(entryFrom(kind, fact, known, scenery));
      else if (reason !== KNOWN) admitted.refused.push({ name: fact.name, reason });
    }
  return admitted;
}

const KNOWN = 'It is known already.';

function whyNot(
  kind: CanonEntry['kind'],
  { name, about, quote }: FoundFact,
  canon: readonly CanonEntry[],
  { campaign, world, player, prose }: Scenery,
): string | null {
  const text = lettersOf(prose.join(' '));
  if (!text.includes(lettersOf(quote)) || lettersOf(quote).length < 4)
    return 'The quote is not in the scene.';
  if (!text.includes(lettersOf(withoutArticle(kind === 'person' ? calledInProse(name) : name))))
    return 'The scene does not name it.';
  if (
    (kind !== 'person' && GENERIC.test(name.trim())) ||
    NOBODY.test(name.trim()) ||
    withoutArticle(name.trim()).split(/\s+/u).length > MOST_WORDS
  )
    return 'It is nothing in particular.';
  const key = slug(withoutArticle(name));
  if (key === '' || slug(player).split('-').includes(key)) return KNOWN;
  const dead = campaign.people.find(
    ({ id, name: one, shortName }) => world.plot.dead[id] !== undefined && isCalled(name, one, shortName),
  );
  if (dead !== undefined) return `${dead.shortName} is dead.`;
  const names = [
    ...campaign.people.flatMap((person) => [person.name, person.shortName]),
    ...campaign.places.flatMap((place) => [place.name, ...place.things.map((thing) => thing.name)]),
    ...campaign.topics.map((topic) => topic.name),
    ...world.items.map((item) => item.name),
    ...canon.map((entry) => entry.name),
  ];
  if (isCalled(name, ...names) || (kind === 'person' && isOneOf(canon, about))) return KNOWN;
  const forbidden = whyForbidden({ name, about, quote }, campaign);
  if (forbidden !== null) return forbidden;
  const idle = canon.filter(({ isKept }) => !isKept).length;
  if (idle >= MOST_IDLE) return 'The story has enough that nobody has had to do with.';
  return kind === 'person' && !/^\p{L}/u.test(name) ? 'It is no name.' : null;
}

/** “Old Mr Birdsall: the old man in Hats” is the old man in Hats, who is known. */
function isOneOf(canon: readonly CanonEntry[], about: string): boolean {
  const said = lettersOf(withoutArticle(about));
  return canon.some(
    ({ kind, name }) => kind === 'person' && said.startsWith(lettersOf(withoutArticle(name))),
  );
}

/** What the author does not allow, and where that is said. */
export function whyForbidden({ name, about, quote }: FoundFact, { limits }: Campaign): string | null {
  const limit = breaks(limits, { act: 'look', words: `${name} ${about}` }) ?? brokenBy(limits, quote);
  return limit === null ? null : `The author says: ${limit.text}`;
}

function isCalled(name: string, ...names: string[]): boolean {
  return names.some((other) => isSameThing(name, other));
}

function entryFrom(
  kind: CanonEntry['kind'],
  { name, about, quote, where = '' }: FoundFact & Partial<FoundThing>,
  canon: readonly CanonEntry[],
  { scene, place: here, prose, campaign }: Scenery,
): CanonEntry {
  const place = where === '' ? here : placeCalled(where, campaign);
  const bare = slug(withoutArticle(name));
  const base =
    kind === 'thing'
      ? `thing:${(place ?? 'place:somewhere').slice('place:'.length)}/${bare}`
      : `${kind}:${bare}`;
  const taken = new Set([...canon, ...campaign.people, ...campaign.places].map(({ id }) => id));
  const id = taken.has(base) ? `${base}-${scene}` : base;
  const sentence =
    prose.flatMap(sentencesOf).find((one) => lettersOf(one).includes(lettersOf(quote))) ?? quote;
  return {
    ...{
      id,
      kind,
      about: about.replace(/[.!]+$/u, '') || withoutArticle(name),
      quote: sentence,
      // Who is only spoken of is not there.
      place:
        kind === 'person' && !narrationOf(prose.join('\n')).includes(withoutArticle(calledInProse(name)))
          ? null
          : place,
      scene,
    },
    name: kind === 'person' ? personName(name) : definite(name),
    pronoun: pronounIn(name, about, prose),
    used: scene,
    isKept: false,
  };
}

/** What is at another place is there; what somebody has is nowhere to be found without them. */
function placeCalled(where: string, { places }: Campaign): string | null {
  return places.find(({ name }) => isSameThing(where, name))?.id ?? null;
}

/** A name stays as it is; “a boy with a bucket” is “the boy with a bucket”. */
function personName(name: string): string {
  const isName = /^\p{Lu}/u.test(name) && !/^(?:The|An?)\s/u.test(name);
  // “Old Mr Birdsall” has a name behind what he is called besides.
  return isName || /^\p{Ll}+ \p{Lu}/u.test(name.trim().replace(/^an? /u, 'a-'))
    ? name.trim()
    : definite(name);
}

const SHE =
  /\b(?:mrs|ms|miss|she|her|woman|girl|lady|mother|sister|daughter|wife|aunt|widow|queen|nun|maid)\b/iu;
const HE = /\b(?:mr|he|his|him|man|boy|lad|father|brother|son|husband|uncle|king|monk|gentleman)\b/iu;

/** By its name, by the pronoun that follows it in the same sentence, or by what it is said to be, which may name others. */
function pronounIn(name: string, about: string, prose: readonly string[]): CanonEntry['pronoun'] {
  const bare = withoutArticle(name);
  if (isPlural(bare)) return 'they';
  const sentence = prose.flatMap(sentencesOf).find((one) => one.includes(bare)) ?? '';
  const after = sentence.slice(sentence.indexOf(bare));
  for (const part of [name, after, about]) {
    const [she, he] = [SHE.exec(part)?.index ?? -1, HE.exec(part)?.index ?? -1];
    if (she >= 0 && (he < 0 || she < he)) return 'she';
    if (he >= 0) return 'he';
  }
  return 'they';
}
