import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../../src/base/package-root.ts';
import { BAD_SCRIPTS, type BadKind } from '../troubles/bad-scripts.ts';

/** So that a script that hangs does not hold the story up for longer than the soak can wait. */
const LONGEST_TIMEOUT_MS = 3000;

interface Manifest {
  scripts: { path: string; timeout?: number }[];
}

/** Copies of the shipped skills in the home, which win over those of the package, and can be spoilt and put back. */
export class SkillCopies {
  readonly names: string[];
  readonly #skills: string;
  readonly #shelf: string;

  constructor(home: string) {
    const shipped = path.join(packageRoot(), 'skills');
    this.#skills = path.join(home, 'skills');
    this.#shelf = path.join(home, 'soak');
    this.names = readdirSync(shipped).sort();
    // What the scripts import is looked for in the folders above them.
    symlinkSync(path.join(packageRoot(), 'node_modules'), path.join(home, '../node_modules'));
    for (const name of this.names) {
      const folder = path.join(this.#skills, name);
      cpSync(path.join(shipped, name), folder, {
        recursive: true,
        filter: (source) => path.relative(path.join(shipped, name), source) !== 'src',
      });
      shortenTimeouts(path.join(folder, 'skill.json'));
    }
    mkdirSync(this.#shelf);
    for (const [kind, text] of Object.entries(BAD_SCRIPTS))
      writeFileSync(this.#bad(kind), text, { mode: 0o755 });
  }

  /** Puts a bad script in the place of each script of a skill. Only names change, so it works on a full disk too. */
  spoil(skill: string, kind: BadKind): void {
    for (const [file, kept] of this.#scriptsOf(skill)) {
      linkSync(file, kept);
      linkSync(this.#bad(kind), `${kept}.bad`);
      renameSync(`${kept}.bad`, file);
    }
  }

  mend(skill: string): void {
    for (const [file, kept] of this.#scriptsOf(skill)) renameSync(kept, file);
  }

  #bad = (kind: string): string => path.join(this.#shelf, `${kind}.mjs`);

  /** Each script with the name it is kept under meanwhile. */
  #scriptsOf(skill: string): [string, string][] {
    const { scripts } = readManifest(path.join(this.#skills, skill, 'skill.json'));
    return scripts.map(({ path: file }) => [
      path.join(this.#skills, skill, file),
      path.join(this.#shelf, `${skill}-${path.basename(file)}`),
    ]);
  }
}

function shortenTimeouts(file: string): void {
  const manifest = readManifest(file);
  for (const script of manifest.scripts)
    script.timeout = Math.min(script.timeout ?? LONGEST_TIMEOUT_MS, LONGEST_TIMEOUT_MS);
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
