import { accessSync, constants, realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { locate, parseJsonDocument } from '../base/json-document.ts';
import { type SkillManifest, SkillManifestSchema } from '../contracts/skill-manifest.ts';
import { validator } from '../contracts/validate.ts';
import { INTERPRETERS } from './process/interpreters.ts';
import { DEFAULT_PRIORITY, DEFAULT_TIMEOUT_MS, type Skill, type SkillScript } from './skill.ts';

/** Something about a skill folder its owner should know, with the place it is at. */
export interface SkillProblem {
  file: string;
  line: number;
  message: string;
}

interface LoadedSkill {
  /** Null when the folder is no skill, or not a valid one. */
  skill: Skill | null;
  problems: SkillProblem[];
}

const MAX_FILE_BYTES = 1024 * 1024;
const MAX_SCRIPTS = 100;
const checkManifest = validator(SkillManifestSchema);

/** Reads one skill folder. A bad one is not an exception: it is a skill that is not there, and the reason why. */
export async function loadSkill(folder: string, dataRoot?: string): Promise<LoadedSkill> {
  const file = path.join(folder, 'skill.json');
  const text = await readSmallFile(file);
  if (text === null) return { skill: null, problems: [] };
  const document = parseJsonDocument(text);
  if (document.error !== null) {
    return { skill: null, problems: [{ file, line: document.error.line, message: document.error.message }] };
  }
  const findings = checkManifest(document.value);
  if (findings.length > 0) {
    const problems = findings.map(({ pointer, message }) => ({
      file,
      line: locate(document, pointer).line,
      message,
    }));
    return { skill: null, problems };
  }
  const manifest = document.value as SkillManifest;
  const problems: SkillProblem[] = [];
  const scripts = await findScripts(folder, manifest, (index, message) => {
    problems.push({ file, line: locate(document, `/scripts/${index}`).line, message });
  });
  const skill: Skill = {
    name: manifest.name,
    displayName: manifest.displayName ?? manifest.name,
    description: manifest.description,
    version: manifest.version,
    folder: realpathSync(folder),
    dataFolder:
      dataRoot === undefined ? path.join(folder, 'data') : path.join(dataRoot, manifest.name, 'data'),
    manifest,
    scripts,
    capabilities: manifest.capabilities ?? [],
    priority: manifest.priority ?? DEFAULT_PRIORITY,
    prompt: await readSmallFile(path.join(folder, manifest.prompt ?? 'prompt.md')),
  };
  return { skill, problems };
}

/** The scripts the manifest lists, then whatever else in `scripts/` can be run. */
async function findScripts(
  folder: string,
  manifest: SkillManifest,
  complain: (index: number, message: string) => void,
): Promise<SkillScript[]> {
  const scripts: SkillScript[] = [];
  for (const [index, entry] of (manifest.scripts ?? []).entries()) {
    const file = locateScript(folder, entry.path);
    if (file === null) {
      complain(
        index,
        `The script "${entry.name}" is to be at ${entry.path}, but no such file is in the skill folder.`,
      );
      continue;
    }
    scripts.push({
      name: entry.name,
      path: toSkillPath(folder, file),
      file,
      description: entry.description ?? '',
      timeoutMs: entry.timeout ?? DEFAULT_TIMEOUT_MS,
    });
  }
  for (const file of await listRunnable(path.join(folder, 'scripts'))) {
    if (scripts.length >= MAX_SCRIPTS || scripts.some((script) => script.file === file)) continue;
    const name = path.parse(file).name;
    scripts.push({
      name,
      path: toSkillPath(folder, file),
      file,
      description: '',
      timeoutMs: DEFAULT_TIMEOUT_MS,
    });
  }
  return scripts;
}

/** A manifest's script path is meant from the skill folder, or from its `scripts/`. Links that leave the folder are not followed. */
function locateScript(folder: string, scriptPath: string): string | null {
  const root = realpathSync(folder) + path.sep;
  for (const candidate of [path.resolve(folder, scriptPath), path.resolve(folder, 'scripts', scriptPath)]) {
    try {
      const real = realpathSync(candidate);
      if (real.startsWith(root)) return real;
    } catch {
      // not there; try the next place
    }
  }
  return null;
}

async function listRunnable(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => realpathSync(path.join(folder, entry.name)))
      .filter((file) => path.extname(file).toLowerCase() in INTERPRETERS || isExecutable(file))
      .sort();
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function toSkillPath(folder: string, file: string): string {
  return path.relative(realpathSync(folder), file).split(path.sep).join('/');
}

async function readSmallFile(file: string): Promise<string | null> {
  try {
    const content = await readFile(file);
    return content.length <= MAX_FILE_BYTES ? content.toString('utf8') : null;
  } catch {
    return null;
  }
}
