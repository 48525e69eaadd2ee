import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../../base/errors.ts';
import { type Runtime, withRuntime } from '../../../engine/play/runtime.ts';
import { readContent } from '../../../skills/content.ts';
import { loadSkill } from '../../../skills/load.ts';
import type { Skill } from '../../../skills/skill.ts';
import { allowOrAsk } from '../switch.ts';
import { fetchSkill, isSkillFolder, noSkill } from './fetch.ts';
import { originOf, readSource, type Source } from './source.ts';

/** Brings a skill into the home folder and asks whether it may run. Returns the exit code. */
export function installSkill(text: string, { yes = false }: { yes?: boolean }): Promise<number> {
  return withRuntime({}, async (runtime) => {
    const skill = await bring(readSource(text), text, runtime);
    process.stdout.write(`${skill.name} ${skill.version} is in ${skill.folder}.\n`);
    await runtime.catalog.reload();
    return await allowOrAsk(skill.name, yes, runtime);
  });
}

async function bring(source: Source, text: string, { home, settings, signal }: Runtime): Promise<Skill> {
  const root = path.join(home, 'skills');
  mkdirSync(root, { recursive: true });
  // Beside the skills, so that it can be moved; a name with a dot is not looked at.
  const staging = mkdtempSync(path.join(root, '.installing-'));
  try {
    const { folder, pin } = await fetchSkill(source, staging, signal);
    const found = skillFolderIn(folder);
    makeRunnable(found);
    const { skill, problems } = await loadSkill(found, { origin: 'named' });
    if (skill === null) throw noSkill(text, problems[0]?.message);
    const target = path.join(root, skill.name);
    const known = settings.sourceOf(skill.name);
    const isUpdate = known !== null && originOf(known) === originOf({ kind: source.kind, from: text, pin });
    if (existsSync(target) && !isLeftBehind(target) && !isUpdate)
      throw new NarratoriaError('invalid_usage', `A skill called "${skill.name}" is in ${target} already.`, {
        hint: `Remove it first: narratoria skill remove ${skill.name}`,
        details: { folder: target },
      });
    replace(found, target);
    const { content } = await readContent(target);
    const at = new Date().toISOString();
    await settings.setSource(skill.name, {
      from: text,
      kind: source.kind,
      pin,
      checksum: content?.hash ?? '',
      at,
    });
    return { ...skill, folder: target };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const OWN = ['data', 'config.json'];

/** Somebody has deleted the skill, and only what it had kept is still there. */
function isLeftBehind(folder: string): boolean {
  return readdirSync(folder).every((name) => OWN.includes(name));
}

/** What the skill has kept and how it is set up outlive an update. */
function replace(from: string, to: string): void {
  for (const own of OWN) {
    const kept = path.join(to, own);
    rmSync(path.join(from, own), { recursive: true, force: true });
    if (existsSync(kept)) renameSync(kept, path.join(from, own));
  }
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

/** The folder itself, or the only folder in it: archives mostly hold one folder. */
function skillFolderIn(folder: string): string {
  if (isSkillFolder(folder)) return folder;
  const inner = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name))
    .filter(isSkillFolder);
  return inner.length === 1 ? (inner[0] ?? folder) : folder;
}

/** Archives mostly lose the run bit of scripts with a `#!` line. */
function makeRunnable(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const handle = openSync(file, 'r');
    const head = Buffer.alloc(2);
    readSync(handle, head, 0, 2, 0);
    closeSync(handle);
    if (head.toString('latin1') === '#!') chmodSync(file, 0o755);
  }
}
