import pc from 'picocolors';
import { NarratoriaError } from '../../base/errors.ts';
import { homeFolder } from '../../base/home.ts';
import { EMBEDDING_MODEL, findModel } from '../../models/catalogue.ts';
import { findInstalled, sharedHome } from '../../models/installed.ts';
import { Store } from '../../store/index.ts';
import { type Runtime, withRuntime } from '../runtime.ts';
import type { Finding } from './finding.ts';
import { examineLanguage } from './language.ts';

/** Looks at everything Narratoria stands on, and says what it found. Returns the exit code. */
export async function examine({ json }: { json: boolean }): Promise<number> {
  const findings = await withRuntime({}, async (runtime) => [
    {
      what: 'Node',
      state: 'works' as const,
      message: `${process.version} on ${process.platform}-${process.arch}`,
    },
    { what: 'home', state: 'works' as const, message: homeFolder() },
    ...examineSkills(runtime),
    ...(await examineStories(runtime)),
    await examineMeaning(runtime),
    ...(await examineLanguage(runtime)),
  ]);
  if (json) process.stdout.write(`${JSON.stringify({ findings })}\n`);
  else process.stdout.write(`${findings.map(line).join('\n')}\n`);
  return findings.some(({ state }) => state === 'broken') ? 1 : 0;
}

function examineSkills({ catalog }: Runtime): Finding[] {
  const { skills } = catalog.edition.library;
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
    ...problems,
  ];
}

async function examineStories({ home, log }: Runtime): Promise<Finding[]> {
  let store: Store;
  try {
    store = await Store.open({ home, log, backUp: false });
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    const state = error.code === 'store_locked' ? 'falls back' : 'broken';
    return [{ what: 'stories', state, message: `${error.message} ${error.hint ?? ''}`.trim() }];
  }
  try {
    const { ok, problems } = await store.checkIntegrity('full');
    const { size, backups, queries } = await store.statistics();
    const stories = (await store.playthroughs()).length;
    const slow = queries.reduce((sum, query) => sum + query.slow, 0);
    return [
      ...store.notices.map((message) => ({ what: 'stories', state: 'falls back' as const, message })),
      {
        what: 'stories',
        state: ok ? 'works' : 'broken',
        message: ok
          ? `${stories} saved, ${Math.ceil(size.bytes / 1024)} KiB, every page and reference sound`
          : `The database is damaged (${problems[0]}). Run: narratoria backup restore`,
      },
      { what: 'queries', state: slow === 0 ? 'works' : 'falls back', message: describeQueries(queries) },
      { what: 'backups', state: 'works', message: `${backups.length}; see: narratoria backup list` },
    ];
  } finally {
    await store.close();
  }
}

function describeQueries(queries: readonly { name: string; p95Ms: number; slow: number }[]): string {
  return queries.map(({ name, p95Ms }) => `${name} ${p95Ms.toFixed(1)} ms`).join(', ') || 'none yet';
}

async function examineMeaning({ home }: Runtime): Promise<Finding> {
  const installed = await findInstalled(findModel(EMBEDDING_MODEL), [home, sharedHome()]);
  if (installed !== null)
    return { what: 'search', state: 'works', message: `by meaning, with ${EMBEDDING_MODEL}` };
  const message = `by words alone until the model is here. Run: narratoria models pull ${EMBEDDING_MODEL}`;
  return { what: 'search', state: 'falls back', message };
}

function line({ what, state, message }: Finding): string {
  const mark = { works: pc.green('✓'), 'falls back': pc.yellow('~'), broken: pc.red('✗') }[state];
  return `${mark} ${what}: ${message}`;
}
