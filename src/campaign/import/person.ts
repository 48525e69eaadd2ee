import { fileName } from '../archive/names.ts';
import { contractReference } from '../scaffold/contracts.ts';
import { type Attachments, placeAssets } from './assets.ts';
import type { Lorebook } from './book.ts';
import { filesFromEntries } from './book-entries.ts';
import type { Card } from './card.ts';
import { extensionFile, type ImportSource } from './extension.ts';
import { jsonFile, type NewFile, textFile } from './files.ts';
import { loreFrom } from './lore.ts';
import { resolveMacros } from './macros.ts';
import { greetingOf, profileFrom } from './profile.ts';
import { asProse } from './text.ts';

/** A card with all that came along with it. */
export interface CardFile {
  card: Card;
  /** The picture it came in. */
  picture: Buffer | null;
  attached: Attachments;
  source: ImportSource;
}

export interface Imported {
  /** Folder name of the person, or name of the lorebook. */
  name: string;
  files: NewFile[];
  /** Sentences about what the user may want to know. */
  remarks: string[];
}

interface PersonOptions {
  /** Folder name instead of one made from the card. */
  name?: string;
  /** Where they are met. */
  place: string | null;
  /** Whether scenario and greeting are told elsewhere already. */
  isOpeningTold: boolean;
  /** Whether the campaign has contracts that a profile can refer to. */
  hasContracts: boolean;
}

/** A card as the files of someone in a campaign: profile, picture, lore, and the extensions file with the rest. */
export function personFrom({ card, picture, attached, source }: CardFile, options: PersonOptions): Imported {
  const slug = options.name ?? fileName(card.name, 'character');
  const assets = placeAssets(card, slug, picture, attached);
  const cast = { character: card.calledName };
  // In a story of its own, whoever is in its book can be met; elsewhere a book is lore.
  const told =
    card.book !== null && options.isOpeningTold ? filesFromEntries(withoutOwn(card.book, card), cast) : null;
  const lore =
    card.book === null ? null : loreFrom({ ...card.book, entries: told?.lore ?? card.book.entries }, cast);
  const profile = {
    ...(options.hasContracts ? { $schema: contractReference('npc-profile', 3) } : {}),
    ...profileFrom(card, {
      portrait: assets.portrait,
      place: options.place,
      importance: options.isOpeningTold ? 'protagonist' : 'major',
    }),
  };
  const files = [
    jsonFile(`characters/npcs/${slug}/profile.json`, profile),
    ...assets.files,
    ...(options.isOpeningTold ? [] : meeting(card, slug)),
    ...otherMeetings(card, slug),
    ...(told?.files ?? []),
    ...(lore?.files ?? []),
  ];
  const { creator, format, original } = card;
  const embedded = new Set(card.assets.map(({ uri }) => uri));
  files.push(extensionFile({ name: slug, source, format, creator, files, original, embedded }));
  return { name: slug, files, remarks: remarksOn(assets.notFetched, lore?.leftOut ?? 0) };
}

/** An entry about the character themself is lore, not somebody else. */
function withoutOwn(book: Lorebook, { name, calledName }: Card): Lorebook {
  const isOwn = (title: string) => [name, calledName, name.split(' ')[0]].includes(title);
  return {
    ...book,
    entries: book.entries.map((entry) => (isOwn(entry.title) ? { ...entry, sort: 'lore' as const } : entry)),
  };
}

/** What the card tells of a first meeting, as something people can be asked about. */
function meeting(card: Card, slug: string): NewFile[] {
  const resolve = (text: string) => asProse(resolveMacros(text, { character: card.calledName }));
  const [scenario, opening] = [resolve(card.scenario), resolve(card.firstMessage)];
  if (scenario === '' && opening === '') return [];
  return [textFile(`lore/people/${slug}.md`, `# The meeting with ${card.calledName}`, scenario, opening)];
}

/** Greetings that the story does not begin with can come up as something that happened before. */
function otherMeetings(card: Card, slug: string): NewFile[] {
  const told = card.greetings.map((text) => asProse(greetingOf(card, text))).filter((text) => text !== '');
  if (told.length === 0) return [];
  return [
    textFile(`lore/people/${slug}-other-meetings.md`, `# Another meeting with ${card.calledName}`, ...told),
  ];
}

export function remarksOn(notFetched: number, leftOut: number): string[] {
  return [
    ...(notFetched === 0
      ? []
      : [`${count(notFetched, 'picture')} on the network ${were(notFetched)} not fetched.`]),
    ...(leftOut === 0
      ? []
      : [
          `${count(leftOut, 'entry', 'entries')} of the lorebook ${were(leftOut)} switched off or empty, and ${were(leftOut)} only kept.`,
        ]),
  ];
}

function count(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

function were(number: number): string {
  return number === 1 ? 'was' : 'were';
}
