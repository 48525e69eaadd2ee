import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { Masker } from '../../base/mask.ts';
import { packageRoot } from '../../base/package-root.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { slug } from '../../campaign/names.ts';
import { readStoryteller } from '../../models/language/storyteller.ts';
import type { SkillEdition } from '../../skills/catalog.ts';
import type { PlaythroughStore } from '../../store/index.ts';
import { type Book, makeBook, toEpub, toHtml, toMarkdown } from '../export/index.ts';
import type { Format } from './formats.ts';

export interface ExportRequest {
  records: PlaythroughStore;
  /** Null when it is no longer there. */
  campaign: Campaign | null;
  edition: Pick<SkillEdition, 'library' | 'secretsOf'>;
  home: string;
  format: Format;
}

export interface Exported {
  file: string;
  format: Format;
  scenes: number;
  bytes: number;
}

/** Writes a story to a file. What is there already is left as it is, and no secret of the settings gets out. */
export async function exportStory(request: ExportRequest & { output?: string }): Promise<Exported> {
  const { format, output } = request;
  const { name, scenes, content } = await storyFile(request);
  const file = path.resolve(output ?? freeName(name, format));
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (cause) {
    throw cannotWrite(file, cause as NodeJS.ErrnoException);
  }
  return { file, format, scenes, bytes: content.length };
}

/** A story as the bytes of a file, and what to call it, without an ending. No secret of the settings is in it. */
export async function storyFile(
  request: ExportRequest,
): Promise<{ name: string; scenes: number; content: Buffer }> {
  const { title, headScene } = await request.records.playthrough();
  const masker = new Masker(await secretsIn(request.edition, request.home));
  const content = Buffer.from(await render(request, masker));
  return { name: slug(title) || 'story', scenes: headScene, content };
}

async function render(request: ExportRequest, masker: Masker): Promise<string | Buffer> {
  if (request.format === 'json') return await journalOf(request, masker);
  const book = masked(await bookOf(request), masker);
  if (request.format === 'epub') return await toEpub(book);
  return request.format === 'html' ? toHtml(book) : toMarkdown(book);
}

async function bookOf({ records, campaign, home }: ExportRequest): Promise<Book> {
  return makeBook({
    playthrough: await records.playthrough(),
    scenes: await records.scenes(),
    portraits: await records.exactMatch('portrait'),
    campaign,
    pictureRoots: [home, ...(campaign === null ? [] : [campaign.folder])],
  });
}

/** Only words can give a secret away; the bytes of pictures stay as they are. */
function masked(book: Book, masker: Masker): Book {
  const { cast, ...words } = book;
  return {
    ...masker.data(words),
    cast: cast.map(({ name, role, picture }) => ({ ...masker.data({ name, role }), picture })),
  };
}

/** The whole journal: every scene with its choice, plan, trace and state. */
async function journalOf(request: ExportRequest, masker: Masker): Promise<string> {
  const { records, home, campaign } = request;
  const { details, ...story } = await records.playthrough();
  const scenes = [];
  for (let scene = 1; scene <= story.headScene; scene += 1) scenes.push(await records.scene(scene));
  const { provenance } = await bookOf(request);
  const { campaignFolder: _, ...kept } = details ?? {};
  const journal = {
    format: 'narratoria-story',
    version: 1,
    story: { ...story, ...kept },
    provenance,
    scenes,
  };
  const text = JSON.stringify(masker.data(JSON.parse(JSON.stringify(journal))), null, 2);
  return `${withoutFolders(text, [...(campaign === null ? [] : [campaign.folder]), home, packageRoot()])}\n`;
}

/** Where things lie on this machine is nobody's business: paths begin inside the folder they lie in. */
function withoutFolders(json: string, folders: readonly string[]): string {
  const inside = (folder: string) => JSON.stringify(folder + path.sep).slice(1, -1);
  return folders.reduce((text, folder) => text.replaceAll(inside(folder), ''), json);
}

/** Everything in the settings of skills and of the language model that must not be shown. */
export async function secretsIn(edition: ExportRequest['edition'], home: string): Promise<string[]> {
  const ofSkills = edition.library.skills.flatMap(({ name }) => edition.secretsOf(name));
  return [...ofSkills, ...(await readStoryteller(home)).secrets];
}

function freeName(name: string, format: Format): string {
  for (let number = 1; ; number += 1) {
    const file = `${name}${number === 1 ? '' : `-${number}`}.${format}`;
    if (!existsSync(file)) return file;
  }
}

function cannotWrite(file: string, cause: NodeJS.ErrnoException): NarratoriaError {
  if (cause.code === 'EEXIST')
    return new NarratoriaError('invalid_usage', `${file} is there already and was left as it is.`, {
      hint: 'Name another file with -o.',
      details: { file },
    });
  return new NarratoriaError(
    'file_unreadable',
    `${file} cannot be written: ${cause.code ?? cause.message}.`,
    {
      hint: 'Check the path, its permissions and the space on the disk.',
      details: { file },
      cause,
    },
  );
}
