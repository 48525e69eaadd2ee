import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/specs.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| [ATPD]/.test(line));

describe('the page of requirements', () => {
  it('names only files that there are', () => {
    const files = [...page.matchAll(/`((?:src|skills|test|web|content|proof)\/[^`]+)`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('names for each requirement where it lives and which test holds it', () => {
    const full = rows.filter((row) => row.split('|').length === 7);
    expect(full.length).toBeGreaterThan(55);
    for (const row of full) {
      const [, , , lives = '', held = ''] = row.split('|');
      expect(lives, row).toMatch(/`(?:src|skills|web)\//);
      expect(held, row).toMatch(/`test\/[^`]+\.test\.ts`/);
    }
  });
});
