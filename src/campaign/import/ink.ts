import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { CampaignManifest } from '../../contracts/campaign-manifest.ts';
import { cut, fileName } from '../archive/names.ts';
import { compileInk } from '../ink/compile.ts';
import { SCENES } from '../ink/read.ts';
import type { InkFile } from '../ink/story.ts';
import { isStorylet } from '../ink/storylets.ts';
import { readTag, tagValue } from '../ink/tags.ts';
import { contractReference } from '../scaffold/contracts.ts';
import { creedsFor } from '../scaffold/creeds.ts';
import { jsonFile, type NewFile, textFile } from './files.ts';
import { asStorylet, ENDING } from './ink-flow.ts';
import type { Imported } from './person.ts';

const MIB = 1024 * 1024;
const MOST_BYTES = 4 * MIB;
const MOST_FILES = 200;

/** A story in ink, as it lies in its folder. */
export interface InkSource {
  title: string;
  author: string;
  /** The main file first; names are relative to its folder. */
  files: InkFile[];
}

/** Reads a story with the files it includes, as far as they lie in its folder or below. */
export function readInk(file: string): InkSource {
  const folder = realpathSync(path.dirname(file));
  const files: InkFile[] = [];
  let bytes = 0;
  const read = (name: string) => {
    if (files.some((other) => other.file === name)) return;
    if (files.length === MOST_FILES) throw refused(`It has more than ${MOST_FILES} files.`);
    const place = realFile(folder, name);
    bytes += statSync(place).size;
    if (bytes > MOST_BYTES) throw refused(`It has more than ${MOST_BYTES / MIB} MiB of text.`);
    const text = readFileSync(place, 'utf8').replace(/^\uFEFF/, '');
    files.push({ file: name, text });
    for (const [, included = ''] of text.matchAll(/^[ \t]*INCLUDE[ \t]+([^\r\n]+)/gm))
      read(path.posix.normalize(path.posix.join(path.posix.dirname(name), included.trim())));
  };
  read(path.basename(file));
  const tags = [...(files[0]?.text ?? '').matchAll(/^[ \t]*#[ \t]*([^\r\n]*)/gm)].map(([, text = '']) =>
    readTag(text),
  );
  const title =
    tagValue(tags, 'title') ??
    path
      .basename(file)
      .replace(/\.ink$/i, '')
      .replaceAll(/[-_]+/g, ' ');
  return { title: cut(title, 100), author: cut(tagValue(tags, 'author') ?? 'Unknown', 100), files };
}

/** A campaign with one storylet: the story from its beginning. Its other knots are reached as the author meant. */
export function campaignFromInk({ title, author, files }: InkSource): Imported {
  const scenes = asStorylet(files);
  const { story, flows, faults } = compileInk(scenes);
  const fault = faults.find(({ kind }) => ['error', 'duplicate', 'unknown function'].includes(kind));
  if (story === null || fault !== undefined || !flows.some(isStorylet))
    throw refused(
      fault === undefined
        ? 'There is nothing in it to play.'
        : `${fault.file}:${fault.line}: ${fault.message}`,
    );
  const manifest: CampaignManifest = {
    $schema: contractReference('manifest', 0),
    title,
    version: '1.0.0',
    author,
    description: cut(`${title}, a story written in ink.`, 300),
  };
  const all: NewFile[] = [
    jsonFile('manifest.json', manifest),
    textFile(
      'README.md',
      ...creedsFor(title),
      `Imported from ${files[0]?.file}, a story in ink by ${author}.`,
    ),
    textFile('plot/premise.md', '# How it begins', `${title}.`),
    textFile(`plot/endings/${fileName(ENDING, 'end')}.md`, '# The end', 'The end.'),
    ...scenes.map(({ file, text }) => ({ name: `${SCENES}/${file}`, content: text })),
  ];
  return { name: title, files: all, remarks: [] };
}

/** The file itself, which must not lie anywhere else. */
function realFile(folder: string, name: string): string {
  if (name.startsWith('../') || path.posix.isAbsolute(name))
    throw refused(`${name} lies outside its folder.`);
  try {
    const real = realpathSync(path.join(folder, name));
    if (!real.startsWith(`${folder}${path.sep}`)) throw refused(`${name} leads out of its folder.`);
    if (!statSync(real).isFile()) throw refused(`${name} is not a file.`);
    return real;
  } catch (cause) {
    if (cause instanceof NarratoriaError) throw cause;
    throw refused(`${name}, which it includes, is not there.`);
  }
}

function refused(message: string): NarratoriaError {
  return new NarratoriaError('invalid_campaign', `This story cannot be imported. ${message}`, {
    hint: 'Nothing was imported. Open it in Inky to see what is wrong with it.',
  });
}
