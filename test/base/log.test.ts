import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../src/base/errors.ts';
import { createLog, openLog, silentLog } from '../../src/base/log.ts';

const SECRET = 'sk-0123456789';
const LOG_MODULE = pathToFileURL(path.resolve(import.meta.dirname, '../../src/base/log.ts')).href;

const throwing = {
  get broken() {
    throw new Error('no');
  },
};
const ring: Record<string, unknown> = {};
ring['ring'] = ring;

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'narratoria-home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function collect() {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? 'null') };
}

/** Runs code that can use `log`, in a process of its own. */
function runWithLog(code: string, env: NodeJS.ProcessEnv = {}) {
  const script = `import { openLog, createLog } from ${JSON.stringify(LOG_MODULE)};\n${code}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NARRATORIA_LOG_LEVEL: undefined, NODE_OPTIONS: undefined, ...env },
  });
}

describe('the log', () => {
  it('is one JSON object a line in logs/narratoria.log of the home folder', () => {
    const log = openLog(home);
    log.info({ scene: 3 }, 'scene told');
    log.warn('careful');
    const lines = readFileSync(path.join(home, 'logs', 'narratoria.log'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 'info',
        scene: 3,
        msg: 'scene told',
        pid: process.pid,
        time: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      { level: 'warn', msg: 'careful' },
    ]);
  });

  it('hides secrets in fields at any depth', () => {
    const { log, lines } = collect();
    log.info(
      { apiKey: SECRET, config: { providers: [{ name: 'x', auth: { accessToken: SECRET } }] } },
      'settings',
    );
    log.error({ password: SECRET });
    expect(lines.join('')).not.toContain(SECRET);
    expect(lines.join('')).toContain('"name":"x"');
  });

  it('hides secrets in the details and causes of errors, and keeps the rest', () => {
    const { log, lines, last } = collect();
    const cause = Object.assign(new Error('refused'), { token: SECRET });
    const error = new NarratoriaError('internal_error', 'It failed.', {
      details: { api_key: SECRET, try: 2 },
      cause,
    });
    log.error({ err: error }, 'oh');
    expect(last().err).toMatchObject({
      type: 'NarratoriaError',
      code: 'internal_error',
      message: 'It failed.',
      details: { try: 2 },
      cause: { message: 'refused' },
      stack: expect.stringContaining('log.test'),
    });
    log.error(error);
    expect(last()).toMatchObject({ msg: 'It failed.', err: { code: 'internal_error' } });
    expect(lines.join('')).not.toContain(SECRET);
  });

  it('hides secrets in the fields of a child log', () => {
    const { log, lines, last } = collect();
    log.child({ token: SECRET, request: { apiKey: SECRET }, skill: 'dice' }).info('called');
    log.child({ a: 1 }).child({ password: SECRET }).info({ token: SECRET }, 'called');
    expect(lines.join('')).not.toContain(SECRET);
    expect(last()).toMatchObject({ a: 1, msg: 'called' });
  });

  it('hides secrets in values put into the message', () => {
    const { log, lines } = collect();
    log.info('settings are %o', { apiKey: SECRET });
    log.info({ a: 1 }, 'settings are %j', { apiKey: SECRET });
    expect(lines.join('')).not.toContain(SECRET);
  });

  it.each([
    ['a field that throws when read', throwing],
    ['a ring', ring],
    ['a big integer', { count: 10n }],
    ['a function and a symbol', { act: () => 1, sign: Symbol('s') }],
  ])('does not throw on %s', (_, fields) => {
    const { log, lines } = collect();
    expect(() => log.info(fields, 'odd')).not.toThrow();
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ msg: 'odd' });
  });

  it('writes nothing to the console', () => {
    const { stdout, stderr, status } = runWithLog(
      `const log = openLog(${JSON.stringify(home)});
       for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal']) log[level]({ a: 1 }, level);`,
    );
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
    expect(readFileSync(path.join(home, 'logs', 'narratoria.log'), 'utf8')).toContain('"msg":"fatal"');
  });

  it('is silent and does not throw when it cannot be written', () => {
    const { stdout, stderr, status } = runWithLog(
      `import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
       const log = openLog(${JSON.stringify(home)});
       rmSync(${JSON.stringify(path.join(home, 'logs'))}, { recursive: true, force: true });
       writeFileSync(${JSON.stringify(path.join(home, 'logs'))}, '');
       for (let i = 0; i < 100; i += 1) log.error(new Error('unseen'));`,
    );
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
  });

  it('can be made to say more or less', () => {
    const code = `createLog({ write: (line) => process.stdout.write(line) }).debug('details');`;
    expect(runWithLog(code).stdout).toBe('');
    expect(runWithLog(code, { NARRATORIA_LOG_LEVEL: 'debug' }).stdout).toContain('details');
  });

  it.each(['', 'loud', 'INFO'])('goes on with NARRATORIA_LOG_LEVEL=%j', (level) => {
    const { stdout, status } = runWithLog(
      `createLog({ write: (line) => process.stdout.write(line) }).info('still here');`,
      { NARRATORIA_LOG_LEVEL: level },
    );
    expect(stdout).toContain('still here');
    expect(status).toBe(0);
  });

  it('says what to do when its folder cannot be made', () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    expect(() => openLog(file)).toThrow(expect.objectContaining({ code: 'home_unwritable' }));
  });

  it('can be silent', () => {
    expect(() => silentLog().error(new Error('unseen'))).not.toThrow();
  });
});
