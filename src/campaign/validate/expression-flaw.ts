import { getOwn } from '../../base/json.ts';

/** Names the parser has for signs, as an author types them. */
const SIGNS: Readonly<Record<string, string>> = {
  RPAREN: '")"',
  RBRACKET: '"]"',
  RBRACE: '"}"',
  COLON: '":"',
  IDENTIFIER: 'a name',
};

/** What other languages write for the same. */
const MEANT: Readonly<Record<string, string>> = {
  '=': '==',
  '&': '&&',
  '|': '||',
  and: '&&',
  or: '||',
  not: '!',
};

const LONGEST = 40;

/** Why an expression cannot be read, in words that show the place in it. */
export function whyUnreadable(expression: string, error: unknown): string {
  const { start, end } = rangeOf(error) ?? { start: 0, end: 0 };
  const summary = error instanceof Error ? error.message : String(error);
  const before = oneLine(expression.slice(0, start));
  const here = oneLine(expression.slice(start, end));
  if (/^Unterminated string/.test(summary)) return `the text that begins with ${here} is never closed`;
  const after = before === '' ? 'at its beginning' : `after "${before}"`;
  if (here === '') {
    const sign = getOwn(SIGNS, /^Expected (\w+)/.exec(summary)?.[1] ?? '') ?? 'something';
    return expression.trim() === '' ? 'there is nothing in it' : `${sign} is missing ${after}`;
  }
  const meant = getOwn(MEANT, here.toLowerCase());
  return `"${here}" cannot stand ${after}${meant === undefined ? '' : `; write "${meant}"`}`;
}

function rangeOf(error: unknown): { start: number; end: number } | undefined {
  return error instanceof Error && 'range' in error
    ? (error.range as { start: number; end: number } | undefined)
    : undefined;
}

/** The end of a piece of an expression, short enough for a message. */
function oneLine(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > LONGEST ? `…${plain.slice(-LONGEST)}` : plain;
}
