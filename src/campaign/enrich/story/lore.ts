import { capitalise } from '../../../sdk/language.ts';
import { slug } from '../../names.ts';
import { bare, fill } from '../fill.ts';
import type { DraftFaction, DraftPage } from './draft.ts';
import { MANNERS } from './manner/manners.ts';
import type { Story } from './story.ts';

const ENOUGH = 3;
const MOST = 6;

/** What people can be asked about: the odd thing, whoever is gone, firms, the other things, in the author's sentences. */
export function writeLore(story: Story): DraftPage[] {
  const { premise, inventory, slots } = story;
  if (inventory.topics.length >= ENOUGH) return [];
  const gone = premise.people.filter(({ name, fate }) => name !== null && fate !== null && fate !== 'away');
  const world = premise.places.find(
    ({ name, extent, sort }) => (sort === null || extent > 1) && /^\p{Lu}|^the \p{Lu}/u.test(name),
  );
  const pages = [
    page(premise.odd.noun.text, premise.odd.head, story, MANNERS[premise.conflict.kind].talk),
    ...gone.map(({ name }) =>
      page(name ?? '', name ?? '', story, 'It is hard to get anybody to talk about that for long.'),
    ),
    ...premise.groups.map(({ name }) =>
      page(
        /^\p{Ll}/u.test(name) || isSaidWithThe(name, premise.sentences) ? `the ${name}` : name,
        name,
        story,
        'It is spoken of here as one speaks of the weather.',
      ),
    ),
    ...(world === undefined
      ? []
      : [
          page(
            world.name,
            bare(world.name),
            story,
            'Those who live with it have stopped noticing most of it.',
          ),
        ]),
    page(
      slots['cause'] === undefined || typeof slots['cause'] === 'string' ? '' : slots['cause'].text,
      causeHead(story),
      story,
      'Nobody speaks of «cause» unless they have to, and then not for long.',
    ),
    ...premise.things.map(({ phrase, head }) =>
      page(`the ${phrase}`, head, story, 'There is more to be said about that, and less that is certain.'),
    ),
  ];
  // A place has a page of its own.
  const known = new Set([
    ...inventory.topics.map((name) => slug(bare(name))),
    ...story.sites.map((site) => site.slug),
  ]);
  return pages
    .filter(
      ({ slug: key, paragraphs }, index) =>
        key !== '' &&
        paragraphs.length > 0 &&
        !known.has(key) &&
        pages.findIndex((other) => other.slug === key) === index,
    )
    .slice(0, MOST - inventory.topics.length);
}

/** “Carriage 91 is the Tail”: its author calls it nothing else. */
function isSaidWithThe(name: string, sentences: readonly string[]): boolean {
  const said = new RegExp(`(\\b[Tt]he )?(?<![\\p{L}'’])${RegExp.escape(name)}(?![\\p{L}])`, 'gu');
  const mentions = sentences.flatMap((sentence) => [...sentence.matchAll(said)]);
  return mentions.length > 0 && mentions.every(([, article]) => article !== undefined);
}

function causeHead({ slots }: Story): string {
  const { cause } = slots;
  return cause === undefined || typeof cause === 'string' ? '' : (cause.text.split(' ').at(-1) ?? '');
}

function page(name: string, word: string, { premise, slots }: Story, said: string): DraftPage {
  const about = premise.sentences.filter(
    (sentence) => word !== '' && sentence.toLowerCase().includes(word.toLowerCase()) && !/\?$/.test(sentence),
  );
  return {
    slug: slug(bare(name)),
    name: capitalise(name),
    paragraphs: [about.slice(0, 3).join(' '), fill(said, slots)].filter((text) => text !== ''),
  };
}

/** Those who want to know, and those who would leave it; firms of the author's belong to the one or the other. */
export function writeFactions({ inventory, parts, premise, slots }: Story): DraftFaction[] {
  if (inventory.factions.length > 0) return [];
  const name = (member: Story['parts']['asker']) => member.name;
  const [one, other] = MANNERS[premise.conflict.kind].sides;
  const [ask, leave] = [fill(one.name, slots), fill(other.name, slots)];
  const thirds = parts.third === null ? [] : [name(parts.third)];
  return [
    {
      slug: slug(ask),
      name: ask,
      paragraphs: [fill(one.text, slots)],
      members: [name(parts.asker), ...thirds],
      rivals: [leave],
    },
    {
      slug: slug(leave),
      name: leave,
      paragraphs: [fill(other.text, slots)],
      members: [name(parts.rival)],
      rivals: [ask],
    },
  ];
}
