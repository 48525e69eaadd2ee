import { createRandom, type Random } from '../../../base/random.ts';
import { isPlural } from '../../../sdk/language.ts';
import type { AuthorText } from '../author.ts';
import { arcCalled, domainCalled, type Recipe } from '../choose.ts';
import { bare, fillPhrase, type Noun, type Slots } from '../fill.ts';
import { ABSENT } from '../lexicon/things.ts';
import type { Arc, Domain } from '../lexicon/types.ts';
import { PORTABLE } from '../read/noun-kinds.ts';
import { isCountry } from '../read/place-words.ts';
import type { AuthorNoun, NounKind, Reading } from '../read/reading.ts';
import { type Cast, castPeople, personNoun } from './cast.ts';
import type { Inventory } from './inventory.ts';
import { type Site, type Stage, setStage } from './stage.ts';

/** Kinds of things that people could quarrel about. */
const WORTH_HAVING = new Set<NounKind>([...PORTABLE, 'furniture', 'vehicle']);
/** Of what is built, only what a quarrel could be about: nobody fights for a floor. */
const WORTH_FIGHTING_FOR = new Set([
  'bridge',
  'gate',
  'statue',
  'fountain',
  'monument',
  'altar',
  'well',
  'tower',
]);

const TITLE_WEIGHT = 3;

/** Everything that was decided before a word is written. */
export interface StoryWorld {
  author: AuthorText;
  reading: Reading;
  inventory: Inventory;
  domains: Domain[];
  arc: Arc;
  cast: Cast;
  stage: Stage;
  /** The author's noun that the story turns on, if there is one. */
  stakeNoun: AuthorNoun | null;
  persona: string;
  slots: Slots;
  random: Random;
}

export function makeWorld(
  author: AuthorText,
  reading: Reading,
  inventory: Inventory,
  recipe: Recipe,
): StoryWorld {
  const random = createRandom(`enrich/${recipe.seed}`);
  const domains = [recipe.domain, ...(recipe.second === null ? [] : [recipe.second])].map(domainCalled);
  const first = domains[0] as Domain;
  const arc = arcCalled(recipe.arc);
  const cast = castPeople(inventory, reading, domains, arc, random.fork('cast'));
  const stage = setStage(inventory, reading, domains, cast, random.fork('stage'));
  const stakeNoun = stakeIn(reading);
  const deadline = random.fork('deadline').pick(first.deadlines);
  const stake = stakeNoun === null ? random.fork('stake').pick(first.stakes) : `the ${stakeNoun.phrase}`;
  const gone = reading.people.find(({ fate }) => fate !== null);
  const [name, pronoun] = random.fork('absent').pick(ABSENT);
  const slots: Slots = {
    keeper: personNoun(cast.parts.keeper),
    rival: personNoun(cast.parts.rival),
    witness: personNoun(cast.parts.witness),
    absent: gone === undefined ? plainNoun(name, pronoun) : plainNoun(gone.name, gone.pronoun),
    stake: { text: stake, plural: false, pronoun: 'it' },
    town: plainNoun(reading.places[0] ?? random.fork('town').pick(first.town), 'it'),
    hub: siteNoun(stage.hub),
    deep: siteNoun(stage.deep),
    edge: siteNoun(stage.edge),
    deadline: plainNoun(deadline.on, 'it'),
    day: plainNoun(deadline.day, 'it'),
    title: plainNoun(author.manifest.title, 'it'),
  };
  const persona = reading.persona ?? fillPhrase(arc.persona, slots);
  return { author, reading, inventory, domains, arc, cast, stage, stakeNoun, persona, slots, random };
}

/** The player has it already. */
export function isGiven({ head }: AuthorNoun, { gifts }: Pick<Reading, 'gifts'>): boolean {
  return gifts.some((gift) => gift.head === head);
}

/**
 * The heaviest thing of the author's that can be had, kept and lost; what the title names may be larger. Others have it
 * when the story begins, so what the player is handed is it only if the title says so.
 */
function stakeIn({ nouns, isFood, gifts }: Reading): AuthorNoun | null {
  const isTitled = ({ kind, head, weight }: AuthorNoun) =>
    weight >= TITLE_WEIGHT && (kind === 'creature' || (kind === 'nature' && !isCountry(head)));
  return (
    nouns.find(
      (noun) =>
        !noun.plural &&
        (WORTH_HAVING.has(noun.kind) || WORTH_FIGHTING_FOR.has(noun.head) || isTitled(noun)) &&
        !(isFood && noun.kind === 'food') &&
        (noun.weight >= TITLE_WEIGHT || !isGiven(noun, { gifts })),
    ) ?? null
  );
}

function plainNoun(text: string, pronoun: Noun['pronoun']): Noun {
  return { text, plural: false, pronoun };
}

export function thingNoun(phrase: string, plural = isPlural(`the ${bare(phrase)}`)): Noun {
  return { text: `the ${bare(phrase)}`, plural, pronoun: plural ? 'they' : 'it' };
}

export function siteNoun({ inside, at }: Site): Noun {
  return { text: inside, plural: false, pronoun: 'it', at };
}
