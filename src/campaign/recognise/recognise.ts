import path from 'node:path';
import { isJsonObject } from '../../base/json.ts';
import type { CampaignFiles } from '../campaign-files.ts';
import { isGenerated } from '../generated.ts';
import { linkedPath } from '../linked-path.ts';
import { slug, stemOf } from '../names.ts';
import { readFrontMatter } from '../read/front-matter.ts';
import { isOutline } from './outline.ts';
import { isPersonJson } from './person-json.ts';
import { readableText } from './readable.ts';
import { pageNamed, type Role, roleByFolder, roleOf, roleSaid } from './role.ts';
import { isModule } from './unfold.ts';

/** What the files are that do not lie where the format has them. */
export interface Recognised {
  places: string[];
  /** Pages that people can be asked about. */
  lore: string[];
  people: { name: string; file: string }[];
  /** Pages beside the manifest that are about the folder and are left out. */
  notes: string[];
  /** Pages that tell what is to happen, for whoever leads the game. */
  outlines: string[];
  /** By where the format has a page, where this author has it: `plot/premise.md` → `intro.md`. */
  pages: Map<string, string>;
}

const PLACES = 'lore/locations/';
/** Where the format itself says what a file is. */
const IN_ITS_PLACE =
  /^(?:lore\/locations\/|lore\/factions\/|plot\/|extensions\/|art\/|music\/|characters\/npcs\/[^/]+\/[^/]+$|characters\/player\/|world\/(?:setting|rules|constraints|style)(?:_generated)?\.md$)/;
const ABOUT_THE_FOLDER =
  /(?:^|\/)(?:readme|changelog|license|licence|contributing|credits|authors|todo|to-do|report|review|feedback|index|_index|home)(?:_generated)?\.md$|^(?:campaign|reports|notes?|notizen|changes|reviews|roadmap|release[-_ ]?notes|code[-_ ]of[-_ ]conduct|security|copying|copyright)\.md$/i;
/** What an author keeps for themselves. */
const OF_THE_AUTHOR =
  /^(?:notizen|notes|todo|ideas|ideen|scratch|scratchpad|inbox)$|^(?:random|story|plot|campaign|loose|misc|my|gm|dm|session|design)[\s_-]+(?:notes|ideas|thoughts)$|(?:^|[\s_-])brainstorm(?:ing|s)?$/i;
/** A page that every folder may have, and whose author does not wonder where it is. */
const README = /(?:^|\/)readme\.md$/i;

/** Whether a file speaks about the campaign, and not in it. */
export function isAboutFolder(file: string): boolean {
  return ABOUT_THE_FOLDER.test(file);
}

/** Looks at every page and every JSON file that the format has no place for, and says what it is. */
export function recognise(folder: CampaignFiles): Recognised {
  const found: Recognised = { places: [], lore: [], people: [], notes: [], outlines: [], pages: new Map() };
  const taken = new Set<string>();
  for (const file of folder.allFiles) {
    if (!folder.isInPlay(file) || isGenerated(file) || IN_ITS_PLACE.test(file)) continue;
    if (isFront(folder, file)) found.pages.set('plot/premise.md', file);
    if (isAboutFolder(file)) {
      if (isStray(found, file)) found.notes.push(file);
      continue;
    }
    if (file.endsWith('.json')) {
      if (roleByFolder(file) === 'person' && isPersonJson(folder, file)) addPerson(found, taken, file);
      continue;
    }
    if (!file.endsWith('.md')) continue;
    const page = pageOf(folder, file);
    if (page !== null) found.pages.set(page, file);
    else if (isUntoldOutline(folder, file)) found.outlines.push(file);
    else add(found, taken, file, roleIn(folder, file));
  }
  return found;
}

/** Whether its author may wonder whether it is told. */
function isStray({ pages }: Recognised, file: string): boolean {
  return (
    file.endsWith('.md') && !file.includes('/') && !README.test(file) && ![...pages.values()].includes(file)
  );
}

/** The first page of a vault tells how it begins, where no other page does. */
function isFront(folder: CampaignFiles, file: string): boolean {
  return (
    /^(?:_?index|home|start)\.md$/i.test(file) &&
    !folder.allFiles.some((other) => pageNamed(other) === 'plot/premise.md') &&
    /^\p{Lu}[^\n]{80,}$/mu.test(readableText(folder, file))
  );
}

/** A page about the whole campaign, if the format's own is not there. It lies at the top, or in a folder for such pages. */
function pageOf(folder: CampaignFiles, file: string): string | null {
  const isNearTheTop = /^(?:[^/]+|(?:world|plot|story|campaign|rules|welt)\/[^/]+)$/i.test(file);
  if (saidType(readableText(folder, file)) === 'premise' && !folder.isInPlay('plot/premise.md'))
    return 'plot/premise.md';
  const page = isNearTheTop ? pageNamed(file) : undefined;
  return page === undefined || page === file || folder.isInPlay(page) ? null : page;
}

function isUntoldOutline(folder: CampaignFiles, file: string): boolean {
  const markdown = readableText(folder, file);
  return roleByFolder(file) !== 'note' && !isModule(markdown) && isOutline(file, markdown);
}

function saidType(markdown: string): string | null {
  const fields = readFrontMatter(markdown)?.value;
  const type = isJsonObject(fields) ? fields['type'] : null;
  return typeof type === 'string' ? type.toLowerCase() : null;
}

function roleIn(folder: CampaignFiles, file: string): Role {
  const markdown = readableText(folder, file);
  if (roleByFolder(file) === 'note' || OF_THE_AUTHOR.test(stemOf(file))) return 'note';
  if (isModule(markdown)) return 'note';
  const said = roleSaid(markdown);
  if (said !== null) return said;
  // In lore/ everything is lore unless its folder or its own words say otherwise.
  if (file.startsWith('lore/'))
    return roleByFolder(file) === 'place' || isLinkedPlace(folder, file) ? 'place' : 'lore';
  return roleOf(file, markdown) ?? (isLinkedPlace(folder, file) ? 'place' : 'lore');
}

/** A page that a place leads to, and that leads back to a place, is a place. */
function isLinkedPlace(folder: CampaignFiles, file: string): boolean {
  const targets = (page: string) =>
    [...readableText(folder, page).matchAll(/\[[^[\]\n]*\]\(<?([^()\s>]+\.md)/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(page), linkedPath(target)),
    );
  const places = folder.files(PLACES.slice(0, -1), '.md');
  return (
    targets(file).some((target) => places.includes(target)) &&
    places.some((place) => targets(place).includes(file))
  );
}

function add(found: Recognised, taken: Set<string>, file: string, role: Role): void {
  if (role === 'place') found.places.push(file);
  if (role === 'person') addPerson(found, taken, file);
  if (role === 'lore') found.lore.push(file);
}

function addPerson(found: Recognised, taken: Set<string>, file: string): void {
  const own = stemOf(file);
  const name = /^(?:profile|index|character|sheet)$/i.test(own)
    ? path.posix.basename(path.posix.dirname(file))
    : own;
  if (taken.has(slug(name))) return;
  taken.add(slug(name));
  found.people.push({ name, file });
}
