import pc from 'picocolors';
import { NarratoriaError } from '../../base/errors.ts';
import { homeFolder, homeProblems } from '../../base/home.ts';
import { keepHomePrivate } from '../../base/private-home.ts';
import { readExecutionSettings } from '../../engine/play/execution-settings.ts';
import { readRetentionSettings } from '../../engine/play/retention-settings.ts';
import { type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { EMBEDDING_MODEL, findModel } from '../../models/catalogue.ts';
import { findInstalled, sharedHome } from '../../models/installed.ts';
import { executionLimits } from '../../plan/limits.ts';
import { whyWaiting } from '../../skills/consent.ts';
import { confinementHere } from '../../skills/process/confinement.ts';
import { type QueryHistory, SqliteStore } from '../../store/index.ts';
import { examineLanguage, type Finding } from './language.ts';

const SHOWN_QUERIES = 5;

/** Looks at everything Narratoria stands on, and says what it found. Returns the exit code. */
export async function examine({ json }: { json?: boolean }): Promise<number> {
  const findings = await withRuntime({}, async (runtime) => [
    {
      what: 'Node',
      state: 'works' as const,
      message: `${process.version} on ${process.platform}-${process.arch}`,
    },
    examineHome(homeFolder()),
    ...homeProblems(homeFolder()).map((message) => ({
      what: 'home',
      state: 'falls back' as const,
      message,
    })),
    ...examineSkills(runtime),
    examineConfinement(),
    await examineExecution(runtime.home),
    ...(await examineStories(runtime)),
    await examineMeaning(runtime),
    ...(await examineLanguage(runtime)),
  ]);
  if (json) process.stdout.write(`${JSON.stringify({ findings })}\n`);
  else process.stdout.write(`${findings.map(line).join('\n')}\n`);
  return findings.some(({ state }) => state === 'broken') ? 1 : 0;
}

function examineHome(home: string): Finding {
  const [first, ...others] = keepHomePrivate(home);
  if (first === undefined) return { what: 'home', state: 'works', message: home };
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return { what: 'home', state: 'falls back', message: `${first}${more}` };
}

function examineSkills({ catalog }: Runtime): Finding[] {
  const { skills, waiting } = catalog.edition.library;
  const off = skills.flatMap(({ name }) => {
    const reason = catalog.edition.whyUnavailable(name);
    return reason === null ? [] : [{ what: `skill ${name}`, state: 'falls back' as const, message: reason }];
  });
  const ready = skills.length - off.length;
  const problems = catalog.edition.problems.map(({ file, line: at, message }) => ({
    what: 'skill folder',
    state: 'falls back' as const,
    message: `${file}:${at}: ${message}`,
  }));
  return [
    { what: 'skills', state: ready > 0 ? 'works' : 'falls back', message: `${ready} ready` },
    ...off,
    ...waiting.map((one) => ({
      what: `skill ${one.skill.name}`,
      state: 'falls back' as const,
      message: whyWaiting(one),
    })),
    ...problems,
  ];
}

/** Whether skills that did not come with Narratoria can be kept to what they declare. */
function examineConfinement(): Finding {
  const { isFull, description } = confinementHere();
  return { what: 'third-party skills', state: isFull ? 'works' : 'falls back', message: description };
}

async function examineStories({ home, log }: Runtime): Promise<Finding[]> {
  const findings: Finding[] = [];
  let store: SqliteStore;
  try {
    store = await openUnderAnyLock(home, log, findings);
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    return [...findings, { what: 'stories', state: 'broken', message: sentencesOf(error) }];
  }
  try {
    const { ok, problems } = await store.checkIntegrity('full');
    const { size, backups, history } = await store.statistics();
    const stories = (await store.playthroughs()).length;
    return [
      ...findings,
      ...store.notices.map((message) => ({ what: 'stories', state: 'falls back' as const, message })),
      {
        what: 'stories',
        state: ok ? 'works' : 'broken',
        message: ok
          ? `${stories} saved, ${Math.ceil(size.bytes / 1024)} KiB, no damage found`
          : `The database is damaged (${problems[0]}). Run: narratoria backup restore`,
      },
      examineQueries(history),
      await examineRetention(home),
      { what: 'backups', state: 'works', message: `${backups.length}. To see them: narratoria backup list` },
    ];
  } finally {
    await store.close();
  }
}

/** While another program plays, one can still look. */
async function openUnderAnyLock(
  home: string,
  log: Runtime['log'],
  findings: Finding[],
): Promise<SqliteStore> {
  const options = { home, log, backUp: false, keepQueries: false };
  try {
    return await SqliteStore.open(options);
  } catch (error) {
    if (!(error instanceof NarratoriaError) || error.code !== 'store_locked') throw error;
    findings.push({ what: 'stories', state: 'falls back', message: sentencesOf(error) });
    return await SqliteStore.open({ ...options, mode: 'read-only' });
  }
}

function sentencesOf({ message, hint }: NarratoriaError): string {
  return `${message} ${hint ?? ''}`.trim();
}

/** The slowest sorts of query of the last sessions; a few slow ones among many are no reason to worry. */
function examineQueries({ sessions, since, queries }: QueryHistory): Finding {
  if (since === null) return { what: 'queries', state: 'works', message: 'none yet' };
  const sum = (field: 'count' | 'slow' | 'failed') =>
    queries.reduce((total, query) => total + query[field], 0);
  const slowest = queries.toSorted((one, other) => other.p95Ms - one.p95Ms).slice(0, SHOWN_QUERIES);
  const shown = slowest.map(({ name, count, p95Ms }) => `${name} ${p95Ms.toFixed(1)} ms (${count})`);
  const message =
    `${sum('count')} in ${sessions} ${sessions === 1 ? 'session' : 'sessions'} since ${since.slice(0, 10)}, ` +
    `${sum('slow')} slow, ${sum('failed')} failed; 95th percentile: ${shown.join(', ')}`;
  return { what: 'queries', state: sum('slow') > sum('count') / 20 ? 'falls back' : 'works', message };
}

async function examineExecution(home: string): Promise<Finding> {
  const { limits, problem } = await readExecutionSettings(home);
  if (problem !== null) return { what: 'plans', state: 'falls back', message: problem };
  const { planTimeoutMs, toolTimeoutMs, concurrency } = executionLimits(limits);
  const seconds = (ms: number) => `${ms / 1000} s`;
  const message = `${seconds(planTimeoutMs)} per plan, ${seconds(toolTimeoutMs)} per script by default, ${concurrency} scripts at once`;
  return { what: 'plans', state: 'works', message };
}

async function examineRetention(home: string): Promise<Finding> {
  const { policy, problem } = await readRetentionSettings(home);
  if (problem !== null) return { what: 'retention', state: 'falls back', message: problem };
  const limits = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  const message = limits.length === 0 ? 'all memories are kept' : `${limits.join(', ')} per story`;
  return { what: 'retention', state: 'works', message };
}

async function examineMeaning({ home }: Runtime): Promise<Finding> {
  const installed = await findInstalled(findModel(EMBEDDING_MODEL), [home, sharedHome()]);
  if (installed !== null)
    return { what: 'search', state: 'works', message: `by meaning, with ${EMBEDDING_MODEL}` };
  const message = `by exact words only, because the model is not installed. Run: narratoria models pull ${EMBEDDING_MODEL}`;
  return { what: 'search', state: 'falls back', message };
}

function line({ what, state, message }: Finding): string {
  const mark = { works: pc.green('✓'), 'falls back': pc.yellow('~'), broken: pc.red('✗') }[state];
  return `${mark} ${what}: ${message}`;
}
