import path from 'node:path';
import type { CampaignFolder } from '../folder.ts';
import { hasKey, keysIn, slug, stemOf } from '../names.ts';
import { START } from '../problem.ts';
import { formatOf } from './asset-format.ts';
import { asText } from './cast.ts';
import { isCutOff } from './cut-off.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import { keywordsOf } from './keywords.ts';
import { listOf } from './names.ts';
import type { Report } from './report.ts';

const LARGE_BYTES = 50 * 1024 * 1024;
const EXTENSIONS = { art: ['.png', '.jpg', '.jpeg', '.webp'], music: ['.mp3', '.ogg', '.wav', '.flac'] };

/** Checks pictures and sound: that what is named is there, is what it says, and is of use to somebody. */
export function checkAssets(draft: Draft, report: Report): void {
  const named = new Set<string>();
  const refer = (document: Document, pointer: string) => {
    const target = asText(document.sound(pointer));
    if (target !== undefined) checkReference(draft.folder, document, pointer, target, named, report);
  };
  for (const { document } of draft.profiles)
    for (const field of ['portrait', 'voice']) refer(document, `/${field}`);
  for (const ending of draft.endings) for (const field of ['music', 'background']) refer(ending, `/${field}`);
  const { beats } = draft;
  for (const index of beats === null ? [] : listOf(beats.raw('/beats')).keys()) {
    for (const field of ['music', 'background']) refer(beats as Document, `/beats/${index}/${field}`);
  }
  checkPortraits(draft, report);
  checkFiles(draft, named, report);
}

function checkReference(
  folder: CampaignFolder,
  document: Document,
  pointer: string,
  target: string,
  named: Set<string>,
  report: Report,
): void {
  const place = document.at(pointer);
  const clean = path.posix.normalize(target);
  if (clean.startsWith('..') || target.includes('\0')) {
    report.add('leads_outside', document.file, place, `"${target}" leads out of the campaign folder.`);
    return;
  }
  const found = folder.pick(clean);
  if (found !== null) {
    named.add(found);
    return;
  }
  // A link, a pipe or an odd name at this place has been told of already.
  if (folder.hasAnything(clean)) return;
  const isPortrait = pointer === '/portrait';
  const near = report.suggestion(target, folder.files(clean.split('/')[0] ?? '', ''));
  const message = `There is no ${isPortrait ? 'portrait' : 'file'} "${target}"${near}`;
  report.add(isPortrait ? 'missing_portrait' : 'missing_asset', document.file, place, message);
}

/** Where some people have a portrait, whoever has none stands out. */
function checkPortraits({ folder, profiles }: Draft, report: Report): void {
  const names = new Set(profiles.map(({ name }) => slug(name)));
  const inArt = Map.groupBy(
    folder
      .files('art', '')
      .flatMap((file) => keysIn(slug(stemOf(file)), names).map((name) => ({ name, file }))),
    ({ name }) => name,
  );
  const people = profiles
    .filter(({ document }) => document.isReadable)
    .map((person) => ({ ...person, pictures: picturesOf(folder, person, inArt) }));
  const others = people.some(({ pictures }) => pictures.some((file) => isPicture(folder, file, report)));
  if (!others) return;
  for (const { document, name, pictures } of people) {
    // A portrait that is no picture, or is not there, has been told of.
    if (pictures.length > 0 || document.raw('/metadata/importance') === 'minor') continue;
    const message = `"${asText(document.raw('/name')) ?? name}" has no portrait, though others do.`;
    report.add(
      'missing_portrait',
      document.file,
      document.at(''),
      message,
      `Put one at art/characters/${name}.png.`,
    );
  }
}

/** The files that are meant as somebody's portrait, whether they are of any use or not. */
function picturesOf(
  folder: CampaignFolder,
  { name, document }: Draft['profiles'][number],
  inArt: ReadonlyMap<string, { file: string }[]>,
): string[] {
  const besides = folder
    .files(`characters/npcs/${name}`, '')
    .filter((file) => EXTENSIONS.art.includes(path.extname(file)));
  const named = inArt.get(slug(name)) ?? [];
  return [asText(document.raw('/portrait')) ?? [], besides, named.map(({ file }) => file)].flat();
}

function isPicture(folder: CampaignFolder, file: string, report: Report): boolean {
  const found = folder.pick(path.posix.normalize(file));
  if (found === null || folder.sizeOf(found) === 0) return false;
  const head = report.attempt(() => folder.head(found, 16));
  return head !== null && formatOf(head) !== null;
}

function checkFiles(draft: Draft, named: Set<string>, report: Report): void {
  const { folder } = draft;
  const subjects = subjectsOf(draft);
  for (const kind of ['art', 'music'] as const) {
    for (const file of folder.files(kind, '')) {
      if (/\.(?:keywords\.txt|provenance\.json)$/.test(file)) continue;
      if (checkFormat(folder, file, kind, report)) continue;
      const isUsed =
        named.has(file) || draft.pictures.has(file) || hasKey(slug(stemOf(file)), subjects) || isCover(file);
      if (isUsed || report.attempt(() => keywordsOf(folder, file).length > 0) !== false) continue;
      if (folder.has(`${file}.keywords.txt`)) continue; // its being empty has been told
      report.add('orphaned_asset', file, START, 'Nothing in the campaign refers to this file.');
    }
  }
}

/** Whether something was wrong with the file itself. */
function checkFormat(folder: CampaignFolder, file: string, kind: 'art' | 'music', report: Report): boolean {
  const extension = path.posix.extname(file).toLowerCase();
  if (!EXTENSIONS[kind].includes(extension)) {
    report.add('wrong_format', file, START, `A file that ends in "${extension}" cannot be used in ${kind}/.`);
    return true;
  }
  if (folder.sizeOf(file) === 0) {
    report.add('empty_file', file, START, 'This file is empty.');
    return true;
  }
  const head = report.attempt(() => folder.head(file, 16));
  const format = head === null ? null : formatOf(head);
  const wanted = extension.slice(1).replace('jpg', 'jpeg');
  if (head !== null && format !== wanted) {
    const what =
      format === null
        ? `is not ${article(wanted)}`
        : `is ${article(format)}, though its name ends in ${extension}`;
    report.add('wrong_format', file, START, `This file ${what}.`);
    return true;
  }
  const tail = head === null ? null : report.attempt(() => folder.tail(file, TAIL_BYTES));
  if (head !== null && tail !== null && isCutOff(wanted, head, tail, folder.sizeOf(file))) {
    report.add('cut_off', file, START, 'This file ends in the middle.');
    return true;
  }
  if (folder.sizeOf(file) > LARGE_BYTES) {
    report.add(
      'large_asset',
      file,
      START,
      `This file has ${Math.round(folder.sizeOf(file) / 1024 / 1024)} MiB.`,
    );
  }
  return head === null;
}

/** An Ogg page has at most 65,307 bytes. */
const TAIL_BYTES = 65_536;

const article = (format: string) =>
  `${format === 'mp3' ? 'an' : 'a'} ${format === 'webp' ? 'WebP' : format.toUpperCase()} file`;

/** What a file can be named after: people, places, factions, topics, beats. */
function subjectsOf({ folder, profiles, beats, headings }: Draft): Set<string> {
  const ids = listOf(beats?.raw('/beats')).flatMap(
    (_, index) => asText(beats?.raw(`/beats/${index}/id`)) ?? [],
  );
  const people = profiles.flatMap(({ name, document }) => [name, asText(document.raw('/name')) ?? name]);
  const pages = [...folder.files('lore', '.md'), ...folder.files('plot/endings', '.md')];
  const names = [
    ...ids,
    ...people,
    ...pages.flatMap((file) => [stemOf(file), headings.get(file) ?? stemOf(file)]),
  ];
  return new Set(names.map((name) => slug(name).replace(/^the-/, '')).filter((name) => name !== ''));
}

const isCover = (file: string) =>
  /(?:^|\/)(?:cover|title|theme|logo)(?:[-_.]|$)/i.test(path.posix.basename(file));
