import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { locate, parseJsonDocument } from '../base/json-document.ts';
import { cleanDocument } from '../base/plain-text.ts';
import {
  type SkillManifest,
  SkillManifestSchema,
  type SkillRuns,
  type SkillScriptEntry,
} from '../contracts/skill-manifest.ts';
import { validator } from '../contracts/validate.ts';
import { isContent, readContent } from './content.ts';
import { insideFolder, readSkillFile, type SkillFile } from './folder.ts';
import { doubleKeys, doubleNames, unknownFields } from './manifest-remarks.ts';
import { INTERPRETERS } from './process/interpreters.ts';
import {
  DEFAULT_PRIORITY,
  DEFAULT_TIMEOUT_MS,
  type Skill,
  type SkillOrigin,
  type SkillProblem,
  type SkillScript,
} from './skill.ts';
import { readSkillMd, type SkillMd } from './skill-md.ts';

interface LoadedSkill {
  /** Null when the folder is no skill, or not a valid one. */
  skill: Skill | null;
  problems: SkillProblem[];
}

interface LoadedManifest {
  manifest: SkillManifest | null;
  problems: SkillProblem[];
  lineOf: (pointer: string) => number;
}

const MAX_SCRIPTS = 100;
const MANIFESTS = ['skill.json', 'SKILL.md'];
const checkManifest = validator(SkillManifestSchema);

/**
 * Reads one skill folder: skill.json, SKILL.md of the Agent Skills standard, or both, in which case skill.json wins.
 * A bad skill is not an exception: it is a skill that is not there, and the reason why.
 */
export async function loadSkill(
  folder: string,
  { dataFolder, origin = 'named' }: { dataFolder?: string; origin?: SkillOrigin } = {},
): Promise<LoadedSkill> {
  const isChecked = origin === 'home' && MANIFESTS.some((name) => existsSync(path.join(folder, name)));
  const read = isChecked ? await readContent(folder) : { content: null, problem: null };
  if (read.problem !== null) {
    const message = `${read.problem} The skill is not loaded.`;
    return { skill: null, problems: [{ file: folder, line: 1, message }] };
  }
  const [json, md] = await Promise.all([readManifest(folder), readSkillMd(folder)]);
  const problems = [...(json?.problems ?? []), ...(md?.problems ?? []), ...conflicts(folder, json, md)];
  const manifest = joinManifests(json, md);
  if (manifest === null) return { skill: null, problems };
  const file = path.join(folder, json === null ? 'SKILL.md' : 'skill.json');
  const placeOf = (pointer: string) => ({ file, line: json?.lineOf(pointer) ?? 1 });
  const complain = (pointer: string, message: string) => problems.push({ ...placeOf(pointer), message });
  for (const { pointer, message } of doubleNames(manifest)) complain(pointer, message);
  // A SKILL.md alone may come with helpers that know nothing of our protocol: unless it lists scripts, it is advice.
  const isKnowledge = json === null && manifest.scripts === undefined;
  const scripts = isKnowledge ? [] : await findScripts(folder, manifest, complain);
  if (scripts === null) return { skill: null, problems };
  const prompt = await readPrompt(folder, manifest.prompt ?? 'prompt.md');
  if (prompt.problem !== null) complain('/prompt', prompt.problem);
  else if (manifest.prompt !== undefined && prompt.text === null)
    complain('/prompt', `The prompt ${manifest.prompt} is not in the skill folder.`);
  const skill: Skill = {
    name: manifest.name,
    displayName: manifest.displayName ?? manifest.name,
    description: manifest.description,
    version: manifest.version,
    folder: realpathSync(folder),
    origin,
    content: read.content,
    environment: origin === 'home' ? [] : 'any',
    dataFolder:
      dataFolder === undefined ? path.join(folder, 'data') : path.join(dataFolder, manifest.name, 'data'),
    manifest,
    scripts,
    capabilities: manifest.capabilities ?? [],
    priority: manifest.priority ?? DEFAULT_PRIORITY,
    placeOf,
    prompt: prompt.text ?? md?.prompt ?? null,
    runs: runsOf(manifest),
  };
  return { skill, problems };
}

async function readPrompt(folder: string, name: string): Promise<SkillFile> {
  const prompt = await readSkillFile(folder, name);
  if (prompt.text === null || ownFile(folder, name) !== null) return prompt;
  return { ...prompt, text: null, problem: `${name} lies among the files that the skill writes itself.` };
}

async function readManifest(folder: string): Promise<LoadedManifest | null> {
  const file = path.join(folder, 'skill.json');
  const { text, problem, isUtf8 } = await readSkillFile(folder, 'skill.json');
  if (problem !== null)
    return { manifest: null, problems: [{ file, line: 1, message: problem }], lineOf: () => 1 };
  if (text === null) return null;
  const parsed = parseJsonDocument(text);
  const document = { ...parsed, value: cleanDocument(parsed.value, text) };
  const lineOf = (pointer: string) => locate(document, pointer).line;
  const encoding = isUtf8 ? [] : [{ file, line: firstBadLine(text), message: NOT_UTF8 }];
  if (document.error !== null) {
    const { line, message } = document.error;
    return { manifest: null, problems: [...encoding, { file, line, message }], lineOf };
  }
  const inOrder = (findings: readonly { pointer: string; message: string }[]) =>
    findings
      .map(({ pointer, message }) => ({ file, line: lineOf(pointer), message }))
      .sort((a, b) => a.line - b.line);
  const mistakes = inOrder(checkManifest(document.value));
  const remarks = [
    ...encoding,
    ...doubleKeys(document).map((remark) => ({ file, ...remark })),
    ...inOrder(unknownFields(document.value)),
  ];
  const manifest = mistakes.length === 0 ? (document.value as SkillManifest) : null;
  return { manifest, problems: [...mistakes, ...remarks], lineOf };
}

const NOT_UTF8 = 'This is not UTF-8, so some letters are lost. Save it in that encoding.';

function firstBadLine(text: string): number {
  return text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
}

/** A broken skill.json is not replaced by a sound SKILL.md: its author meant something else. */
function joinManifests(json: LoadedManifest | null, md: SkillMd | null): SkillManifest | null {
  if (json === null) return md?.manifest ?? null;
  return json.manifest === null ? null : { ...md?.manifest, ...json.manifest };
}

function conflicts(folder: string, json: LoadedManifest | null, md: SkillMd | null): SkillProblem[] {
  const ours = json?.manifest;
  const theirs = md?.manifest;
  if (!ours || !theirs) return [];
  const fields = ['name', 'description', 'version', 'license', 'author'] as const;
  return fields
    .filter(
      (field) => ours[field] !== undefined && theirs[field] !== undefined && ours[field] !== theirs[field],
    )
    .filter((field) => !(field === 'version' && theirs.version === '0.0.0'))
    .map((field) => ({
      file: path.join(folder, 'SKILL.md'),
      line: 1,
      message: `"${field}" is ${JSON.stringify(theirs[field])} here and ${JSON.stringify(ours[field])} in skill.json, which wins.`,
    }));
}

/** The scripts the manifest lists, then whatever else in `scripts/` can be run. Null when a required one is missing. */
async function findScripts(
  folder: string,
  manifest: SkillManifest,
  complain: (pointer: string, message: string) => void,
): Promise<SkillScript[] | null> {
  const scripts: SkillScript[] = [];
  let isComplete = true;
  for (const [index, entry] of (manifest.scripts ?? []).slice(0, MAX_SCRIPTS).entries()) {
    const file = ownFile(folder, entry.path) ?? ownFile(folder, 'scripts', entry.path);
    if (file === null) {
      const effect = entry.required === true ? 'so the skill is not loaded' : 'so the skill goes without it';
      complain(
        `/scripts/${index}`,
        `The script "${entry.name}" should be at ${entry.path}, but no such file is in the skill folder, ${effect}.`,
      );
      isComplete &&= entry.required !== true;
    } else {
      const script = listedScript(folder, file, entry, manifest);
      scripts.push(script);
      if (entry.inputSchema !== undefined && script.inputSchema === null)
        complain(
          `/scripts/${index}/inputSchema`,
          `The inputSchema ${entry.inputSchema} of "${entry.name}" is not in the skill folder, so the script gets no input.`,
        );
    }
  }
  if (!isComplete) return null;
  for (const file of await listRunnable(path.join(folder, 'scripts'))) {
    if (scripts.length >= MAX_SCRIPTS || scripts.some((script) => script.file === file)) continue;
    scripts.push(listedScript(folder, file, { name: path.parse(file).name, path: file }, manifest));
  }
  return scripts;
}

function listedScript(
  folder: string,
  file: string,
  entry: SkillScriptEntry,
  manifest: SkillManifest,
): SkillScript {
  return {
    name: entry.name,
    path: path.relative(realpathSync(folder), file).split(path.sep).join('/'),
    file,
    description: entry.description ?? '',
    timeoutMs: entry.timeout ?? DEFAULT_TIMEOUT_MS,
    hasOwnTimeout: entry.timeout !== undefined,
    runs: { ...runsOf(manifest), ...entry.runs },
    prewarm: entry.prewarm ?? false,
    inputSchema: entry.inputSchema === undefined ? null : ownFile(folder, entry.inputSchema),
    examples: entry.examples === undefined ? null : ownFile(folder, entry.examples),
  };
}

function runsOf({ runs }: SkillManifest): SkillRuns {
  return { when: runs?.when ?? 'on_request', phase: runs?.phase ?? 'ask' };
}

/** The real path of a file that the skill was made with: not one that it wrote itself, nor one outside. */
export function ownFile(folder: string, ...parts: string[]): string | null {
  const file = insideFolder(folder, ...parts);
  return file !== null && isContent(realpathSync(folder), file) ? file : null;
}

async function listRunnable(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => realpathSync(path.join(folder, entry.name)))
      .filter((file) => Object.hasOwn(INTERPRETERS, path.extname(file).toLowerCase()) || isExecutable(file))
      .sort();
  } catch {
    return []; // no scripts folder
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
