import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../src/base/errors.ts';
import { ensureFolder, homeFolder } from '../../src/base/home.ts';

describe('the home folder', () => {
  it('is the one NARRATORIA_HOME names', () => {
    expect(homeFolder({ NARRATORIA_HOME: '/somewhere/else' })).toBe(path.resolve('/somewhere/else'));
  });

  it('is absolute even when NARRATORIA_HOME is not', () => {
    expect(homeFolder({ NARRATORIA_HOME: 'here' })).toBe(path.resolve('here'));
  });

  it.each([{}, { NARRATORIA_HOME: '' }])("is the platform's data folder with %j", (env) => {
    const folder = homeFolder(env);
    expect(path.isAbsolute(folder)).toBe(true);
    expect(folder.toLowerCase()).toContain('narratoria');
    expect(folder).not.toBe(process.cwd());
  });

  it('is read from the environment of the process by default', () => {
    const before = process.env['NARRATORIA_HOME'];
    process.env['NARRATORIA_HOME'] = '/from/the/environment';
    try {
      expect(homeFolder()).toBe(path.resolve('/from/the/environment'));
    } finally {
      if (before === undefined) delete process.env['NARRATORIA_HOME'];
      else process.env['NARRATORIA_HOME'] = before;
    }
  });
});

describe('ensureFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'narratoria-home-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes a folder with all above it, and is content when it is there', () => {
    const wanted = path.join(folder, 'a', 'b');
    expect(ensureFolder(wanted)).toBe(wanted);
    expect(ensureFolder(wanted)).toBe(wanted);
    expect(statSync(wanted).isDirectory()).toBe(true);
  });

  it('says what to do when it cannot', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const attempt = () => ensureFolder(path.join(file, 'logs'));
    expect(attempt).toThrow(NarratoriaError);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: 'home_unwritable',
        hint: expect.stringContaining('NARRATORIA_HOME'),
        cause: expect.objectContaining({ code: 'ENOTDIR' }),
      }),
    );
  });
});
