import type { CampaignManifest } from '../../contracts/campaign-manifest.ts';
import { sentencesOf } from '../../sdk/language.ts';
import { cut, fileName } from '../archive/names.ts';
import { kindOf } from '../enrich/premise/noun-kinds.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import { contractReference } from '../scaffold/contracts.ts';
import { creedsFor } from '../scaffold/creeds.ts';
import type { Lorebook, LoreEntry } from './book.ts';
import { extensionFile, type ImportSource } from './extension.ts';
import { jsonFile, type NewFile, textFile, uniqueNames } from './files.ts';
import { loreFrom } from './lore.ts';
import { resolveMacros } from './macros.ts';
import { type Imported, remarksOn } from './person.ts';
import { asProse } from './text.ts';

type EntryKind = 'person' | 'place' | 'world' | 'lore';

/** A lorebook by itself as a small campaign: people, places and what is always true are told by what its entries say. */
export function campaignFromBook(book: Lorebook, source: ImportSource): Imported {
  const title = titleForBook(book);
  const kinds = book.entries.map((entry) => (entry.isEnabled ? kindOfEntry(entry) : 'lore'));
  const of = (kind: EntryKind) => book.entries.filter((_, index) => kinds[index] === kind);
  const nameFor = uniqueNames();
  const lore = loreFrom({ ...book, entries: of('lore') }, CAST);
  const world = of('world').map(({ content }) => told(content));
  const files: NewFile[] = [
    jsonFile('manifest.json', manifestFor(title)),
    textFile('README.md', ...creedsFor(title), creditFor(source)),
    ...(world.length === 0 ? [] : [textFile('world/setting.md', '# The world', ...world)]),
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

const CAST = { character: 'the one in question' };
const told = (text: string) => asProse(resolveMacros(text, CAST));

/** By its first sentence: “Corvin Hale is the harbour master”, “The Glasshouse is a tavern”. */
function kindOfEntry({ title, content, isConstant }: LoreEntry): EntryKind {
  const [first = ''] = sentencesOf(told(content).replace(/\s+/g, ' '));
  const [, what = ''] = /\b(?:is|was|are)\s+(?:an?|the|one of the)\s+([^.,;:!?]+)/u.exec(first) ?? [];
  const [phrase = ''] = what.split(/\s(?:of|who|that|which|in|at|on|from|with|where|for|near|by)\s/u);
  const head = (phrase.trim().split(' ').at(-1) ?? '').toLowerCase();
  if (kindOf(head) === 'person' && /^\p{Lu}/u.test(told(title))) return 'person';
  if (isSortOfPlace(head)) return 'place';
  return isConstant ? 'world' : 'lore';
}

function personFile({ title, content }: LoreEntry, nameFor: (name: string) => string): NewFile {
  const name = told(title).replace(/\s+/g, ' ');
  const text = told(content);
  const what = /\b(?:is|was)\s+((?:an?|the)\s+[^.;:!?]{3,80}?)(?=,| who | that |[.;:!?])/u.exec(text)?.[1];
  const profile = {
    $schema: contractReference('npc-profile', 3),
    name,
    role: what === undefined ? 'Somebody of this world' : what.charAt(0).toUpperCase() + what.slice(1),
    personality: { traits: ['hard to read'] },
    background: text.replace(/\s+/g, ' '),
    metadata: { importance: 'major' },
  };
  return jsonFile(`characters/npcs/${nameFor(fileName(name, 'somebody'))}/profile.json`, profile);
}

function placeFiles({ title, content, keywords }: LoreEntry, nameFor: (name: string) => string): NewFile[] {
  const name = told(title).replace(/\s+/g, ' ');
  const file = `lore/locations/${nameFor(fileName(name, 'place'))}.md`;
  const words = [...new Set(keywords.map(told).filter((word) => word !== ''))];
  return [
    textFile(file, `# ${name}`, told(content)),
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
