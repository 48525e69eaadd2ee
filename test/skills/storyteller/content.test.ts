import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lintContent } from '../../../scripts/content/lint.ts';
import { packageRoot } from '../../../src/base/package-root.ts';

it('the lines that are shipped are in order', () => {
  expect(lintContent(path.join(packageRoot(), 'content', 'en'))).toEqual([]);
});

it.each([
  ['a slot that nothing plays', 'talk (who):\n  - You go to {whom}.\n', /nothing plays “whom”/],
  ['tags that cannot hold at once', 'talk (who):\n  - { text: "Yes.", when: "warm cold" }\n', /cannot hold/],
  ['a tag that does not exist', 'talk (who):\n  - { text: "Yes.", when: jolly }\n', /no tag “jolly”/],
  ['hands without the tag', 'talk (who):\n  - You raise a hand to {who}.\n', /does not need `hands`/],
  ['a word that is never used', 'talk (who):\n  - The next scene begins.\n', /never used/],
  ['a line that is too long', `talk (who):\n  - ${'and so on '.repeat(20)}.\n`, /too long/],
  ['a choice that is too long', `choose.talk (who):\n  - ${'Go on '.repeat(7)}\n`, /too long/],
  [
    'openings that are alike',
    'talk:\n  - You go on one.\n  - You go on two.\n  - You go on three.\n',
    /begin with/,
  ],
  ['a group in two files', null, /is also in/],
])('%s is found', (_, lines, message) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  try {
    fs.writeFileSync(path.join(folder, 'one.yaml'), lines ?? 'talk:\n  - Yes.\n');
    if (lines === null) fs.writeFileSync(path.join(folder, 'two.yaml'), 'talk:\n  - No.\n');
    expect(lintContent(folder).map((finding) => finding.message)).toContainEqual(
      expect.stringMatching(message),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
