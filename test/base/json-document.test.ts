import { describe, expect, it } from 'vitest';
import { locate, parseJsonDocument } from '../../src/base/json-document.ts';

const TEXT = `{
  "name": "dice",
  "scripts": [
    { "name": "roll",
      "path": "roll.mjs" },
    { "name": "odd/even~" , "a/b": 1, "m~n": 2 }
  ]
}`;

describe('a JSON document', () => {
  it('has its value', () => {
    expect(parseJsonDocument('{"a":[1,null]}')).toMatchObject({ value: { a: [1, null] }, error: null });
    expect(parseJsonDocument('null')).toMatchObject({ value: null, error: null });
  });

  it('may begin with a byte order mark', () => {
    expect(parseJsonDocument('\uFEFF{}')).toMatchObject({ value: {}, error: null });
  });

  it.each([
    ['', 1, 1],
    ['{"a":1,}', 1, 8],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\n  // no\n}', 2, 3],
    ["{'a': 1}", 1, 2],
    ['{"a": tru}', 1, 7],
    ['{}\n{}', 2, 1],
  ])('that is not JSON is told with its place: %j', (text, line, column) => {
    const { value, error } = parseJsonDocument(text);
    expect(value).toBeUndefined();
    expect(error).toMatchObject({ line, column });
    expect(error?.message).toMatch(/^This is not valid JSON.*\.$/);
  });

  it('nested beyond reason does not overflow', () => {
    const text = '['.repeat(100_000);
    expect(parseJsonDocument(text).error).toMatchObject({
      message: expect.stringContaining('not valid JSON'),
    });
    const valid = parseJsonDocument(text + ']'.repeat(100_000));
    expect(() => locate(valid, '/0/0')).not.toThrow();
  });

  it.each([
    ['', 1, 1],
    ['/name', 2, 11],
    ['/scripts/0', 4, 5],
    ['/scripts/0/path', 5, 15],
    ['/scripts/1/a~1b', 6, 36],
    ['/scripts/1/m~0n', 6, 46],
  ])('knows where %j is', (pointer, line, column) => {
    expect(locate(parseJsonDocument(TEXT), pointer)).toEqual({ line, column });
  });

  it.each([
    ['/missing', 1, 1],
    ['/scripts/9', 3, 14],
    ['/scripts/0/timeout', 4, 5],
    ['/scripts/0/path/deeper', 5, 15],
  ])('names the nearest thing around %j, which is missing', (pointer, line, column) => {
    expect(locate(parseJsonDocument(TEXT), pointer)).toEqual({ line, column });
  });

  it('counts lines that end in CRLF once', () => {
    expect(locate(parseJsonDocument('{\r\n  "a": 1\r\n}'), '/a')).toEqual({ line: 2, column: 8 });
  });
});
