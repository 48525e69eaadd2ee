import { expect, it } from 'vitest';
import { HUB } from '../../src/models/catalogue.ts';
import { hubAddress } from '../../src/models/download/hub-mirror.ts';

const file = `${HUB}/some/model/resolve/main/model.gguf`;
const ask = (mirror: string) => hubAddress(file, { NARRATORIA_HUB: mirror });

it('asks the hub itself unless a mirror is named', () => {
  expect(hubAddress(file, {})).toBe(file);
  expect(ask('')).toBe(file);
});

it.each([
  'https://mirror.example',
  'https://mirror.example/hub/',
  'http://127.0.0.1:8080',
  'http://[::1]:80/x',
])('asks the mirror %s for the same path', (mirror) => {
  expect(ask(mirror)).toMatch(/^https?:.*[^/]\/some\/model\/resolve\/main\/model\.gguf$/);
  expect(new URL(ask(mirror)).host).toBe(new URL(mirror).host);
});

it('leaves addresses alone that are not the hub’s', () => {
  const other = 'https://elsewhere.example/model.gguf';
  expect(hubAddress(other, { NARRATORIA_HUB: 'https://mirror.example' })).toBe(other);
});

it.each(['http://mirror.example', 'ftp://127.0.0.1', 'file:///etc', 'mirror', 'https://mirror.example/?x='])(
  'refuses %s',
  (mirror) => {
    expect(() => ask(mirror)).toThrowError(/NARRATORIA_HUB/);
  },
);
