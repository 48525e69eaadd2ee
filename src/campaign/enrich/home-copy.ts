import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureFolder, homeFolder } from '../../base/home.ts';
import { isJsonObject } from '../../base/json.ts';
import { capitalise } from '../../sdk/language.ts';
import { CampaignFolder } from '../folder.ts';
import { isGenerated, isProvenance } from '../generated.ts';
import { slug } from '../names.ts';
import { readFrontMatter } from '../read/front-matter.ts';
import { headingsIn } from '../read/heading.ts';
import { readableText } from '../recognise/readable.ts';
import { isAboutFolder } from '../recognise/recognise.ts';
import { pageNamed } from '../recognise/role.ts';
import { unfold } from '../recognise/unfold.ts';
import { nameAsWords } from '../told/identifiers.ts';
import { deletedFrom } from './files/missing.ts';

/** Where copies of campaigns live that are filled out; not among the campaigns, so that none of those is hidden. */
const COPIES = 'enriched';
/** Beside a copy: where it came from, and what that was like. */
const STAMP = 'source.json';
/** Beside a copy: what was generated in it and deleted again, as a list. */
const DELETED = 'deleted.json';

/** The copy at home of a campaign; null when there is none. */
export function copyAtHome(location: string, home: string): string | null {
  const copy = copyPath(location, home);
  return existsSync(copy) ? copy : null;
}

/** The campaign that a copy at home was made from; null when the folder is no such copy. */
export function sourceOfCopy(folder: string): string | null {
  const parent = path.dirname(folder);
  const stamp = path.join(parent, STAMP);
  if (path.dirname(parent) !== path.join(homeFolder(), COPIES) || !existsSync(stamp)) return null;
  const noted: unknown = JSON.parse(readFileSync(stamp, 'utf8'));
  return isJsonObject(noted) && typeof noted['source'] === 'string' ? noted['source'] : null;
}

/** A copy at home of what people wrote. When they have changed it, it is made anew, without what was generated from it. */
export function copyOf(location: string, home: string): string {
  const source = new CampaignFolder(location);
  const copy = copyPath(location, home);
  const parent = ensureFolder(path.dirname(copy));
  const stamp = path.join(parent, STAMP);
  const { files, from } = asPlayed(source);
  const now = JSON.stringify({ source: source.root, checksum: checksumOf(source, files) });
  if (existsSync(copy) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return copy;
  if (existsSync(copy)) writeFileSync(path.join(parent, DELETED), JSON.stringify(deletedInCopy(copy)));
  const unfinished = path.join(parent, `.${process.pid}.tmp`);
  rmSync(unfinished, { recursive: true, force: true });
  for (const file of source.allFiles) if (!from.has(file)) copyFile(source.root, unfinished, file);
  for (const [file, text] of files) writeInto(unfinished, file, text);
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  writeFileSync(stamp, now);
  return copy;
}

/** What has been generated in a copy, or in an earlier one of the same campaign, and was deleted again. */
export function deletedInCopy(copy: string): string[] {
  const file = path.join(path.dirname(copy), DELETED);
  const noted: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const before = Array.isArray(noted) ? noted.filter((one) => typeof one === 'string') : [];
  return [...new Set([...before, ...deletedFrom(new CampaignFolder(copy))])];
}

/** Takes over into the copy what the author has changed since, while it is played from. */
export function followSource(location: string, copy: string): void {
  const source = new CampaignFolder(location);
  const target = new CampaignFolder(copy);
  const { files, from } = asPlayed(source);
  const written = writtenIn(source).filter((file) => !from.has(file));
  for (const file of written) {
    const isSame =
      target.has(file) &&
      readFileSync(path.join(source.root, file)).equals(readFileSync(path.join(target.root, file)));
    if (!isSame) copyFile(source.root, target.root, file);
  }
  for (const [file, text] of files) writeInto(target.root, file, text);
  for (const file of writtenIn(target))
    if (!source.has(file) && !files.has(file)) rmSync(path.join(target.root, file));
}

/** What is in the copy and not in the source: pages taken apart, and a manifest where a stranger's folder has none. */
function asPlayed(source: CampaignFolder): ReturnType<typeof unfold> {
  const { files, from } = unfold(source);
  if (source.has('manifest.json')) return { files, from };
  const manifest = { title: titleOf(source), version: '1.0.0' };
  return { files: new Map([...files, ['manifest.json', `${JSON.stringify(manifest, null, 2)}\n`]]), from };
}

/** `title: Gutterlight` on a page at the top that is about the campaign. */
function titleSaid(source: CampaignFolder): string | null {
  for (const file of source.allFiles.filter((one) => /^[^/]+\.md$/.test(one) && isAboutFolder(one))) {
    const fields = readFrontMatter(readableText(source, file))?.value;
    const title = isJsonObject(fields) ? fields['title'] : null;
    if (typeof title === 'string' && title.trim() !== '') return title.trim();
  }
  return null;
}

/** What the page that tells how it begins is headed, unless that says only what the page is; else the folder's name. */
function titleOf(source: CampaignFolder): string {
  const said = titleSaid(source);
  if (said !== null) return said;
  const page = source.recognised.pages.get('plot/premise.md') ?? 'plot/premise.md';
  const heading = source.has(page) ? headingsIn(readableText(source, page))[0]?.title : undefined;
  const isTitle = heading !== undefined && pageNamed(`${slug(heading)}.md`) === undefined;
  return isTitle && !/^how it begins$/i.test(heading)
    ? heading
    : capitalise(nameAsWords(path.basename(source.root).replaceAll('-', '_')));
}

/** Whole or not at all: another program may be playing from the copy. What is there already stays as it is. */
function writeInto(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  ensureFolder(path.dirname(target));
  const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, target);
}

function copyFile(from: string, to: string, file: string): void {
  cpSync(path.join(from, file), path.join(to, file), { dereference: true });
}

function writtenIn(folder: CampaignFolder): string[] {
  return folder.allFiles.filter((file) => !isGenerated(file) && !isProvenance(file));
}

/** Of what people wrote, and of what a later version of this program may read from it in another way. */
function checksumOf(source: CampaignFolder, played: ReadonlyMap<string, string>): string {
  const checksum = createHash('sha256');
  for (const [file, text] of played) checksum.update(`${file}\0${text}\0`);
  for (const file of writtenIn(source)) {
    checksum
      .update(`${file}\0`)
      .update(readFileSync(path.join(source.root, file)))
      .update('\0');
  }
  return checksum.digest('hex');
}

function copyPath(location: string, home: string): string {
  const real = realpathSync(location);
  const key = createHash('sha256').update(real).digest('hex').slice(0, 12);
  return path.join(home, COPIES, key, path.basename(real));
}
