import { describe, expect, it } from 'vitest';
import { findImports } from './support/imports.ts';

const specifiers = (source: string) => findImports(source).map(({ specifier }) => specifier);

describe('the import scanner finds', () => {
  it.each([
    [`import a from './a.ts';`],
    [`import { a } from './a.ts'`],
    [`import { a, type B as C } from "./a.ts";`],
    [`import * as a from './a.ts';`],
    [`import a, { b } from './a.ts';`],
    [`import a, * as b from './a.ts';`],
    [`import type { A } from './a.ts';`],
    [`import type A from './a.ts';`],
    [`import {\n  a,\n  // and\n  b,\n} from './a.ts';`],
    [`import './a.ts';`],
    [`import data from './a.ts' with { type: 'json' };`],
    [`import { from } from './a.ts';`],
    [`import from from './a.ts';`],
    [`import { 'odd name' as odd } from './a.ts';`],
    [`export { a } from './a.ts';`],
    [`export { a as 'odd name' } from './a.ts';`],
    [`export type { A } from './a.ts';`],
    [`export * from './a.ts';`],
    [`export * as a from './a.ts';`],
    [`const a = await import('./a.ts');`],
    ['const a = await import(`./a.ts`);'],
    [`let entries: import('./a.ts').Entry[];`],
    [`type A = typeof import('./a.ts');`],
    [`const a = require('./a.ts') as string;`],
    [`const a = import.meta.resolve('./a.ts');`],
    [`const text = \`\${await import("./a.ts")}\`;`],
    [`const text = \`a \${{ b: \`}\${1}\` }} \${import("./a.ts")} c\`;`],
    [`const half = 4 / 2; import('./a.ts'); const more = 1 / 3;`],
    [`if (/['"\`]/.test(x)) import('./a.ts');`],
    [`const quote = /[/"]/; import('./a.ts'); const other = '"';`],
    [`return /'/ && import('./a.ts')`],
    [`/* import './b.ts' */ import './a.ts'; // import './c.ts'`],
    [`#!/usr/bin/env node\nimport './a.ts';`],
    [`const größe = 'it\\'s'; import './a.ts'`],
  ])('%s', (source) => {
    expect(specifiers(source)).toEqual(['./a.ts']);
  });
});

describe('the import scanner does not take for an import', () => {
  it.each([
    [`// import './a.ts'`],
    [`/* import './a.ts' */`],
    [`const text = "import './a.ts'";`],
    [`const text = \`import './a.ts' \${x} import './b.ts'\`;`],
    [`const pattern = /import '.\\/a.ts'/;`],
    [`loader.import('./a.ts');`],
    [`const { url } = import.meta;`],
    [`export const from = './a.ts';`],
    [`export default function from() { return './a.ts'; }`],
    [`export { a }; const b = { from: './a.ts' };`],
    [`export type A = { from: './a.ts' };`],
    [`Buffer.from('./a.ts'); Array.from('./b.ts');`],
    [`import(name);`],
  ])('%s', (source) => {
    expect(specifiers(source)).toEqual([]);
  });
});

it('the import scanner tells the line', () => {
  const source = `/*\n two\n*/\nimport a from './a.ts';\nconst t = \`\n\n\`;\nexport {\n  b,\n} from './b.ts';\n`;
  expect(findImports(source)).toEqual([
    { specifier: './a.ts', line: 4 },
    { specifier: './b.ts', line: 10 },
  ]);
});
