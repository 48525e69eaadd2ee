import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Static, TSchema } from 'typebox';
import { NarratoriaError } from '../base/errors.ts';
import { locate, parseJsonDocument } from '../base/json-document.ts';
import { validator } from '../contracts/validate.ts';

const MAX_FILES = 5000;
const MAX_BYTES = 1024 * 1024;

/** A campaign folder that can only be read from the inside: no path, link or name leads out of it. */
export class CampaignFolder {
  readonly root: string;

  constructor(folder: string) {
    try {
      this.root = realpathSync(folder);
    } catch (cause) {
      throw new NarratoriaError('invalid_campaign', `There is no campaign folder at ${folder}.`, {
        hint: 'A campaign is a folder with a manifest.json in it.',
        cause,
      });
    }
  }

  has(file: string): boolean {
    return this.#resolve(file) !== null;
  }

  /** Where a file really lies; null when there is none, an error when that is outside. */
  locate(file: string): string | null {
    return this.#resolve(file);
  }

  text(file: string): string {
    const real = this.#resolve(file);
    if (real === null) throw problem(file, 1, 1, 'This file is missing.');
    if (statSync(real).size > MAX_BYTES) throw problem(file, 1, 1, 'This file is larger than 1 MiB.');
    return readFileSync(real, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  }

  /** A JSON file, checked by its contract. */
  json<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
    const document = parseJsonDocument(this.text(file));
    if (document.error !== null) {
      throw problem(file, document.error.line, document.error.column, document.error.message);
    }
    const [finding] = validator(schema)(document.value);
    if (finding !== undefined) {
      const { line, column } = locate(document, finding.pointer);
      throw problem(file, line, column, finding.message);
    }
    return document.value as Static<Schema>;
  }

  /** Names of the folders in a folder, sorted. */
  folders(parent: string): string[] {
    return this.#entries(parent).filter((name) => this.#isFolder(`${parent}/${name}`));
  }

  /** Paths of all files under a folder that end like this, sorted. */
  files(parent: string, extension: string): string[] {
    const found: string[] = [];
    const visit = (folder: string) => {
      for (const name of this.#entries(folder)) {
        const file = `${folder}/${name}`;
        if (this.#isFolder(file)) visit(file);
        else if (name.endsWith(extension)) found.push(file);
        if (found.length > MAX_FILES) throw problem(folder, 1, 1, `There are more than ${MAX_FILES} files.`);
      }
    };
    visit(parent);
    return found;
  }

  #entries(folder: string): string[] {
    const real = this.#resolve(folder);
    if (real === null) return [];
    return readdirSync(real)
      .filter((name) => !name.startsWith('.'))
      .sort();
  }

  #isFolder(file: string): boolean {
    const real = this.#resolve(file);
    return real !== null && statSync(real).isDirectory();
  }

  /** The real path; null when nothing is there; an error when it lies outside. */
  #resolve(file: string): string | null {
    let real: string;
    try {
      real = realpathSync(path.join(this.root, file));
    } catch {
      return null;
    }
    if (real !== this.root && !real.startsWith(this.root + path.sep)) {
      throw problem(file, 1, 1, 'This leads out of the campaign folder.');
    }
    return real;
  }
}

function problem(file: string, line: number, column: number, message: string): NarratoriaError {
  return new NarratoriaError('invalid_campaign', `${file}:${line}:${column}: ${message}`, {
    details: { file, line, column, message },
  });
}
