import { slug } from '../../names.ts';
import { bare, fill, type Slots } from '../fill.ts';
import { ABOUT } from '../lexicon/things.ts';
import type { LoreEntry } from '../lexicon/types.ts';
import type { DraftFaction, DraftPage } from './draft.ts';
import { type StoryWorld, thingNoun } from './world.ts';

const ENOUGH = 3;
const WANTED = 5;
const SENTENCES_ABOUT = 6;

/** What people can be asked about: what the story turns on, the author's own words first. */
export function writeLore(world: StoryWorld): DraftPage[] {
  const { inventory, arc, domains, slots } = world;
  if (inventory.topics.length >= ENOUGH) return [];
  const known = new Set(inventory.topics.map((name) => slug(bare(name))));
  const town = inventory.hasSetting ? [townPage(world)] : [];
  const pages = [
    ...arc.lore.map((entry) => pageFrom(entry, slots)),
    ...aboutAuthorsWords(world),
    ...town,
    ...domains
      .flatMap(({ lore }, index) => lore.slice(0, index === 0 ? 2 : 1))
      .map((entry) => pageFrom(entry, slots)),
  ];
  return pages
    .filter(
      ({ slug: key }, index) => !known.has(key) && pages.findIndex((page) => page.slug === key) === index,
    )
    .slice(0, WANTED - inventory.topics.length);
}

function pageFrom({ name, text }: LoreEntry, slots: Slots): DraftPage {
  const heading = fill(name, slots);
  return {
    slug: slug(bare(heading)),
    name: heading,
    paragraphs: text.map((paragraph) => fill(paragraph, slots)),
  };
}

/** The setting is the author's, so what else is true of the place is told by those who live there. */
function townPage({ domains, slots }: StoryWorld): DraftPage {
  return pageFrom({ name: '{town}', text: domains[0]?.setting ?? [] }, slots);
}

/** A page on the author's own word for what it is about. */
function aboutAuthorsWords({ stakeNoun, reading, random }: StoryWorld): DraftPage[] {
  const noun = stakeNoun ?? reading.nouns.find(({ kind }) => kind !== 'person' && kind !== 'place');
  if (noun === undefined) return [];
  const topic = thingNoun(noun.phrase, noun.plural);
  const sentences = random
    .fork('about')
    .shuffle(ABOUT)
    .slice(0, SENTENCES_ABOUT)
    .map((text) => fill(text, { topic }));
  const half = Math.ceil(sentences.length / 2);
  const name = `${topic.text.charAt(0).toUpperCase()}${topic.text.slice(1)}`;
  return [
    {
      slug: slug(noun.phrase),
      name,
      paragraphs: [sentences.slice(0, half).join(' '), sentences.slice(half).join(' ')],
    },
  ];
}

/** The two sides of the place: one would keep things as they are. */
export function writeFactions({ inventory, domains, cast, slots }: StoryWorld): DraftFaction[] {
  const [keepers, changers] = domains[0]?.factions ?? [];
  if (inventory.factions.length > 0 || keepers === undefined || changers === undefined) return [];
  const members = {
    keepers: [cast.parts.keeper.name, cast.parts.witness.name],
    changers: [cast.parts.rival.name],
  };
  return [
    { ...pageFrom(keepers, slots), members: [...new Set(members.keepers)], rivals: [changers.name] },
    { ...pageFrom(changers, slots), members: members.changers, rivals: [keepers.name] },
  ];
}
