import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProblemCode } from '../../../src/campaign/problem-codes.ts';

/** Something in a folder that is no honest file, and the one line an author reads about it. */
export interface Trap {
  name: string;
  lay: (folder: string) => void;
  code: ProblemCode;
  says: string;
}

const OUTSIDE = '/etc/hostname';
const SPARSE_BYTES = 500 * 1024 * 1024;

const at = (folder: string, file: string) => path.join(folder, file);

/** Takes a file away and lays something else in its place. */
const instead = (file: string, lay: (place: string) => void) => (folder: string) => {
  rmSync(at(folder, file), { force: true });
  lay(at(folder, file));
};

const pipe = (place: string) => void execFileSync('mkfifo', [place]);

export const TRAPS: Trap[] = [
  {
    name: 'a link to a file outside',
    lay: instead('lore/the-wreck.md', (place) => symlinkSync(OUTSIDE, place)),
    code: 'leads_outside',
    says: 'lore/the-wreck.md:1:1: This leads out of the campaign folder.',
  },
  {
    name: 'a manifest that is a link to the outside',
    lay: instead('manifest.json', (place) => symlinkSync(OUTSIDE, place)),
    code: 'leads_outside',
    says: 'manifest.json:1:1: This leads out of the campaign folder.',
  },
  {
    name: 'a link to a folder outside',
    lay: (folder) => symlinkSync('/etc', at(folder, 'lore/history')),
    code: 'leads_outside',
    says: 'lore/history:1:1: This leads out of the campaign folder.',
  },
  {
    name: 'a link to the folder it lies in',
    lay: (folder) => symlinkSync('..', at(folder, 'lore/again')),
    code: 'leads_outside',
    says: 'lore/again:1:1: This leads out of the campaign folder.',
  },
  {
    name: 'a link to a folder inside',
    lay: (folder) => symlinkSync('locations', at(folder, 'lore/places')),
    code: 'linked_folder',
    says: 'lore/places:1:1: This is a link to a folder.',
  },
  {
    name: 'a link to nothing',
    lay: instead('lore/the-wreck.md', (place) => symlinkSync('nowhere.md', place)),
    code: 'broken_link',
    says: 'lore/the-wreck.md:1:1: This link leads nowhere.',
  },
  {
    name: 'a link to itself',
    lay: instead('lore/the-wreck.md', (place) => symlinkSync('the-wreck.md', place)),
    code: 'broken_link',
    says: 'lore/the-wreck.md:1:1: This link leads nowhere.',
  },
  {
    name: 'a portrait that is a link to the outside',
    lay: instead('art/characters/odile.png', (place) => symlinkSync(OUTSIDE, place)),
    code: 'leads_outside',
    says: 'art/characters/odile.png:1:1: This leads out of the campaign folder.',
  },
  {
    name: 'a pipe in place of lore',
    lay: instead('lore/the-wreck.md', pipe),
    code: 'not_a_file',
    says: 'lore/the-wreck.md:1:1: This is neither a file nor a folder.',
  },
  {
    name: 'a pipe in place of the manifest',
    lay: instead('manifest.json', pipe),
    code: 'not_a_file',
    says: 'manifest.json:1:1: This is neither a file nor a folder.',
  },
  {
    name: 'a folder in place of a file',
    lay: instead('plot/premise.md', (place) => mkdirSync(place)),
    code: 'not_a_file',
    says: 'plot/premise.md:1:1: This is a folder; a file is expected here.',
  },
  {
    name: 'a folder in place of the manifest',
    lay: instead('manifest.json', (place) => mkdirSync(place)),
    code: 'not_a_file',
    says: 'manifest.json:1:1: This is a folder; a file is expected here.',
  },
  {
    name: 'a file in place of a folder',
    lay: (folder) => {
      rmSync(at(folder, 'plot/endings'), { recursive: true });
      writeFileSync(at(folder, 'plot/endings'), 'The end.');
    },
    code: 'not_a_folder',
    says: 'plot/endings:1:1: This is a file; a folder is expected here.',
  },
  {
    name: 'half a gigabyte of lore',
    lay: (folder) => truncateSync(at(folder, 'lore/the-wreck.md'), SPARSE_BYTES),
    code: 'too_large',
    says: 'lore/the-wreck.md:1:1: This file is larger than 1 MiB.',
  },
  {
    name: 'a manifest of half a gigabyte',
    lay: (folder) => truncateSync(at(folder, 'manifest.json'), SPARSE_BYTES),
    code: 'too_large',
    says: 'manifest.json:1:1: This file is larger than 1 MiB.',
  },
  {
    name: 'half a gigabyte of music',
    lay: (folder) => truncateSync(at(folder, 'music/storm.ogg'), SPARSE_BYTES),
    code: 'large_asset',
    says: 'music/storm.ogg:1:1: This file has 500 MiB.',
  },
  {
    name: 'a name with a line break',
    lay: (folder) => writeFileSync(at(folder, 'lore/two\nlines.md'), 'Words.'),
    code: 'bad_name',
    says: 'lore/two\nlines.md:1:1: The name of this file has a line break in it.',
  },
  {
    name: 'a name that steers the terminal',
    lay: (folder) => writeFileSync(at(folder, 'lore/\u001b[2Jgone.md'), 'Words.'),
    code: 'bad_name',
    says: 'lore/\u001b[2Jgone.md:1:1: The name of this file has an invisible control character in it.',
  },
  {
    name: 'a name that is not UTF-8',
    lay: (folder) =>
      writeFileSync(Buffer.concat([Buffer.from(at(folder, 'lore/caf')), Buffer.from([0xe9])]), 'Words.'),
    code: 'bad_name',
    says: 'lore/caf\uFFFD:1:1: The name of this file is not UTF-8.',
  },
  {
    name: 'folders without end',
    lay: (folder) => mkdirSync(at(folder, `lore/${'deep/'.repeat(40)}`), { recursive: true }),
    code: 'folders_too_deep',
    says: `lore/${Array(15).fill('deep').join('/')}:1:1: This folder lies 16 deep.`,
  },
];
