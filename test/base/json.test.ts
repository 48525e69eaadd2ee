import { describe, expect, it } from 'vitest';
import { getOwn, isJsonObject, type JsonObject, setOwn } from '../../src/base/json.ts';

describe('JSON objects', () => {
  it.each([[{}], [{ a: 1 }], [Object.create(null)]])('%j is one', (value) => {
    expect(isJsonObject(value)).toBe(true);
  });

  it.each([[null], [[]], ['text'], [7], [true], [undefined]])('%j is none', (value) => {
    expect(isJsonObject(value)).toBe(false);
  });

  it('have __proto__ as a key like any other', () => {
    const target: JsonObject = {};
    setOwn(target, '__proto__', { polluted: true });
    setOwn(target, '__proto__', { again: true });
    setOwn(target, 'plain', 1);
    expect(JSON.stringify(target)).toBe('{"__proto__":{"again":true},"plain":1}');
    expect(Object.getPrototypeOf(target)).toBe(Object.prototype);
    expect(getOwn(target, '__proto__')).toEqual({ again: true });
  });

  it.each(['__proto__', 'constructor', 'toString'])('do not have %s of themselves', (key) => {
    expect(getOwn({}, key)).toBeUndefined();
  });
});
