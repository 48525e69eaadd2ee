import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isVerifying } from './length.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a test says that does more than call functions: processes, servers, databases, the state of its own process. */
const MORE_THAN_FUNCTIONS =
  /child_process|worker_threads|createServer|startServer|ProcessRunner|InProcessRunner|withRuntime|\b(?:Sqlite)?Store\.open|process\.(?:env|on|cwd|chdir|exitCode)\b|\bvi\.(?:mock|spyOn|stub|useFake)/;

/** A module that is replaced stays so for every test of the same worker. */
const DISTURBS_OTHERS = /\bvi\.mock\(/;

/** A test that does a few rounds now and all of them when there is time; properties have more examples then. */
const HAS_MORE_TO_DO = /isVerifying|rounds\(|KILL_ROUNDS|fast-check/;

export interface Projects {
  /** Functions called and answers looked at: many to a thread. */
  unit: string[];
  /** Whatever starts processes, servers, databases or a browser: many to a process. */
  process: string[];
  /** What would disturb others in the same process: each in a process of its own. */
  alone: string[];
}

/** Sorts the test files by what they, and the helpers in `test/` that they import, are made of. */
export function testProjects(): Projects {
  const projects: Projects = { unit: [], process: [], alone: [] };
  const found = globSync(['test/**/*.test.ts', 'test/**/*.verify.ts'], { cwd: ROOT }).sort();
  for (const file of found.filter(isWanted)) projects[kindOf(file)].push(file);
  return projects;
}

/** `npm run verify` runs what has more to do when there is time; `npm test` all but what is only for then. */
function isWanted(file: string): boolean {
  const isForVerifying = file.endsWith('.verify.ts');
  return isVerifying ? isForVerifying || HAS_MORE_TO_DO.test(textOf(file)) : !isForVerifying;
}

function kindOf(file: string): keyof Projects {
  const sources = [...withHelpers(file, new Set())].map((source) => textOf(source));
  if (sources.some((text) => DISTURBS_OTHERS.test(text))) return 'alone';
  return sources.some((text) => MORE_THAN_FUNCTIONS.test(text)) ? 'process' : 'unit';
}

function withHelpers(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, specifier = ''] of textOf(file).matchAll(/from '(\.[^']+)'/g)) {
    const imported = path.join(path.dirname(file), specifier);
    if (imported.startsWith(`test${path.sep}`) && existsSync(path.join(ROOT, imported)))
      withHelpers(imported, found);
  }
  return found;
}

const texts = new Map<string, string>();

function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  texts.set(file, known);
  return known;
}
