import nlp from 'compromise';
import { hasPhrase } from '../../base/phrase.ts';
import type { CampaignManifest } from '../../contracts/campaign-manifest.ts';
import type { NpcProfile } from '../../contracts/npc-profile.ts';
import { capitalise, sentencesOf } from '../../sdk/language.ts';
import { cut, fileName } from '../archive/names.ts';
import { endsLikeAPlace, isSortOfPlace } from '../enrich/premise/place-words.ts';
import { isRank, pronounIn, pronounInName, pronounOfWord } from '../names.ts';
import { contractReference } from '../scaffold/contracts.ts';
import { creedsFor } from '../scaffold/creeds.ts';
import { themAsYou } from '../told/player.ts';
import { type Card, plainCard } from './card.ts';
import { placeIn } from './card-place.ts';
import { jsonFile, type NewFile, textFile, truthFile } from './files.ts';
import { guidanceIn } from './guidance.ts';
import { resolveMacros } from './macros.ts';
import { type CardFile, type Imported, personFrom } from './person.ts';
import { besidesIn, greetingOf, profileFrom } from './profile.ts';
import { plainSpelling } from './spelling.ts';
import { isDeed } from './subject.ts';
import { asProse, openingProse } from './text.ts';
import { saidOf, type WorldCard, worldIn } from './world-card.ts';

const PLACE_FILE = 'lore/locations/meeting-place.md';

/** A small campaign around one character: their greeting opens it, their scenario is where it happens. */
export function campaignFrom(cardFile: CardFile): Imported {
  const { card } = cardFile;
  const resolve = (text: string) => asProse(resolveMacros(text, { character: card.calledName }));
  const [scenario, opening] = [themAsYou(asSentence(resolve(card.scenario))), openingOf(card)];
  const world = worldIn(card);
  const place =
    world !== null && world.places.length > 0
      ? null
      : ((world !== null && isPlaceName(card.name) ? card.name : null) ??
        placeIn(
          [scenario, opening, ...alwaysSaid(card).map(resolve), resolve(card.description)],
          card.calledName,
        ) ??
        (scenario === '' ? null : 'The Meeting Place'));
  const besides = besidesIn(card);
  const person = personFrom(cardFile, { place, isOpeningTold: true, hasContracts: true });
  const files: NewFile[] = [
    jsonFile('manifest.json', manifestFor(card, scenario || (world?.setting ?? ''), opening)),
    textFile('README.md', ...creedsFor(titleFor(card)), creditFor(card, person.name)),
    textFile('plot/premise.md', '# How it begins', opening || `You meet ${card.calledName}.`),
    ...(place === null
      ? []
      : [textFile(placeFile(place, person.files), `# ${place}`, scenario || saidOfPlace(place, card))]),
    ...guidanceFile(card, world?.telling ?? []),
    ...(world === null
      ? [...settingFile(besides.setting.join(' ')), ...person.files, ...peopleFiles(besides.others, card)]
      : worldFiles(
          place === null ? { ...world, setting: `${scenario} ${world.setting}`.trim() } : world,
          card,
          { others: person.files, place },
        )),
  ];
  return { ...person, files: joined(files) };
}

/** “The Hotel Aurelia”, “The Salt Mill”: a word of it says that it is somewhere. */
const isPlaceName = (name: string) =>
  /^The /.test(name) &&
  (endsLikeAPlace(name) ||
    isSortOfPlace((/^The (\p{Lu}\p{Ll}+) \p{Lu}/u.exec(name)?.[1] ?? '').toLowerCase()));

/** Where a book has a page about the place of the meeting, that is the page. */
function placeFile(place: string, files: readonly NewFile[]): string {
  const same = files.find(
    ({ name, content }) => name.startsWith('lore/locations/') && String(content).startsWith(`# ${place}\n`),
  );
  return same?.name ?? PLACE_FILE;
}

/** What its book says whatever comes up. */
function alwaysSaid({ book }: Card): string[] {
  return (book?.entries ?? [])
    .filter(({ isConstant, isEnabled }) => isConstant && isEnabled)
    .map(({ content }) => content);
}

/** What the card and its book both say of the world or of the telling goes into one file. */
function joined(files: readonly NewFile[]): NewFile[] {
  return files.flatMap((file, index) => {
    const same = files.filter(({ name }) => name === file.name);
    if (same.length < 2 || typeof file.content !== 'string') return [file];
    if (files.findIndex(({ name }) => name === file.name) !== index) return [];
    const rest = same.slice(1).map(({ content }) => String(content).replace(/^# .*\n+/, ''));
    return [{ ...file, content: [file.content.trimEnd(), ...rest].join('\n\n') }];
  });
}

function openingOf(card: Card): string {
  return openingProse(greetingOf(card, card.firstMessage), card.calledName);
}

/** “you are the new teacher”, as a tag has it, is told with a capital and a full stop. */
function asSentence(text: string): string {
  const trimmed = capitalise(text.trim());
  return trimmed === '' || /[.!?…:*”"’')\]]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

const KIN =
  /^(?:(?:older|younger|elder|little|big|twin|late|old|best|estranged) )?(?:brother|sister|mother|father|grandmother|grandfather|aunt|uncle|cousin|son|daughter|wife|husband|niece|nephew|friend|boss|neighbou?r|mentor|rival|partner)\b/i;

/** “Younger brother” in somebody's card is that one's brother. */
const ofWhom = (text: string, about: Card | null) =>
  about === null ? text : text.replace(KIN, (kin) => `${about.calledName}'s ${kin.toLowerCase()}`);

/** “Bought the lot under her truck” says nothing of who bought it: what they are, their name, or “she” and “he” do. */
function pronounFor(name: string, text: string): Pick<NpcProfile, 'pronoun'> {
  const said = pronounIn((text.match(/\b(?:she|he|him)\b/gi) ?? []).join(' '));
  const pronoun = pronounOfWord(text) ?? pronounInName(name) ?? (said === 'they' ? null : said);
  if (pronoun !== null) return { pronoun };
  const called = nlp(name);
  if (called.has('#MaleName')) return { pronoun: 'he' };
  return called.has('#FemaleName') ? { pronoun: 'she' } : {};
}

function peopleFiles(
  people: readonly { name: string; text: string; place?: string | null }[],
  about: Card | null = null,
): NewFile[] {
  return people.map(({ name, text, place = null }) =>
    jsonFile(`characters/npcs/${fileName(name, 'somebody')}/profile.json`, {
      $schema: contractReference('npc-profile', 3),
      ...profileFrom(plainCard(name, saidOf(name, ofWhom(text, about))), { portrait: null, place }),
      ...pronounFor(name, text),
    }),
  );
}

const settingFile = (setting: string): NewFile[] =>
  setting === '' ? [] : [textFile('world/setting.md', '# The world', setting)];

/** Where a place has only its name: the sentence that speaks of it, before one that says whose it is. */
function saidOfPlace(place: string, card: Card): string {
  const told = [card.description, ...card.greetings].flatMap((text) =>
    sentencesOf(
      plainSpelling(asProse(resolveMacros(text, { character: card.calledName }))).replace(/\s+/g, ' '),
    ),
  );
  const name = place.toLowerCase().replace(/^the\s/, '');
  const said = told.find(
    (sentence) => sentence.toLowerCase().includes(name) && !/[:;"“]/.test(sentence) && !isDeed(sentence),
  );
  return said === undefined ? `This is where ${card.calledName} is to be found.` : asSentence(said);
}

/** Whoever the opening shows is where it is set. */
function metAt(name: string, places: readonly { name: string }[], opening: string): string | null {
  // Of whom somebody only speaks may be anywhere.
  const told = opening.replace(/["“][^"“”]*["”]/g, ' ');
  const isShown = name.split(' ').some((word) => word.length > 2 && !isRank(word) && hasPhrase(told, word));
  const at = (place: string) => opening.toLowerCase().indexOf(place.toLowerCase().replace(/^the\s/, ''));
  const [first] = places
    .filter((place) => at(place.name) !== -1)
    .toSorted((one, other) => at(one.name) - at(other.name));
  const only = places.length === 1 ? places[0] : undefined;
  return isShown ? ((first ?? only)?.name ?? null) : null;
}

function worldFiles(
  { setting, secret, people, places }: WorldCard,
  card: Card,
  { others, place }: { others: readonly NewFile[]; place: string | null },
): NewFile[] {
  const sites = place === null ? places : [{ name: place }];
  return [
    ...places.map(({ name, text }) =>
      textFile(
        `lore/locations/${fileName(name, 'place')}.md`,
        `# ${name}`,
        name.toLowerCase() === text.toLowerCase()
          ? saidOfPlace(name, card) || asSentence(text)
          : asSentence(text),
      ),
    ),
    ...settingFile(setting),
    ...(secret === '' ? [] : [truthFile(secret)]),
    ...peopleFiles(people.map((one) => ({ ...one, place: metAt(one.name, sites, openingOf(card)) }))),
    ...others.filter((file) => !file.name.startsWith('characters/npcs/')),
  ];
}

const MOST_SCENES = 3;
const LONGEST_SCENE = 320;

/** Greetings that the story does not begin with, for whoever tells it: they fit once it has come that far. */
function laterScenes(card: Card): string[] {
  return card.greetings
    .map((text) => openingProse(resolveMacros(text, { character: card.calledName }), card.calledName))
    .filter((text) => text !== '')
    .slice(0, MOST_SCENES)
    .map(
      (text) =>
        `A scene that may come later, once and where it fits: ${cut(text.replace(/\s+/g, ' '), LONGEST_SCENE)}`,
    );
}

/** What the card's author asks of whoever tells the story; orders to a chat program are left out. */
function guidanceFile(card: Card, telling: readonly string[]): NewFile[] {
  const asked = [...guidanceIn(card), ...telling, ...laterScenes(card)];
  return asked.length === 0 ? [] : [textFile('world/style.md', '# How it is told', ...asked)];
}

export function titleFor(card: Card): string {
  return cut(worldIn(card) === null ? `The Story of ${card.name}` : card.name, 100);
}

function manifestFor(card: Card, scenario: string, opening: string): CampaignManifest {
  const tags = card.tags.slice(0, 10);
  return {
    $schema: contractReference('manifest', 0),
    title: titleFor(card),
    version: '1.0.0',
    author: cut(card.creator || 'Unknown', 100),
    description: blurb(card, scenario, opening),
    hydration_guidance: `Keep to what is written about ${card.name}.`,
    ...(tags.length === 0 ? {} : { tags }),
  };
}

/** The first sentence of the scenario; where there is none, the first of the greeting in which nothing is said aloud. */
function blurb(card: Card, scenario: string, opening: string): string {
  const whole = (text: string) =>
    sentencesOf(text.replace(/\s+/g, ' ')).filter(
      (sentence) => sentence.split(' ').length > 3 && sentence.length >= 10 && sentence.length <= 300,
    );
  const shown = whole(opening).filter((sentence) => !/["“”]/.test(sentence));
  return whole(scenario)[0] ?? shown[0] ?? `You meet ${card.name}.`;
}

function creditFor(card: Card, slug: string): string {
  const creator = card.creator === '' ? 'somebody whom the card does not name' : card.creator;
  return `## Whose work this is\n\nIt was made from a character card by ${creator}. The words about ${card.name} are theirs; the card as it came is in \`extensions/${slug}.json\`. Ask them before you pass it on.`;
}
