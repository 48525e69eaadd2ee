import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';

const WEB = path.resolve(import.meta.dirname, '../../web');

type Node = { type: string; [key: string]: unknown };

/** Attributes whose text a person reads or hears. */
const SPOKEN =
  /^(?:title|label|alt|placeholder|text|action|refusal|what|why|helperText|primary|secondary|aria-(?:label|description|valuetext|roledescription))$/;
const SAYS = /\p{L}{2}/u;

/** Text for people that stands in a component: JSX text, spoken attributes, and sentences in strings. */
function textIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || typeof (value as Node).type !== 'string') return;
    const node = value as Node;
    if (/^(?:Import|Export(?:All|Named))Declaration$/.test(node.type) && node['source'] != null) return;
    if (node.type === 'JSXText' && SAYS.test(String(node['value']))) found.push(String(node['value']).trim());
    if (node.type === 'JSXAttribute') {
      const name = (node['name'] as Node)['name'];
      if (typeof name === 'string' && SPOKEN.test(name)) found.push(...literalsIn(node['value']));
    }
    if (isConsoleCall(node)) return;
    if (node.type === 'Literal' && isSentence(String(node['value']))) found.push(String(node['value']));
    if (node.type === 'TemplateElement') {
      const text = (node['value'] as { raw: string }).raw;
      if (isSentence(text)) found.push(text.trim());
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return [...new Set(found)];
}

/** What an attribute says when it is no name of something else. */
function literalsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (node.type === 'Literal') return SAYS.test(String(node['value'])) ? [String(node['value'])] : [];
  if (node.type === 'JSXExpressionContainer') return literalsIn(node['expression']);
  if (node.type === 'ConditionalExpression') {
    return [...literalsIn(node['consequent']), ...literalsIn(node['alternate'])];
  }
  return [];
}

/** A capital letter and then a small one at the start, or at least three words with spaces between them. */
function isSentence(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?: \p{L}+)+/u.test(text) || /^\p{Lu}?\p{Ll}+,?(?: \p{Ll}{2,}){2,}[.…?!]?$/u.test(text)
  );
}

/** What only a developer reads stays where it is said. */
function isConsoleCall(node: Node): boolean {
  const callee = node['callee'] as Node | undefined;
  if (node.type === 'NewExpression') return /Error$/.test(String(callee?.['name']));
  const object = callee?.['object'] as Node | undefined;
  return node.type === 'CallExpression' && object?.['name'] === 'console';
}

describe('the words of the page', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).map((file) => file.split(path.sep).join('/'));

  it('are all in web/words', () => {
    const elsewhere = files
      .filter((file) => !/^(?:words|shims|theme)\//.test(file))
      .flatMap((file) =>
        textIn(file, readFileSync(path.join(WEB, file), 'utf8')).map((text) => `web/${file}: ${text}`),
      );
    expect(elsewhere).toEqual([]);
  });

  it('would be found in a component', () => {
    const found = (source: string) => textIn('some.tsx', source);
    expect(found('const a = <p>Go on</p>;')).toEqual(['Go on']);
    expect(found('const a = <Icon title="Close" />;')).toEqual(['Close']);
    expect(found("const a = <Icon aria-label={isOn ? 'On' : 'Off'} />;")).toEqual(['On', 'Off']);
    expect(found("say('The story is gone.');")).toEqual(['The story is gone.']);
    expect(found('say(`Branch from scene $' + '{scene}.`);')).toEqual(['Branch from scene']);
    expect(found('const a = <Icon className="large" id="plan-arrow" />;')).toEqual([]);
    expect(found("console.info('The stream broke.');")).toEqual([]);
  });
});
