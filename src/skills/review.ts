import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { PROPOSABLE_KINDS } from '../contracts/proposed-effect.ts';
import { configFile, loadConfigSchema } from './config/index.ts';
import { readObjectFile, writeObjectFile } from './config/object-file.ts';
import { referencesIn } from './config/substitute.ts';
import type { WaitingSkill } from './consent.ts';
import { isUnchanged } from './content.ts';
import { confinementOf } from './process/confinement.ts';
import type { SkillSettings } from './settings.ts';
import type { Skill } from './skill.ts';

/** What a skill asks for, as its manifest and the schema of its settings say. */
export interface Declared {
  network: boolean;
  /** Files and folders outside its own. */
  read: readonly string[];
  write: readonly string[];
  environment: readonly string[];
  /** Settings that are secret, such as keys. */
  secrets: readonly string[];
  host: readonly string[];
  effects: readonly string[];
}

/** All that the user should see before a skill may run. */
export interface SkillReview extends WaitingSkill {
  /** Of the content that is reviewed; what is allowed is this and nothing else. */
  hash: string;
  declared: Declared;
  /** What its scripts can reach when they run. */
  runs: string;
  /** Secret settings that were entered for other content and that this skill will not get. */
  forgets: readonly string[];
}

export async function reviewSkill(waiting: WaitingSkill, settings: SkillSettings): Promise<SkillReview> {
  const { skill } = waiting;
  const stored = (await readObjectFile(configFile(skill))).value;
  const forgets = (await otherSecrets(skill, settings)).filter((name) => Object.hasOwn(stored, name));
  const kept = Object.fromEntries(Object.entries(stored).filter(([name]) => !forgets.includes(name)));
  return {
    ...waiting,
    hash: skill.content?.hash ?? '',
    declared: await declaredBy(skill, kept),
    runs: howItRuns(skill),
    forgets,
  };
}

/** Remembers that the user agreed to what the review says. Refuses when the folder holds something else by now. */
export async function allowSkill(
  { skill, hash, declared, replaces }: SkillReview,
  settings: SkillSettings,
): Promise<void> {
  const { content } = skill;
  if (content === null || content.hash !== hash || !(await isUnchanged(skill.folder, content)))
    throw changedMeanwhile(skill.name);
  // Secrets first: there must be no moment in which the skill may run and still finds another's.
  await forgetOtherSecrets(skill, settings);
  const { environment, secrets } = declared;
  const at = new Date().toISOString();
  await settings.allow(skill.name, { hash, folder: skill.folder, at, environment, secrets, replaces });
}

/** The review of an allowed skill whose settings name variables that nobody has agreed to; null when they do not. */
export async function missingReview(skill: Skill, settings: SkillSettings): Promise<SkillReview | null> {
  const allowance = settings.allowanceOf(skill.name);
  if (skill.content === null || allowance === null) return null;
  const review = await reviewSkill({ skill, standing: 'changed', replaces: allowance.replaces }, settings);
  const isAgreed = (name: string) => allowance.environment.includes(name);
  return review.declared.environment.every(isAgreed) ? null : review;
}

async function declaredBy(skill: Skill, stored: JsonObject): Promise<Declared> {
  const {
    network = false,
    read = [],
    write = [],
    environment = [],
    host = [],
    // What is not declared is allowed, as far as there is a script to propose it.
    effects = skill.scripts.length === 0 ? [] : PROPOSABLE_KINDS,
  } = skill.manifest.permissions ?? {};
  const settings = [...(await loadConfigSchema(skill)).settings.values()];
  const named = settings.flatMap(({ variable, schema }) => [
    ...(variable === undefined ? [] : [variable]),
    ...(schema.default === undefined ? [] : referencesIn(schema.default)),
  ]);
  return {
    network,
    read,
    write,
    environment: [...new Set([...environment, ...named, ...referencesIn(stored)])].sort(),
    secrets: settings.filter(({ isSensitive }) => isSensitive).map(({ name }) => name),
    host,
    effects,
  };
}

export function changedMeanwhile(name: string): NarratoriaError {
  return new NarratoriaError('skill_not_allowed', `The skill "${name}" has changed since you reviewed it.`, {
    hint: 'Review it again.',
    details: { skill: name },
  });
}

/** Secret settings of whatever else was allowed under this name or in this folder before. */
async function otherSecrets(skill: Skill, settings: SkillSettings): Promise<string[]> {
  const before = settings.othersThan(skill);
  if (before.length === 0) return [];
  const { settings: now } = await loadConfigSchema(skill);
  const secretNow = [...now.values()].filter(({ isSensitive }) => isSensitive).map(({ name }) => name);
  return [...new Set([...before.flatMap(({ secrets }) => secrets), ...secretNow])];
}

async function forgetOtherSecrets(skill: Skill, settings: SkillSettings): Promise<void> {
  const names = await otherSecrets(skill, settings);
  if (names.length === 0) return;
  const file = configFile(skill);
  const before = await readObjectFile(file);
  // What was set aside when it was damaged may hold them too.
  for (const name of await readdir(path.dirname(file))) {
    const isOld = /^\.?config\.json\../.test(name) || (name === 'config.json' && before.damage !== null);
    if (isOld) await rm(path.join(path.dirname(file), name), { force: true });
  }
  const kept = Object.entries(before.value).filter(([name]) => !names.includes(name));
  if (kept.length < Object.keys(before.value).length)
    await writeObjectFile(file, Object.fromEntries(kept), before);
}

/** What the scripts of a skill can reach when they run; each way once. */
function howItRuns({ name, origin, folder, manifest, scripts }: Skill): string {
  const permissions = manifest.permissions ?? {};
  const ways = scripts.map(
    ({ file }) => confinementOf({ skill: name, origin, skillFolder: folder, permissions, file }).description,
  );
  return [...new Set(ways)].join(' ') || 'It has no scripts.';
}
