import type { CampaignManifest } from '../../contracts/campaign-manifest.ts';
import { sentencesOf } from '../../sdk/language.ts';
import { cut, fileName } from '../archive/names.ts';
import { kindOf } from '../enrich/premise/noun-kinds.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import { isRank } from '../names.ts';
import { contractReference } from '../scaffold/contracts.ts';
import { creedsFor } from '../scaffold/creeds.ts';
import type { Lorebook, LoreEntry } from './book.ts';
import { plainCard } from './card.ts';
import { asSentences } from './description.ts';
import { extensionFile, type ImportSource } from './extension.ts';
import { jsonFile, type NewFile, textFile, uniqueNames } from './files.ts';
import { loreFrom } from './lore.ts';
import { resolveMacros } from './macros.ts';
import { type Imported, remarksOn } from './person.ts';
import { profileFrom } from './profile.ts';
import { asProse } from './text.ts';

type EntryKind = 'person' | 'place' | 'world' | 'lore';

/** A lorebook by itself as a small campaign: people, places and what is always true are told by what its entries say. */
export function campaignFromBook(book: Lorebook, source: ImportSource): Imported {
  const title = titleForBook(book);
  const kinds = book.entries.map((entry) => (entry.isEnabled ? kindOfEntry(entry) : 'lore'));
  const of = (kind: EntryKind) => book.entries.filter((_, index) => kinds[index] === kind);
  const nameFor = uniqueNames();
  const lore = loreFrom({ ...book, entries: of('lore') }, CAST);
  const said = of('world').flatMap(({ content }) => sentencesOf(told(content)));
  const world = said.filter((text) => !IS_ORDER.test(text));
  const style = said.filter((text) => IS_ORDER.test(text));
  const files: NewFile[] = [
    jsonFile('manifest.json', manifestFor(title)),
    textFile('README.md', ...creedsFor(title), creditFor(source)),
    ...(world.length === 0 ? [] : [textFile('world/setting.md', '# The world', ...world)]),
    ...(style.length === 0 ? [] : [textFile('world/style.md', '# How it is told', ...style)]),
    ...of('person').map((entry) => personFile(entry, nameFor)),
    ...of('place').flatMap((entry) => placeFiles(entry, nameFor)),
    ...lore.files,
  ];
  const slug = fileName(title, 'lorebook');
  const { format, original } = book;
  files.push(extensionFile({ name: slug, source, format, creator: '', files, original }));
  return { name: slug, files, remarks: remarksOn(0, lore.leftOut) };
}

export function titleForBook({ name }: Lorebook): string {
  return cut(told(name).replace(/[_-]+/g, ' ') || 'A Lorebook', 100);
}

/** What is asked of whoever tells it. */
const IS_ORDER = /^(?:Keep|Write|Use|Avoid|Describe|Do not|Don['’]t|Never|Always|Make|Focus|Remember)\b/;
const escaped = (text: string) => RegExp.escape(text);

const CAST = { character: 'the one in question' };
const told = (text: string) => asProse(resolveMacros(text, CAST));

/** By its first sentence: “Corvin Hale is the harbour master”, “The Glasshouse is a tavern”. */
function kindOfEntry({ title, content, isConstant, sort }: LoreEntry): EntryKind {
  if (isConstant) return 'world';
  if (sort !== null) return sort;
  if (new RegExp(`^\\s*\\[\\s*(?:Character\\(|${escaped(title)}(?:['’]s \\p{L}+)?\\s*:)`, 'iu').test(content))
    return 'person';
  const [first = ''] = sentencesOf(told(content).replace(/\s+/g, ' '));
  const [, what = ''] = /\b(?:is|was|are)\s+(?:an?|the|one of the)\s+([^.,;:!?]+)/u.exec(first) ?? [];
  const [phrase = ''] = what.split(/\s(?:of|who|that|which|in|at|on|from|with|where|for|near|by)\s/u);
  const head = (phrase.trim().split(' ').at(-1) ?? '').toLowerCase();
  const isSomebody = kindOf(head) === 'person' || /^(?:head|ruler|master|mistress|leader)$/.test(head);
  if ((isSomebody || isRank(first.split(' ')[0] ?? '')) && /^\p{Lu}/u.test(told(title))) return 'person';
  return isSortOfPlace(head) ? 'place' : 'lore';
}

function personFile({ title, content }: LoreEntry, nameFor: (name: string) => string): NewFile {
  const called = told(title).replace(/\s+/g, ' ');
  // “Captain Harl is …” under the keyword “Harl”: the whole name.
  const subject = /^(.{2,60}?) (?:is|was) /u.exec(told(content))?.[1] ?? '';
  const isWhole = subject.includes(called) && subject.split(' ').every((word) => /^\p{Lu}/u.test(word));
  const name = isWhole ? subject : called;
  const profile = {
    $schema: contractReference('npc-profile', 3),
    ...profileFrom(plainCard(name, resolveMacros(content, CAST)), { portrait: null, place: null }),
  };
  return jsonFile(`characters/npcs/${nameFor(fileName(name, 'somebody'))}/profile.json`, profile);
}

function placeFiles({ title, content, keywords }: LoreEntry, nameFor: (name: string) => string): NewFile[] {
  const name = told(title).replace(/\s+/g, ' ');
  const file = `lore/locations/${nameFor(fileName(name, 'place'))}.md`;
  const words = [...new Set(keywords.map(told).filter((word) => word !== ''))];
  return [
    textFile(file, `# ${name}`, told(asSentences(content, name))),
    ...(words.length === 0 ? [] : [{ name: `${file}.keywords.txt`, content: `${words.join('\n')}\n` }]),
  ];
}

function manifestFor(title: string): CampaignManifest {
  return {
    $schema: contractReference('manifest', 0),
    title,
    version: '1.0.0',
    author: 'Unknown',
    hydration_guidance: 'Keep to what the lorebook says.',
  };
}

function creditFor({ file }: ImportSource): string {
  return `## Whose work this is\n\nIt was made from the lorebook ${file.split(/[\\/]/).at(-1)}. The words are those of whoever wrote it; ask them before you pass it on.`;
}
