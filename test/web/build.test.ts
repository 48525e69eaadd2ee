import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundlePage } from '../../scripts/build-page.ts';

/** How JSON pointers and odds are written, what is signed, who runs models: both sides must agree on it, and it needs nothing else. */
const SHARED = [
  'src/contracts/pointer.ts',
  'src/contracts/providers.ts',
  'src/contracts/odds-words.ts',
  'src/contracts/api/proof.ts',
];
const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the page that is built', () => {
  let page: Awaited<ReturnType<typeof bundlePage>>;
  const textOf = (name: string): string => {
    const found = page.files.find(({ file }) => file === `dist/web/${name}`);
    return Buffer.from(found?.contents ?? '').toString();
  };
  beforeAll(async () => {
    page = await bundlePage();
  });

  it('starts with less than 400 kB of script', () => {
    expect(page.startBytes).toBeGreaterThan(50_000);
    expect(page.startBytes).toBeLessThan(400_000);
  });

  it('brings nothing of the server to the browser', () => {
    expect(
      page.sources.filter((file) => !/^(web|node_modules)\//.test(file) && !SHARED.includes(file)),
    ).toEqual([]);
  });

  it('keeps the forms of the settings out of the start', () => {
    expect(page.startSources.filter((file) => /@rjsf|\/ajv\//.test(file))).toEqual([]);
  });

  it('has no script in its text, so that a strict policy can be set', () => {
    const index = textOf('index.html');
    expect(index).toMatch(/<script type="module" src="\/assets\/main-\w+\.js"><\/script>/);
    expect(index).not.toMatch(/<script(?![^>]* src=)|\son\w+=|<style/);
    expect(index).not.toContain('<!-- start -->');
  });

  it('names only files that are there', () => {
    const files = new Set(page.files.map(({ file }) => file.slice('dist/web'.length)));
    const named = [...textOf('index.html').matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    const kept = [...textOf('sw.js').matchAll(/"(\/[\w./-]+)"/g)].map(([, address]) => address);
    expect(named.length).toBeGreaterThan(3);
    expect(kept.length).toBeGreaterThan(3);
    const inside = [...named, ...kept].filter(
      (address) => !['/api/', '/media/', '/assets/'].includes(address ?? ''),
    );
    expect(inside.filter((address) => !files.has(address ?? ''))).toEqual([]);
  });

  it('keeps every script with the service worker, so that an open page loads none from a program that took its port', () => {
    const scripts = page.files
      .map(({ file }) => file.slice('dist/web'.length))
      .filter((file) => file.startsWith('/assets/') && file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((file) => !textOf('sw.js').includes(`"${file}"`))).toEqual([]);
  });
});

describe('the sources of the page', () => {
  it('take nothing from src/ but the API, the pointers, the odds and the names of providers', () => {
    const wrong = globSync('web/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) =>
          /(?:from|import\(|import) ?'(?:\.\.\/)+(?:src|skills|test|scripts|bin)\//.test(line),
        )
        .filter(
          (line) => !/'(?:\.\.\/)+src\/contracts\/(?:api\/|(?:pointer|providers|odds-words)\.ts')/.test(line),
        )
        .map((line) => `${file}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });
});
