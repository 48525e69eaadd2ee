import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycles, findViolations, LAYERS, type Sources } from './support/layer-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

function readSources(...patterns: string[]): Sources {
  const files = globSync(patterns, { cwd: ROOT }).map((file) => file.split(path.sep).join('/'));
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

describe('the sources', () => {
  const sources = readSources('src/**/*.ts', 'skills/*/src/**/*.ts');

  it('are found', () => {
    expect(sources.has('src/skills/protocol/decoder.ts')).toBe(true);
    expect(findViolations(new Map([['src/base/a.ts', `import '../plan/executor.ts';`]]))).toHaveLength(1);
  });

  it('import only downward', () => {
    expect(findViolations(sources).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(
      [],
    );
  });

  it('do not import each other in a circle', () => {
    expect(findCycles(sources).map((cycle) => cycle.join(' → '))).toEqual([]);
  });
});

/** The complaints about one made-up file. */
function complaints(file: string, ...imports: string[]): string[] {
  const source = imports.map((specifier) => `import '${specifier}';`).join('\n');
  return findViolations(new Map([[file, source]])).map(({ message }) => message);
}

describe('the check', () => {
  it('lets every layer import itself and all below it', () => {
    for (const [index, layer] of LAYERS.entries()) {
      const allowed = LAYERS.slice(0, index + 1).map((lower) => `../${lower}/a.ts`);
      expect(complaints(`src/${layer}/b.ts`, ...allowed, './c.ts', './deep/d.ts', 'node:fs', 'ajv')).toEqual(
        [],
      );
    }
  });

  it('refuses every import upward', () => {
    for (const [index, layer] of LAYERS.entries()) {
      const forbidden = LAYERS.slice(index + 1).map((higher) => `../${higher}/a.ts`);
      expect(complaints(`src/${layer}/b.ts`, ...forbidden)).toHaveLength(forbidden.length);
    }
  });

  it('names the file, the line and the two layers', () => {
    const source = `import fs from 'node:fs';\n\nexport type { Plan } from '../../plan/prepare.ts';\n`;
    expect(findViolations(new Map([['src/skills/process/a.ts', source]]))).toEqual([
      {
        file: 'src/skills/process/a.ts',
        line: 3,
        message: 'imports src/plan/prepare.ts: skills is below plan',
      },
    ]);
  });

  it.each([
    `import type { A } from '../cli/a.ts';`,
    `export * from '../cli/a.ts';`,
    `const a = await import('../cli/a.ts');`,
    `let a: import('../cli/a.ts').A;`,
    `const a = require('../cli/a.ts');`,
  ])('refuses it in any form: %s', (source) => {
    expect(findViolations(new Map([['src/base/b.ts', source]]))).toHaveLength(1);
  });

  it.each([
    ['tests', '../../test/support/skills.ts'],
    ['scripts', '../../scripts/build.ts'],
    ['benchmarks', '../../proof/bench/main.ts'],
    ['skills', '../../skills/dice-roller/src/roll.ts'],
    ['the page', '../../web/main.ts'],
    ['package.json', '../../package.json'],
    ['other places on the disk', '../../../elsewhere/a.ts'],
    ['absolute paths', '/etc/passwd'],
    ['addresses', 'https://example.org/a.js'],
    ['a folder that is no layer', '../util/a.ts'],
  ])('refuses that src imports %s', (_, specifier) => {
    expect(complaints('src/cli/a.ts', specifier)).toHaveLength(1);
  });

  it('refuses a folder of src that is no layer', () => {
    expect(complaints('src/util/a.ts', '../base/json.ts')).toEqual(['is in src/util, which is no layer']);
  });

  it('lets the SDK import only base and contracts', () => {
    expect(
      complaints('src/sdk/index.ts', './emit.ts', '../base/json.ts', '../contracts/event.ts', 'node:fs'),
    ).toEqual([]);
    expect(complaints('src/sdk/index.ts', '../skills/protocol/limits.ts', '../cli/main.ts')).toHaveLength(2);
  });

  it('lets a skill import only itself, the SDK, contracts, base and node', () => {
    const file = 'skills/dice-roller/src/roll.ts';
    const src = '../../../src';
    expect(
      complaints(
        file,
        './faces.ts',
        `${src}/sdk/index.ts`,
        `${src}/contracts/event.ts`,
        `${src}/base/json.ts`,
        'node:fs',
      ),
    ).toEqual([]);
    expect(complaints(file, `${src}/plan/executor.ts`, '../../other/src/a.ts', 'ajv', 'fs')).toHaveLength(4);
  });
});

describe('the check for circles', () => {
  const files = (...entries: [string, ...string[]][]): Sources =>
    new Map(
      entries.map(([file, ...imports]) => [file, imports.map((name) => `import './${name}';`).join('\n')]),
    );

  it('finds none in a diamond', () => {
    expect(findCycles(files(['a.ts', 'b.ts', 'c.ts'], ['b.ts', 'd.ts'], ['c.ts', 'd.ts'], ['d.ts']))).toEqual(
      [],
    );
  });

  it('finds one with its path', () => {
    expect(findCycles(files(['x.ts', 'a.ts'], ['a.ts', 'b.ts'], ['b.ts', 'c.ts'], ['c.ts', 'a.ts']))).toEqual(
      [['a.ts', 'b.ts', 'c.ts', 'a.ts']],
    );
  });

  it('finds a file that imports itself, and types too', () => {
    expect(findCycles(files(['a.ts', 'a.ts']))).toEqual([['a.ts', 'a.ts']]);
    const sources = new Map([
      ['a.ts', `import type { B } from './b.ts';`],
      ['b.ts', `import type { A } from './a.ts';`],
    ]);
    expect(findCycles(sources)).toHaveLength(1);
  });
});
