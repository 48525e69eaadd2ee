import type { CampaignManifest } from '../../contracts/campaign-manifest.ts';
import { sentencesOf } from '../../sdk/language.ts';
import { cut } from '../archive/names.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import { contractReference } from '../scaffold/contracts.ts';
import { creedsFor } from '../scaffold/creeds.ts';
import type { Card } from './card.ts';
import { jsonFile, type NewFile, textFile } from './files.ts';
import { guidanceIn } from './guidance.ts';
import { resolveMacros } from './macros.ts';
import { type CardFile, type Imported, personFrom } from './person.ts';
import { asProse } from './text.ts';

const PLACE_FILE = 'lore/locations/meeting-place.md';

/** A small campaign around one character: their greeting opens it, their scenario is where it happens. */
export function campaignFrom(cardFile: CardFile): Imported {
  const { card } = cardFile;
  const resolve = (text: string) => asProse(resolveMacros(text, { character: card.calledName }));
  const [scenario, opening] = [resolve(card.scenario), resolve(card.firstMessage)];
  const place = scenario === '' ? null : placeIn(`${scenario} ${opening}`);
  const person = personFrom(cardFile, { place, isOpeningTold: true, hasContracts: true });
  const files: NewFile[] = [
    jsonFile('manifest.json', manifestFor(card, scenario)),
    textFile('README.md', ...creedsFor(titleFor(card)), creditFor(card, person.name)),
    textFile('plot/premise.md', '# How it begins', opening || `You meet ${card.calledName}.`),
    ...(place === null ? [] : [textFile(PLACE_FILE, `# ${place}`, scenario)]),
    ...guidanceFile(card),
    ...person.files,
  ];
  return { ...person, files };
}

/** What the card's author asks of whoever tells the story; orders to a chat program are left out. */
function guidanceFile(card: Card): NewFile[] {
  const asked = guidanceIn(card);
  return asked.length === 0 ? [] : [textFile('world/style.md', '# How it is told', ...asked)];
}

export function titleFor(card: Card): string {
  return cut(`The Story of ${card.name}`, 100);
}

function manifestFor(card: Card, scenario: string): CampaignManifest {
  const tags = card.tags.slice(0, 10);
  return {
    $schema: contractReference('manifest', 0),
    title: titleFor(card),
    version: '1.0.0',
    author: cut(card.creator || 'Unknown', 100),
    description: blurb(card, scenario),
    hydration_guidance: `Keep to what is written about ${card.name}.`,
    ...(tags.length === 0 ? {} : { tags }),
  };
}

function blurb(card: Card, scenario: string): string {
  const [first = ''] = sentencesOf(scenario.replace(/\s+/g, ' '));
  return first.length >= 10 && first.length <= 300
    ? first
    : `A small story around ${card.name}, made from a character card.`;
}

function creditFor(card: Card, slug: string): string {
  const creator = card.creator === '' ? 'somebody whom the card does not name' : card.creator;
  return `## Whose work this is\n\nIt was made from a character card by ${creator}. The words about ${card.name} are theirs; the card as it came is in \`extensions/${slug}.json\`. Ask them before you pass it on.`;
}

/** The place a scenario names (“in the old lighthouse”, “The bakery behind the prison”), as a heading. */
function placeIn(text: string): string {
  const phrases = [
    ...text.matchAll(/(?:^|[.!?]\s+)(?:The|An?) ((?:[a-z'-]+ ){0,2}[a-z'-]+)/gu),
    ...text.matchAll(
      /\b(?:in|at|inside|aboard|into|enters?|outside|near|on|from|behind|of|to) (?:the|an?|her|his|their) ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)/gu,
    ),
  ].map(([, phrase = '']) => phrase.split(' '));
  for (const words of phrases) {
    for (let length = words.length; length > 0; length -= 1) {
      const last = (words[length - 1] ?? '').toLowerCase();
      const isNamed = length > 1 && words.slice(0, length).every((word) => /^\p{Lu}/u.test(word));
      if (!isSortOfPlace(last) && !(isNamed && isSortOfPlace((words[0] ?? '').toLowerCase()))) continue;
      return `The ${words
        .slice(0, length)
        .join(' ')
        .replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())}`;
    }
  }
  return 'The Meeting Place';
}
