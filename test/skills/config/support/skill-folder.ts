import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { JsonObject } from '../../../../src/base/json.ts';
import { loadSkill } from '../../../../src/skills/load.ts';
import type { Skill } from '../../../../src/skills/skill.ts';

export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** A folder of its own for one test, removed after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-config-'));
  onTestFinished(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export function configSchema(properties: object, required: string[] = []): JsonObject {
  return { $schema: DIALECT, type: 'object', required, properties } as JsonObject;
}

interface SkillFiles {
  /** Content of config-schema.json: a document, or the text as it is. */
  schema?: object | string;
  /** Content of config.json. */
  config?: object | string | Buffer;
  manifest?: object;
}

/** A real skill, installed in a package folder, with its config.json and data in a home folder, as shipped skills have it. */
export async function installSkill(files: SkillFiles, root = temporaryFolder()): Promise<Skill> {
  const folder = path.join(root, 'package', 'tides');
  const home = path.join(root, 'home');
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'tides', version: '1.0.0', description: 'Tide tables.', ...files.manifest };
  writeFileSync(path.join(folder, 'skill.json'), JSON.stringify(manifest));
  if (files.schema !== undefined) {
    writeFileSync(path.join(folder, 'config-schema.json'), toText(files.schema));
  }
  if (files.config !== undefined) {
    mkdirSync(path.join(home, 'tides'), { recursive: true });
    const content = Buffer.isBuffer(files.config) ? files.config : toText(files.config);
    writeFileSync(path.join(home, 'tides', 'config.json'), content);
  }
  const { skill, problems } = await loadSkill(folder, { dataFolder: home });
  if (skill === null) throw new Error(JSON.stringify(problems));
  return skill;
}

/** The folder that config.json lies in. */
export const settingsFolder = (skill: Skill) => path.dirname(skill.dataFolder);

export const readConfigText = (skill: Skill) =>
  readFileSync(path.join(settingsFolder(skill), 'config.json'), 'utf8');

export const readConfig = (skill: Skill) => JSON.parse(readConfigText(skill)) as JsonObject;

export const filesBesideConfig = (skill: Skill) =>
  readdirSync(settingsFolder(skill)).filter((name) => name !== 'config.json');

function toText(content: object | string): string {
  return typeof content === 'string' ? content : JSON.stringify(content, null, 2);
}
