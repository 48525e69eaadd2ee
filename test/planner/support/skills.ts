import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonObject } from '../../../src/base/json.ts';
import type { PlanRequest } from '../../../src/plan/generator.ts';
import { briefFrom } from '../../../src/planner/brief-from.ts';
import { SkillLibrary } from '../../../src/skills/library.ts';
import { type SkillSource, shell, writeSkills } from '../../support/skills.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const SHIPPED = path.join(ROOT, 'skills');
export const SAMPLES = path.join(ROOT, 'test/skills/samples');

export function scratchFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'narratoria-narrator-'));
}

/** The shipped skills and those in more folders; somebody who shows portraits is among them in any case. */
export async function openSkills(...more: string[]): Promise<SkillLibrary> {
  const dataFolder = scratchFolder();
  const open = (roots: string[]) =>
    SkillLibrary.open({ roots: roots.map((folder) => ({ folder, dataFolder })) });
  const library = await open([SHIPPED, ...more]);
  if (library.skills.some(({ capabilities }) => capabilities.includes('portraits'))) return library;
  const painter = scratchFolder();
  writeSkills(painter, {
    painter: { scripts: { 'lookup-portrait.sh': shell() }, manifest: { capabilities: ['portraits'] } },
  });
  return open([SHIPPED, ...more, painter]);
}

/** Writes a skill with an input schema. */
export function writeSkillWithSchema(
  root: string,
  name: string,
  { schema, ...source }: SkillSource & { schema: JsonObject | string },
): void {
  const [file = 'do.sh'] = Object.keys(source.scripts);
  const scripts = [
    { name: path.parse(file).name, path: `scripts/${file}`, inputSchema: 'schemas/input.json' },
  ];
  mkdirSync(path.join(root, name, 'schemas'), { recursive: true });
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
  writeFileSync(path.join(root, name, 'schemas/input.json'), text);
  writeSkills(root, { [name]: { ...source, manifest: { scripts, ...source.manifest } } });
}

export function requestFor(
  library: SkillLibrary,
  playerInput: string,
  more: Partial<PlanRequest> = {},
): PlanRequest {
  return {
    playerInput,
    intent: null,
    brief: briefFrom({ seed: 'test', scene: 3 }),
    isRisky: false,
    availableSkills: library.skills,
    disabledSkills: [],
    parentPlanId: null,
    generationAttempt: 1,
    failures: [],
    deadline: Date.now() + 5000,
    signal: new AbortController().signal,
    ...more,
  };
}
