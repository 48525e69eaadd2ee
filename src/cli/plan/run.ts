import { writeFile } from 'node:fs/promises';
import pc from 'picocolors';
import { InvalidPlanError } from '../../base/errors.ts';
import { isJsonObject } from '../../base/json.ts';
import { type JsonDocument, locate } from '../../base/json-document.ts';
import { plainText } from '../../base/plain-text.ts';
import type { ExecutionResult } from '../../contracts/execution-result.ts';
import { executionOptions, type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { type BeginPractice, withPracticeServices } from '../../engine/play/services.ts';
import { executePlan } from '../../plan/executor.ts';
import { checkDocument } from '../../plan/prepare.ts';
import { renderTimeline } from '../../plan/timeline.ts';
import { loadInputSchema } from '../../skills/conformance/input-schema.ts';
import type { SkillLibrary } from '../../skills/library.ts';
import { placeProblems, readDocument } from './document.ts';
import { liveProgress } from './progress.ts';

/** The options of `plan run`. */
interface PlanRunOptions {
  skills: string[];
  /** Use the skills of the home folder without asking. */
  trustSkills?: boolean;
  timeout?: number;
  save?: string;
  json?: boolean;
}

const LONGEST_WARNING = 1000;

/** Executes the plan in a file. Returns the exit code. */
export async function runPlanFile(file: string, options: PlanRunOptions): Promise<number> {
  const json = options.json === true;
  let document: JsonDocument | null = null;
  try {
    const read = await readDocument(file);
    document = read;
    const result = await withRuntime(
      { skillFolders: options.skills, trustSkills: options.trustSkills === true },
      (runtime) => withPracticeServices(runtime, (begin) => run(read, file, options, { runtime, begin })),
    );
    process.stdout.write(json ? `${JSON.stringify(result)}\n` : summary(result));
    if (options.save !== undefined) await save(result, options.save);
    return result.success ? 0 : 1;
  } catch (error) {
    if (error instanceof InvalidPlanError && document !== null && !json) {
      process.stderr.write(
        `${placeProblems(error, document, file).join('\n')}\nThe plan was not run. [${error.code}]\n`,
      );
      return 1;
    }
    throw error;
  }
}

async function run(
  document: JsonDocument,
  file: string,
  options: PlanRunOptions,
  { runtime, begin }: { runtime: Runtime; begin: BeginPractice },
): Promise<ExecutionResult> {
  const { sessionId, log } = runtime;
  const { timeout } = options;
  const story = { playthroughId: 'command-line', inGameTime: new Date(0).toISOString() };
  await warnOfInputs(document, file, options, runtime);
  await begin(story);
  const execution = executionOptions(runtime);
  const result = await executePlan(timeout === undefined ? document.value : withoutTimeout(document.value), {
    ...execution,
    log,
    session: { ...story, sessionId, scene: 0, state: {} },
    ...(timeout === undefined ? {} : { limits: { ...execution.limits, planTimeoutMs: timeout } }),
    ...(options.json === true ? {} : { onProgress: liveProgress(process.stderr) }),
  });
  const { planId, success, failedTools, executionTimeMs, attemptNumber } = result;
  log.info({ planId, success, failedTools, executionTimeMs, attemptNumber }, 'plan executed');
  return result;
}

/** What is asked for here counts before what the plan says. */
function withoutTimeout(plan: unknown): unknown {
  if (!isJsonObject(plan) || !isJsonObject(plan['metadata'])) return plan;
  const { timeout: _, ...metadata } = plan['metadata'];
  return { ...plan, metadata };
}

/** To the log in any case, and to a person who looks on. */
async function warnOfInputs(
  document: JsonDocument,
  file: string,
  { json }: PlanRunOptions,
  { catalog, log }: Runtime,
): Promise<void> {
  for (const warning of await inputWarnings(document, catalog.edition.library, file)) {
    log.warn({ warning }, 'an input does not fit');
    if (json !== true) process.stderr.write(`${pc.yellow('!')} ${plainText(warning, LONGEST_WARNING)}\n`);
  }
}

/** The plan has run by now, so a file that cannot be written is told and no more. */
async function save(result: ExecutionResult, file: string): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`, { mode: 0o600 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    process.stderr.write(`narratoria: ${file} could not be written (${code}). The result is above.\n`);
  }
}

function summary(result: ExecutionResult): string {
  const verdict = result.success
    ? 'The plan succeeded.'
    : `The plan failed: ${result.failureReason?.message ?? ''}`;
  return `\n${renderTimeline(result)}\n\n${verdict}\n`;
}

/**
 * What of a plan's inputs does not fit the schemas of its scripts, as `file:line:column: sentence`. The plan may run all
 * the same: a script judges its input itself. A plan that is not valid throws, as running it would.
 */
async function inputWarnings(document: JsonDocument, skills: SkillLibrary, file: string): Promise<string[]> {
  const { tools } = checkDocument(document.value);
  const found = await Promise.all(
    tools.map(async ({ toolId, toolPath, input = {} }, index) => {
      const pointer = `/tools/${index}/input`;
      const findings = await findingsOf(toolPath, input, skills);
      return findings.map((finding) => {
        const { line, column } = locate(document, `${pointer}${finding.pointer}`);
        return `${file}:${line}:${column}: The input of "${toolId}" does not match its inputSchema: ${finding.message}`;
      });
    }),
  );
  return found.flat();
}

async function findingsOf(
  toolPath: string,
  input: unknown,
  skills: SkillLibrary,
): Promise<{ pointer: string; message: string }[]> {
  const script = scriptOf(toolPath, skills);
  if (script === null) return [];
  const schema = await loadInputSchema(script.folder, script.schema);
  return typeof schema === 'string' ? [] : [...schema.check(input)];
}

/** The schema that a tool path's script names; null when there is none, or no such script, which the run tells. */
function scriptOf(toolPath: string, skills: SkillLibrary): { folder: string; schema: string } | null {
  try {
    const { skill, skillFolder, file } = skills.resolve(toolPath);
    const schema = skills.get(skill)?.scripts.find((script) => script.file === file)?.inputSchema ?? null;
    return schema === null ? null : { folder: skillFolder, schema };
  } catch {
    return null;
  }
}
