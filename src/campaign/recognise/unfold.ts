import path from 'node:path';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { CampaignFiles } from '../campaign-files.ts';
import { slug, stemOf } from '../names.ts';
import { readJsonText } from '../read/json-text.ts';
import { identifiersIn } from './identifiers.ts';
import { isOutline, type PlaceOf, plotFrom } from './outline.ts';
import { partyAsPlayer } from './party.ts';
import { readableText } from './readable.ts';
import { pageNamed, type Role, roleByFolder, roleOf, roleOfWord } from './role.ts';

/** Files that stand for others of the author's. */
export interface Unfolded {
  /** By path, where the format has them. */
  files: ReadonlyMap<string, string>;
  /** Those of the author's that they stand for. */
  from: ReadonlySet<string>;
}

/**
 * Layouts of other programs as single pages: a flat folder of text files, lists in JSON, a whole module in one page. What the
 * author wrote stays as it is; these files are written into the copy that is played from.
 */
export function unfold(folder: CampaignFiles): Unfolded {
  const files = new Map<string, string>();
  const from = new Set<string>();
  const outlines: string[] = [];
  for (const file of folder.allFiles) {
    if (/^(?:manifest\.json|\.|extensions\/|characters\/|lore\/|plot\/|world\/)/.test(file)) continue;
    const text = readableText(folder, file);
    const add: Add = (path, content) => {
      from.add(file);
      if (content.trim() !== '' && !folder.allFiles.includes(path) && !files.has(path))
        files.set(path, `${content.trim()}\n`);
    };
    if (/(?<!\.keywords)\.txt$/.test(file)) fromText(file, text, add);
    else if (file.endsWith('.json')) fromJson(file, text, add);
    else if (/\.(?:media)?wiki$/.test(file)) fromWiki(file, text, add);
    else if (file.endsWith('.md') && isModule(text)) fromModule(text, add);
    else if (isForAll(file) && partyAsPlayer(text) !== text)
      add(pageNamed(file) ?? file, partyAsPlayer(text));
    else if (isPlotPage(file, text)) {
      outlines.push(text);
      from.add(file);
    }
  }
  for (const [file, text] of plotFrom(outlines, identifiersIn(folder), placesOf(folder)))
    if (!folder.allFiles.includes(file)) files.set(file, `${text}\n`);
  return { files, from };
}

/** The pages that the player is told of, whatever is done. */
const isForAll = (file: string) => ['plot/premise.md', 'world/setting.md'].includes(pageNamed(file) ?? '');

const isPlotPage = (file: string, text: string) =>
  file.endsWith('.md') &&
  roleByFolder(file) !== 'note' &&
  pageNamed(file) === undefined &&
  !isModule(text) &&
  isOutline(file, text);

/** By the page that a link leads to: a place, or the place that somebody's page says they are met at. */
function placesOf(folder: CampaignFiles): PlaceOf {
  const pages = folder.allFiles.filter((file) => file.endsWith('.md'));
  return (target) => {
    const file = pages.find((one) => slug(stemOf(one)) === slug(target));
    if (file === undefined) return null;
    const text = readableText(folder, file);
    const role = roleOf(file, text);
    if (role === 'place') return stemOf(file);
    const where =
      /^[\s*_-]*(?:locations?|place|home|found at)[*_ ]*:[*_ ]*["']?(?:\[\[)?([^\n\]|"']+)/im.exec(text);
    return role === 'person' ? (where?.[1]?.trim() ?? null) : null;
  };
}

type Add = (file: string, text: string) => void;

/** `COURTYARD`, `Exits: stairwell.txt`, `Mrs Pell lives in flat 12.` */
function fromText(file: string, text: string, add: Add): void {
  const [first = '', ...rest] = text.trim().split('\n');
  const isTitle = first.length < 60 && first === first.toUpperCase() && /\p{L}/u.test(first);
  const name = /^name\s*:\s*(.+)$/im.exec(text)?.[1];
  const stem = stemOf(file).replaceAll(/[-_]+/g, ' ').toLowerCase();
  const opens = new RegExp(
    `^${RegExp.escape(stem)}(?= (?:is|was|lives|works|keeps|runs|owns|has)\\b)`,
    'i',
  ).exec(text)?.[0];
  const title = isTitle ? inWords(first) : (name ?? opens ?? null);
  const hasExits = /\bexits?\s*:/i.test(text);
  const type = hasExits ? 'location' : name !== undefined || opens !== undefined ? 'npc' : 'lore';
  const at = `${slug(stemOf(file))}.md`;
  const folder = { location: 'lore/locations', npc: 'npcs', lore: 'lore' }[type];
  const body = (isTitle ? rest.join('\n') : text)
    .replace(/\bexits?\s*:\s*(.+)$/gim, (_, list: string) => `Ways: ${linksIn(list)}.`)
    .replace(/^(?:note|todo|gm|dm)\s*:.*$/gim, '');
  const page = [...(title === null ? [] : [`# ${title}`]), body].join('\n\n');
  add(type === 'lore' ? (pageNamed(file) ?? `lore/${at}`) : `${folder}/${at}`, page);
}

/** A page of a wiki: its categories say what it is, and what is only for the wiki is left out. */
function fromWiki(file: string, text: string, add: Add): void {
  const name = stemOf(file).replaceAll('_', ' ');
  const categories = [...text.matchAll(/\[\[Category:([^\]|]+)/gi)].map(([, category = '']) => category);
  const role = categories.map((category) => roleOfWord(category.trim())).find((found) => found !== null);
  const [told = ''] = text
    .replace(/\{\{[^{}]*\}\}|<ref[^>]*>.*?<\/ref>|<!--.*?-->|\[\[(?:Category|File|Image):[^\]]*\]\]/gis, '')
    .replace(/'{2,3}/g, '')
    .replace(/\[\[(?:([^\]|]+)\|)?([^\]]+)\]\]/g, (_, target: string | undefined, said: string) =>
      role === 'place' ? `[${said}](${slug(target ?? said)}.md)` : said,
    )
    .split(/^==\s*(?:Trivia|References|See also|External links|Gallery)\s*==/im);
  const body = told.replace(/^=+.*=+$/gm, '').trim();
  if (/^main page$/i.test(name)) add('plot/premise.md', body);
  else if (role === 'person') add(`npcs/${slug(name)}.md`, `---\ntype: npc\n---\n\n# ${name}\n\n${body}`);
  else add(`lore/${role === 'place' ? 'locations/' : ''}${slug(name)}.md`, `# ${name}\n\n${body}`);
}

const inWords = (capitals: string) => capitals.charAt(0) + capitals.slice(1).toLowerCase();

function linksIn(list: string): string {
  return list
    .split(/[,;]/)
    .map((one) => one.trim().replace(/\.(?:txt|md)$/, ''))
    .map((one) => `[${one.replaceAll(/[-_]+/g, ' ')}](${slug(one)}.md)`)
    .join(', ');
}

/** A list of people, places or entries, by the name of its file or by what they have. */
function fromJson(file: string, text: string, add: Add): void {
  const { value } = readJsonText(text);
  if (value === undefined) return;
  const items = listIn(value);
  if (items.length === 0) {
    const summary = isJsonObject(value) ? textOf(value, 'summary', 'description', 'overview') : '';
    if (/^(?:world|setting)$/i.test(stemOf(file))) add('world/setting.md', summary);
    return;
  }
  const named = new Map(items.map((item) => [textOf(item, 'id', 'uid', 'key'), nameOf(item)]));
  for (const item of items) {
    const role = roleOfWord(stemOf(file)) ?? roleOfItem(item);
    const name = nameOf(item) || (Array.isArray(item['keys']) ? String(item['keys'][0] ?? '') : '');
    if (name === '') continue;
    const told = textOf(item, 'description', 'content', 'text', 'entry', 'summary', 'bio');
    const at = `${slug(name)}.md`;
    if (role === 'person') add(`npcs/${slug(name)}.json`, JSON.stringify({ ...withoutIds(item), name }));
    else if (role === 'place') add(`lore/locations/${at}`, `# ${name}\n\n${told}\n\n${waysOf(item, named)}`);
    else add(`lore/${path.posix.basename(stemOf(file))}/${at}`, `# ${name}\n\n${told}`);
  }
}

function listIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.filter(isJsonObject);
  if (!isJsonObject(value)) return [];
  return Object.values(value).find((inner) => Array.isArray(inner) && inner.some(isJsonObject)) === undefined
    ? []
    : Object.values(value).flatMap((inner) => (Array.isArray(inner) ? inner.filter(isJsonObject) : []));
}

function textOf(item: JsonObject, ...keys: string[]): string {
  const found = keys
    .map((key) => item[key])
    .find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? '' : String(found).trim();
}

const nameOf = (item: JsonObject) => textOf(item, 'name', 'displayName', 'display_name', 'title');

function roleOfItem(item: JsonObject): Role | null {
  if (['connections', 'exits', 'links'].some((key) => key in item)) return 'place';
  return ['occupation', 'role', 'traits', 'personality', 'bio', 'quotes'].some((key) => key in item)
    ? 'person'
    : null;
}

function withoutIds(item: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !/(?:^|_|[a-z])(?:id|uid|Id)$/.test(key)));
}

function waysOf(item: JsonObject, named: ReadonlyMap<string, string>): string {
  const ways = ['connections', 'exits', 'links'].flatMap((key) =>
    Array.isArray(item[key]) ? item[key] : [],
  );
  const names = ways.map((way) => named.get(String(way)) ?? String(way)).filter((name) => name !== '');
  return names.length === 0 ? '' : `Ways: ${names.map((name) => `[${name}](${slug(name)}.md)`).join(', ')}.`;
}

const PLACES = /^(?:locations?|places?|areas?|rooms?|encounters?|keyed areas|the \p{L}+ \(areas?\))$/iu;
const PEOPLE = /^(?:npcs?|characters?|people|cast|dramatis personae|important npcs)$/i;
const HOOK = /^(?:adventure hooks?|hooks?|introduction|premise|starting the adventure|synopsis)$/i;
const BACKGROUND = /^(?:background|setting|overview|adventure background|history)$/i;

/** A page whose headings are “Locations” and “NPCs”, with one heading under them for each. */
export function isModule(text: string): boolean {
  const headings = [...text.matchAll(/^##? (.+)$/gm)].map(([, title = '']) => title.trim());
  return (
    /^### /m.test(text) &&
    headings.some((title) => PLACES.test(title)) &&
    headings.some((title) => PEOPLE.test(title) || HOOK.test(title) || BACKGROUND.test(title))
  );
}

function fromModule(whole: string, add: Add): void {
  const text = whole.replace(/^\*\*([\p{L} ]{4,20}?)[.:]?\*\*[.:]?\s+/gmu, (bold, title: string) =>
    HOOK.test(title) || BACKGROUND.test(title) ? `## ${title}\n\n` : bold,
  );
  for (const [title, section] of sectionsOf(text, '##')) {
    // “**Odo Brand**, miller.”: a name in bold is a heading.
    const body = PEOPLE.test(title)
      ? section.replace(/^\*\*([^*\n]+?)[.:]?\*\*[,.:]?\s*/gm, '### $1\n\n')
      : section;
    if (HOOK.test(title))
      add(
        'plot/premise.md',
        forReaders(body)
          .replace(/\bthem\b/g, 'the player')
          .replace(/\btheir\b/g, 'your'),
      );
    if (BACKGROUND.test(title)) add('world/setting.md', forReaders(body));
    const parts = sectionsOf(body, '###');
    const numbered = new Map(parts.map(([name]) => [/^\d+/.exec(name)?.[0] ?? '', plainName(name)]));
    for (const [index, [heading, part]] of parts.entries()) {
      const name = plainName(heading);
      if (PLACES.test(title))
        add(
          `lore/locations/${slug(name)}.md`,
          `# ${name}\n\n${linked(forReaders(part), numbered)}\n\n${neighbours(parts, index)}`,
        );
      if (PEOPLE.test(title)) add(`npcs/${slug(name)}.md`, personPage(name, forReaders(part)));
    }
  }
}

function sectionsOf(text: string, mark: string): [title: string, body: string][] {
  return text
    .split(new RegExp(`^${mark} `, 'm'))
    .slice(1)
    .map((section) => section.split('\n'))
    .map(([title = '', ...lines]) => [title.trim(), lines.join('\n').split(/^#{1,2} /m)[0] ?? '']);
}

const plainName = (heading: string) => heading.replace(/^[A-Z]?\d+[.:)]?\s*/, '').trim();

/** Without tables, numbers of a game and what is for whoever leads it. */
function forReaders(text: string): string {
  return partyAsPlayer(text)
    .split('\n')
    .filter((line) => !/^\s*(?:\||(?:DM|GM|Note)\b)/i.test(line))
    .map((line) => line.replace(/^>\s*(?:Read aloud\s*:\s*)?/i, ''))
    .map((line) =>
      line.replace(
        /\*(?:DM|GM)\s*:[^*]*\*|(?:^|(?<=[.!?]\s))(?:(?:DM|GM)\s*:[^.!?]*[.!?]|[^.!?]*\bDC \d+[^.!?]*[.!?])/g,
        '',
      ),
    )
    .join('\n')
    .replace(/\b(\d+) gp\b/g, '$1 gold pieces')
    .trim();
}

/** A module numbers its places in the order in which one comes to them. */
function neighbours(parts: readonly [string, string][], index: number): string {
  const names = [parts[index - 1], parts[index + 1]].flatMap((part) =>
    part === undefined ? [] : plainName(part[0]),
  );
  return names.length === 0 ? '' : `Ways: ${names.map((name) => `[${name}](${slug(name)}.md)`).join(', ')}.`;
}

function linked(text: string, numbered: ReadonlyMap<string, string>): string {
  return text.replace(/\b(?:area|room|location) (\d+)\b/gi, (whole, number: string) => {
    const name = numbered.get(number);
    return name === undefined ? whole : `[${name}](${slug(name)}.md)`;
  });
}

/** “Innkeeper, human, nervous.” */
function personPage(name: string, text: string): string {
  const [, role, traits] = /^(\p{L}[\p{Ll} ]{2,40})(?:, ([^.]{3,80}))?\.\s/u.exec(text) ?? [];
  const lines = [...text.matchAll(/["“]([^"“”]+)["”]/g)].map(([, line]) => `- "${line}"`);
  const rest = role === undefined ? text : text.slice(text.indexOf('.') + 1);
  return [
    `---\ntype: npc${role === undefined ? '' : `\nrole: ${role.toLowerCase()}${traits === undefined ? '' : `\ntraits: [${traits}]`}`}\n---`,
    `# ${name}`,
    rest.replace(/["“][^"“”]+["”]\s*/g, '').replace(/^(?=an? )/u, `${name} is `),
    ...(lines.length === 0 ? [] : [`## Quotes\n\n${lines.join('\n')}`]),
  ].join('\n\n');
}
