import path from 'node:path';
import { findImports } from './imports.ts';

/**
 * The layers of src/, lowest first. A file may import from its own layer and those before it. The SDK, which skills
 * are built with, stands this low so that it can bring in nothing but base, rules, contracts and prompts.
 */
export const LAYERS = [
  'base',
  'rules',
  'contracts',
  'prompts',
  'sdk',
  'skills',
  'plan',
  'store',
  'models',
  'planner',
  'campaign',
  'host',
  'engine',
  'server',
  'cli',
];

/** The files of a project: their source by path from its root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

export interface Violation {
  file: string;
  line: number;
  message: string;
}

/** Every import that goes where it must not. */
export function findViolations(sources: Sources): Violation[] {
  return [...sources].flatMap(([file, source]) =>
    findImports(source).flatMap(({ specifier, line }) => {
      const target = resolveImport(file, specifier);
      const message = target === null ? whyNotPackage(file, specifier) : whyNotFile(file, target);
      return message === null ? [] : [{ file, line, message }];
    }),
  );
}

/** Each circle of files that import each other, as a path whose first file comes last again. */
export function findCycles(sources: Sources): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  function visit(file: string): void {
    const position = trail.indexOf(file);
    if (position !== -1) {
      cycles.push([...trail.slice(position), file]);
      return;
    }
    if (finished.has(file)) return;
    trail.push(file);
    for (const { specifier } of findImports(sources.get(file) ?? '')) {
      const target = resolveImport(file, specifier);
      if (target !== null && sources.has(target)) visit(target);
    }
    trail.pop();
    finished.add(file);
  }

  for (const file of sources.keys()) visit(file);
  return cycles;
}

/** The path from the root that a relative import means, or null when it is a package or a built-in module. */
function resolveImport(file: string, specifier: string): string | null {
  return /^\.{1,2}(\/|$)/.test(specifier) ? path.posix.join(path.posix.dirname(file), specifier) : null;
}

/** What a skill needs that is not ours to write: pictures, and the clients of hosted models. */
const PACKAGES_OF_SKILLS: Record<string, RegExp> = {
  'character-portraits': /^@dicebear\/|^@resvg\/resvg-js$/,
  storyteller: /^@anthropic-ai\/sdk$|^openai$/,
};

function whyNotPackage(file: string, specifier: string): string | null {
  if (path.posix.isAbsolute(specifier) || /^(file|data|https?):/.test(specifier)) {
    return `imports ${specifier}: only relative paths, packages and node: modules may be imported`;
  }
  const [, skill = ''] = /^skills\/([^/]+)\//.exec(file) ?? [];
  if (skill !== '' && !specifier.startsWith('node:') && !PACKAGES_OF_SKILLS[skill]?.test(specifier)) {
    return `imports the package ${specifier}: a skill may use only the SDK and node: modules`;
  }
  return null;
}

function whyNotFile(file: string, target: string): string | null {
  if (target.startsWith('../')) return `imports ${target}, which is outside the repository`;
  if (file.startsWith('skills/')) return whyNotForSkill(file, target);
  const [folder, layer = ''] = target.split('/');
  if (folder !== 'src') return `imports ${target}: src may import only from src`;
  const own = file.split('/')[1] ?? '';
  if (!LAYERS.includes(own)) return `is in src/${own}, which is no layer`;
  if (!LAYERS.includes(layer)) return `imports ${target}, which is in no layer`;
  return LAYERS.indexOf(layer) <= LAYERS.indexOf(own) ? null : `imports ${target}: ${own} is below ${layer}`;
}

function whyNotForSkill(file: string, target: string): string | null {
  // Lines of content are data, which the build reads into the skill.
  if (target.startsWith('content/')) return null;
  const own = `${file.split('/').slice(0, 2).join('/')}/`;
  const allowed = [own, 'src/sdk/', 'src/contracts/', 'src/base/'];
  if (allowed.some((folder) => target.startsWith(folder))) return null;
  return `imports ${target}: a skill may import only itself, content, src/sdk, src/contracts and src/base`;
}
