import { capitalise } from '../../../sdk/language.ts';
import { leansOnTheLast } from '../../prose.ts';
import { fill, thingNoun } from '../fill.ts';
import type { PremiseThing } from '../premise/premise.ts';
import { personNoun } from './cast.ts';
import type { DraftPlace } from './draft.ts';
import { homeOf } from './home.ts';
import { type Site, waysFrom } from './stage.ts';
import { listed, type Story } from './story.ts';

/** What can be said of any place, by where it stands in the story. */
const HERE = [
  'Sooner or later everybody comes through here, and most of them stay a little longer than they need to.',
  'It is quieter here. Those who come look round first, to see who else has.',
  'From here one can see who comes and who goes, without being asked why one is looking.',
  'Nobody has any reason to be here for long, and so it is a good place to be told something.',
];
/** The same where there are hardly two people. */
const HERE_FOR_ONE = [
  'It is the sort of place that one takes something to, to think about it.',
  'It is quieter here than where you have come from.',
  'One can be alone here, or as good as alone.',
  'There is nothing to be done here, and so it is a good place to be told something.',
];
/** What a closer look finds, at whatever it is. */
const CLOSER = [
  'Somebody has looked at «thing» before you, and lately, and closely.',
  '«Thing:is» much as «thing.they:is» said to be; only the spot around «thing.them» is cleaner than the rest.',
  'There is nothing wrong with «thing» that you can name. You look again.',
  '«Thing:has» been moved a little since «thing.they:was» last put where «thing.they:belongs».',
  'You would pass by «thing», if it were not for the way that others do not.',
  'From close by, «thing:is» older than you thought, and better kept.',
];
const THERE = [
  '«Me» is here more often than not.',
  'This is where «me» is to be found, if anywhere.',
  '«Me» comes here when there is nothing else to be done.',
];

/** Writes the pages of places that are new, with the author's things in them and the people where they are. */
export function writePlaces(story: Story): DraftPlace[] {
  return story.sites.flatMap((site, index) => (site.isNew ? [writePlace(story, site, index)] : []));
}

function writePlace(story: Story, site: Site, index: number): DraftPlace {
  const things = story.things.get(site) ?? [];
  const people = story.cast.filter((member) => member.isNew && homeOf(story, member) === site);
  const ways = waysFrom(story.sites, site);
  const paragraphs = [
    [
      site.quote === null || !standsAlone(site.quote) || isToldAtFirst(story, site.quote) ? '' : site.quote,
      hereIn(story, index),
    ]
      .filter((text) => text !== '')
      .join(' '),
  ];
  const here = [
    seen(things),
    people
      .map((member, at) => fill(THERE[(index + at) % THERE.length] ?? '', { me: personNoun(member) }))
      .join(' '),
    ways.length === 0
      ? ''
      : `From here one can go to ${listed(ways.map(({ inside, file }) => `[${inside}](${encodeURI(file)})`))}.`,
  ];
  return {
    slug: site.slug,
    name: site.name,
    paragraphs: paragraphs.filter((text) => text !== ''),
    sections: [
      { heading: 'Here', text: here.filter((text) => text !== '').join('\n\n') },
      ...things.map((thing) => ({
        heading: `The ${thing.phrase}`,
        text: closerLook(story, thing, site),
      })),
    ].filter(({ text }) => text !== ''),
  };
}

function hereIn({ inventory }: Story, index: number): string {
  const texts = inventory.isForOne ? HERE_FOR_ONE : HERE;
  return texts[index % texts.length] ?? '';
}

/** In one sentence, each in bold, so that it can be looked at. */
function seen(things: readonly PremiseThing[]): string {
  if (things.length === 0) return '';
  const names = things.map(({ phrase }) => `**the ${phrase}**`);
  const isOne = things.length === 1 && things[0]?.plural === false;
  return capitalised(`${listed(names)} ${isOne ? 'is' : 'are'} here.`);
}

const capitalised = (text: string) =>
  text.replace(/^\*\*(.)/u, (_, first: string) => `**${capitalise(first)}`);

function closerLook(story: Story, thing: PremiseThing, site: Site): string {
  const { random, things } = story;
  const all = [...things.values()].flat();
  const frames = random.fork('close').shuffle(CLOSER);
  const looked = fill(frames[all.indexOf(thing) % frames.length] ?? '', { thing: thingNoun(thing) });
  const isOwn = standsAlone(thing.quote) && thing.quote !== site.quote && !isToldAtFirst(story, thing.quote);
  const own = isOwn ? `${thing.quote} ` : '';
  return `${own}${looked}`;
}

/** The premise is told word for word when the story begins, and not again. */
function isToldAtFirst({ author }: Story, sentence: string): boolean {
  return author.premise.includes(sentence);
}

/** Whether a sentence can be read by itself, by somebody who is there. */
function standsAlone(sentence: string): boolean {
  return (
    !leansOnTheLast(sentence) &&
    !/^(?:I|You)\b|\?$/.test(sentence) &&
    /[.!]$/.test(sentence) &&
    sentence.length < 200
  );
}
