import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codesIn, isThere, PAGES, proseOf, ROOT } from './support/pages.ts';

/** Folders whose files are named in the documents; what is in a home or in a campaign is named otherwise. */
const OURS =
  /^(?:art-sources|bin|campaigns|contracts|docs|proof|scripts|skills|src|test|web)\/[\w./-]*$|^[\w-]+\.(?:md|json|ts)$/;
/** Written by a long run, `npm run criteria -- --write`; it may not have been made yet. */
const WRITTEN_BY_A_RUN = ['docs/criteria.md'];
/** Built, or files of a skill or a campaign that the page speaks about. */
const NOT_OURS =
  /^skills\/(?!(?:character-portraits|dice-roller|memory|npc-perception|player-choices|reputation|storyteller)\/)|^scripts\/(?!.*\.ts$)|\/scripts\/.*\.mjs$/;

describe.each([...PAGES.keys()])('%s', (page) => {
  const links = [
    ...proseOf(page)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = '']) => target);

  it('links to files and headings that are there', () => {
    const broken = links
      .filter((target) => !/^https?:/.test(target))
      .filter((target) => !leadsSomewhere(page, target));
    expect(broken).toEqual([]);
  });

  it('names files of the repository that are there', () => {
    const named = codesIn(page).filter(
      (code) => OURS.test(code) && code.includes('/') && !NOT_OURS.test(code),
    );
    const missing = named.filter((file) => !isThere(file) && !isThere(path.join(path.dirname(page), file)));
    expect(missing.filter((file) => !WRITTEN_BY_A_RUN.includes(file))).toEqual([]);
  });
});

describe('the README', () => {
  it('leads to every page', () => {
    const text = PAGES.get('README.md') ?? '';
    expect(globSync('docs/*.md', { cwd: ROOT }).filter((page) => !text.includes(`](${page})`))).toEqual([]);
  });

  it('shows a picture that is there', () => {
    expect(PAGES.get('README.md')).toMatch(/!\[[^\]]+\]\(docs\/screenshots\//);
  });
});

describe('the decisions', () => {
  it('are all in their list', () => {
    const list = PAGES.get('docs/decisions/README.md') ?? '';
    const files = globSync('docs/decisions/0*.md', { cwd: ROOT }).map((file) => path.basename(file));
    expect(files.filter((file) => !list.includes(`](${file})`))).toEqual([]);
  });
});

function leadsSomewhere(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const to = file === '' ? page : path.join(path.dirname(page), file);
  if (!isThere(to)) return false;
  return anchor === undefined || !to.endsWith('.md') || anchorsOf(to).includes(anchor);
}

/** The anchors that a page's headings get. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/&[a-z]+;/g, '')
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
