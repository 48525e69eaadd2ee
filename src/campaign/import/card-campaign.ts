import type { CampaignManifest } from '../../contracts/campaign-manifest.ts';
import { capitalise, sentencesOf } from '../../sdk/language.ts';
import { cut, fileName } from '../archive/names.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import { contractReference } from '../scaffold/contracts.ts';
import { creedsFor } from '../scaffold/creeds.ts';
import { type Card, plainCard } from './card.ts';
import { jsonFile, type NewFile, textFile } from './files.ts';
import { guidanceIn } from './guidance.ts';
import { resolveMacros } from './macros.ts';
import { type CardFile, type Imported, personFrom } from './person.ts';
import { profileFrom } from './profile.ts';
import { asProse } from './text.ts';

const PLACE_FILE = 'lore/locations/meeting-place.md';

/** A small campaign around one character: their greeting opens it, their scenario is where it happens. */
export function campaignFrom(cardFile: CardFile): Imported {
  const { card } = cardFile;
  const resolve = (text: string) => asProse(resolveMacros(text, { character: card.calledName }));
  const [scenario, opening] = [asSentence(resolve(card.scenario)), resolve(card.firstMessage)];
  const world = worldIn(card);
  const place =
    placeIn(`${scenario} ${opening} ${resolve(card.description)}`) ??
    (scenario === '' ? null : 'The Meeting Place');
  const person = personFrom(cardFile, { place, isOpeningTold: true, hasContracts: true });
  const files: NewFile[] = [
    jsonFile('manifest.json', manifestFor(card, scenario)),
    textFile('README.md', ...creedsFor(titleFor(card)), creditFor(card, person.name)),
    textFile('plot/premise.md', '# How it begins', opening || `You meet ${card.calledName}.`),
    ...(place === null
      ? []
      : [textFile(PLACE_FILE, `# ${place}`, scenario || `This is where ${card.calledName} is to be found.`)]),
    ...guidanceFile(card),
    ...(world === null ? person.files : worldFiles(world, person.files)),
  ];
  return { ...person, files };
}

/** “you are the new teacher”, as a tag has it, is told with a capital and a full stop. */
function asSentence(text: string): string {
  const trimmed = capitalise(text.trim());
  return trimmed === '' || /[.!?…:*”"’')\]]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

interface World {
  setting: string;
  people: { name: string; text: string }[];
}

/** A card that is a place, a game or a whole cast: whoever is listed in it is somebody, and the card is not. */
function worldIn(card: Card): World | null {
  const text = resolveMacros(card.description, { character: card.calledName });
  const isWorld =
    /\bnot a (?:person|character)\b|\bnarrat(?:es|or)\b|\b(?:multiple|several|main) characters\b/i.test(
      text,
    ) || isSortOfPlace(/^The [^.]{2,40}? is an? (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+)\b/u.exec(text)?.[1] ?? '');
  if (!isWorld) return null;
  const people = [
    ...text.matchAll(/^[ \t]*[-*•][ \t]*\**(\p{Lu}[\p{L}'’. ]{1,40}?)\**[ \t]*[:–—-][ \t]+(.+)$/gmu),
  ];
  const lines = text.split('\n').filter((line) => !people.some(([whole]) => whole.trim() === line.trim()));
  const setting = sentencesOf(asProse(lines.join('\n')).replace(/\s+/g, ' '))
    .map((sentence) => sentence.replace(/^(?:(?:main )?characters|rules|cast|npcs|setting)\s*:\s*/iu, ''))
    .filter((sentence) => !/\bnot a (?:person|character)\b|\bnarrat(?:es|or)\b|system note/i.test(sentence))
    .join(' ');
  return { setting, people: people.map(([, name = '', said = '']) => ({ name, text: said })) };
}

/** “Sells weather in bottles”, “a boy who steals names”: as sentences about somebody. */
function saidOf(name: string, text: string): string {
  if (/^(?:an?|the)\s/i.test(text)) return `${name} is ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return /^\p{Ll}+s\s/u.test(text) ? `${name} ${text}` : capitalise(text);
}

function worldFiles({ setting, people }: World, others: readonly NewFile[]): NewFile[] {
  return [
    ...(setting === '' ? [] : [textFile('world/setting.md', '# The world', setting)]),
    ...people.map(({ name, text }) =>
      jsonFile(`characters/npcs/${fileName(name, 'somebody')}/profile.json`, {
        $schema: contractReference('npc-profile', 3),
        ...profileFrom(plainCard(name, saidOf(name, text)), { portrait: null, place: null }),
      }),
    ),
    ...others.filter((file) => !file.name.startsWith('characters/npcs/')),
  ];
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
  return first.length >= 10 && first.length <= 300 ? first : `You meet ${card.name}.`;
}

function creditFor(card: Card, slug: string): string {
  const creator = card.creator === '' ? 'somebody whom the card does not name' : card.creator;
  return `## Whose work this is\n\nIt was made from a character card by ${creator}. The words about ${card.name} are theirs; the card as it came is in \`extensions/${slug}.json\`. Ask them before you pass it on.`;
}

/** The place a scenario names (“in the old lighthouse”, “The bakery behind the prison”), as a heading. */
function placeIn(text: string): string | null {
  const phrases = [
    ...text.matchAll(/(?:^|[.!?]\s+)(?:The|An?) ((?:[a-z'-]+ ){0,2}[a-z'-]+)/gu),
    ...text.matchAll(/\b(?:in|at|of|on|from) ((?:\p{Lu}[\p{L}'-]+ ){1,3}\p{Ll}[\p{L}'-]+)/gu),
    ...text.matchAll(
      /\b(?:in|at|inside|aboard|into|enters?|outside|near|on|from|behind|of|to) (?:the|an?|her|his|their) ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)/gu,
    ),
  ].map(([, phrase = '']) => phrase.split(' '));
  for (const words of phrases) {
    for (let length = words.length; length > 0; length -= 1) {
      const last = (words[length - 1] ?? '').toLowerCase();
      const isNamed = length > 1 && words.slice(0, length).every((word) => /^\p{Lu}/u.test(word));
      if (
        !isSortOfPlace(last) &&
        !/^(?:keep|viaduct|rooftop|roof|platform|alcove|shed)$/.test(last) &&
        !(isNamed && isSortOfPlace((words[0] ?? '').toLowerCase()))
      )
        continue;
      return `The ${words
        .slice(0, length)
        .join(' ')
        .replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())}`;
    }
  }
  return null;
}
