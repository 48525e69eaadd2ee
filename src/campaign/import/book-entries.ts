import nlp from 'compromise';
import { trimEndOf } from '../../base/trim-end.ts';
import { capitalise, sentencesOf } from '../../sdk/language.ts';
import { fileName } from '../archive/names.ts';
import { contractReference } from '../scaffold/contracts.ts';
import type { Lorebook, LoreEntry } from './book.ts';
import { isElsewhere, subjectOf } from './book-subject.ts';
import { worldIn } from './book-world.ts';
import { plainCard } from './card.ts';
import { jsonFile, type NewFile, textFile, truthFile, uniqueNames } from './files.ts';
import { entryTold, keywordsFile } from './lore.ts';
import { type Cast, resolveMacros } from './macros.ts';
import { profileFrom } from './profile.ts';
import { asProse } from './text.ts';
import { IS_SECRET, saidOf } from './world-card.ts';

type EntryKind = 'person' | 'place' | 'group' | 'world' | 'truth' | 'lore';
type NameFor = (name: string) => string;

/** The entries of a book that are somebody, a place, a group or the world, as files; what is left is lore. */
export function filesFromEntries(book: Lorebook, cast: Cast): { files: NewFile[]; lore: LoreEntry[] } {
  const kinds = book.entries.map((entry) => (entry.isEnabled ? kindOfEntry(entry, cast) : 'lore'));
  const of = (kind: EntryKind) => book.entries.filter((_, index) => kinds[index] === kind);
  const nameFor = uniqueNames();
  const { setting, premise, style } = worldIn(of('world'), cast);
  const isPlace = (entry: LoreEntry) =>
    entry.sort === 'place' || (!entry.isGuidance && aboutOf(entry, cast) === 'place');
  const files: NewFile[] = [
    ...(setting.length === 0 ? [] : [textFile('world/setting.md', '# The world', ...setting)]),
    ...(premise.length === 0 ? [] : [textFile('plot/premise.md', '# How it begins', ...premise)]),
    ...(style.length === 0 ? [] : [textFile('world/style.md', '# How it is told', ...style)]),
    ...(of('truth').length === 0 ? [] : [truthFile(...of('truth').map((entry) => entryTold(entry, cast)))]),
    ...of('person').flatMap((entry) => personFiles(entry, book, cast, nameFor)),
    ...of('place').flatMap((entry) => pageFiles('locations', entry, book, cast, nameFor)),
    ...of('group').flatMap((entry) => pageFiles('factions', entry, book, cast, nameFor)),
    ...of('world')
      .filter(isPlace)
      .slice(0, 1)
      .flatMap((entry) => pageFiles('locations', entry, book, cast, nameFor)),
  ];
  return { files, lore: of('lore') };
}

/** What is hidden is behind it all; what is always there or says who the player is tells of the world; else by what it is said to be. */
function kindOfEntry(entry: LoreEntry, cast: Cast): EntryKind {
  const { title, sort, isConstant, isGuidance, content } = entry;
  if (IS_SECRET.test(title)) return 'truth';
  const isOfYou = /^(?:\{\{user\}\}|You)(?: are|['’]re| is|:)\s/i.test(content.trimStart());
  if ((isConstant && sort !== 'person') || isOfYou || isGuidance) return 'world';
  const kind = sort ?? aboutOf(entry, cast);
  // One can be told of it; one cannot walk there.
  return kind === 'place' && isElsewhere(content) ? 'lore' : kind;
}

function aboutOf({ title, content }: LoreEntry, cast: Cast) {
  const told = (text: string) => asProse(resolveMacros(text, cast));
  return subjectOf(told(title), told(content));
}

function personFiles(entry: LoreEntry, book: Lorebook, cast: Cast, nameFor: NameFor): NewFile[] {
  const resolve = (text: string) => resolveMacros(text, cast);
  const name = asProse(resolve(entry.title)).replace(/\s+/g, ' ');
  const list = entry.attributes.map(([key, value]) => (key === '' ? value : `${key}: ${value}`)).join('; ');
  const description = [
    ...(list === '' ? [] : [`[${resolve(list)}]`]),
    telegramOf(name, resolve(entry.content)),
  ].join('\n');
  // What they come up by says what they are, where nothing else does: “cleaner”.
  const card = { ...plainCard(name, description), tags: entry.keywords.map(resolve) };
  const profile = {
    $schema: contractReference('npc-profile', 3),
    ...profileFrom(card, { portrait: null, place: null }),
  };
  const file = `characters/npcs/${nameFor(fileName(name, 'somebody'))}/profile.json`;
  return [jsonFile(file, profile), ...keywordsFile(file, entry, book, cast)];
}

/** “Odo Finch: halfling, 40s, round. Keeps the Eel.”, “Deborah Pike, 47, branch manager. Overly formal; …”: as sentences. */
function telegramOf(name: string, written: string): string {
  // `Beatriz Leal | estate agent | 29 | always late`
  const named = (written.match(/ \| /g) ?? []).length < 2 ? written : ofStrokes(written);
  // The name on a line of its own is a heading, and below it nobody says whose all that is.
  const text = named.replace(
    new RegExp(`^\\s*${RegExp.escape(name)}\\s*\\n(?:\\s*-{3,}\\s*\\n)?\\s*`, 'u'),
    '',
  );
  const [first = ''] = sentencesOf(text);
  if (text !== named || (/^The /.test(first) && !nlp(first).has('#Verb'))) return saidOf(name, text);
  const [whole, age, said = ''] =
    new RegExp(`^\\s*${RegExp.escape(name)}(?::|,(?: (\\d+s?),)?)\\s+(?=\\p{Ll})`, 'u').exec(text) ?? [];
  if (whole === undefined) return text;
  const lines = `${said}${text.slice(whole.length)}`
    .replace(/(?<=[.;])\s+(?=\p{Lu}\p{Ll}+: )/gu, '\n')
    .replace(/^(\p{Lu}\p{Ll}+: [^.\n]+\.)\s+/gmu, '$1\n')
    .split('\n')
    .map((line) =>
      /^\p{Lu}\p{Ll}+: /u.test(line)
        ? line
        : saidOf(
            name,
            line.replaceAll(/;\s+(\p{L})/gu, (_, first: string) => `. ${first.toUpperCase()}`),
          ),
    );
  return [...(age === undefined ? [] : [`Age: ${age}`]), ...lines].join('\n');
}

function ofStrokes(text: string): string {
  const [name = '', ...parts] = text.split(/\s+\|\s+/);
  const age = parts.find((part) => /^\d{1,3}$/.test(part));
  const said = parts.filter((part) => part !== age).map((part) => trimEndOf(part, '.'));
  return `${name}${age === undefined ? ':' : `, ${age},`} ${said.map((part, at) => (at === 0 ? part : capitalise(part))).join('. ')}.`;
}

function pageFiles(
  folder: 'locations' | 'factions',
  entry: LoreEntry,
  book: Lorebook,
  cast: Cast,
  nameFor: NameFor,
): NewFile[] {
  const told = (text: string) => asProse(resolveMacros(text, cast)).replace(/\s+/g, ' ');
  const name = told(entry.title);
  const file = `lore/${folder}/${nameFor(fileName(name, 'place'))}.md`;
  return [textFile(file, `# ${name}`, entryTold(entry, cast)), ...keywordsFile(file, entry, book, cast)];
}
