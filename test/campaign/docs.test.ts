import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCampaign } from '../../src/campaign/load.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { goodCampaign } from './gallery/good.ts';
import { campaignFolder } from './support/folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(ROOT, 'docs/campaign-format.md'), 'utf8');

/** The fenced blocks of the page in one language. */
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    (match) => match[1] ?? '',
  );

describe('docs/campaign-format.md', () => {
  it('has the fields and the problems as they are', () => {
    expect(page).toContain('| `personality.traits` |');
    expect(page).toContain('| `beats[].conditions.scene_count.min` |');
    expect(page).toContain('| `unknown_beat` | error, playable |');
  });

  it('shows rules and an ending that can be read as they stand', () => {
    const [rules = '', ending = ''] = blocks('markdown');
    const files = goodCampaign();
    files['world/rules.md'] = rules;
    files['plot/endings/dawn.md'] = ending.replace('beat_012', 'beat_002');
    const folder = campaignFolder(files);
    expect(validateCampaign(folder)).toEqual([]);
    const campaign = loadCampaign(folder);
    expect(campaign.rules?.rules.dice).toBe('1d20');
    expect(campaign.endings.find(({ id }) => id === 'ending:dawn')?.epilogue).toHaveLength(2);
  });

  it('names contracts that exist', () => {
    const named = [...page.matchAll(/contracts\/([a-z-]+\.schema\.json)/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(4);
    for (const file of named) expect(existsSync(path.join(ROOT, 'contracts', file)), file).toBe(true);
  });

  it('gives VS Code an expression that reads what the command prints', () => {
    const tasks = JSON.parse(blocks('json').at(-1) ?? '');
    const { regexp } = tasks.tasks[0].problemMatcher.pattern;
    const folder = campaignFolder({
      ...goodCampaign(),
      'manifest.json': '{ "title": "T", "version": "one" }',
    });
    const { stdout } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'dist/narratoria.mjs'), 'campaign', 'validate', '.'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    const [match] = stdout.split('\n').flatMap((line) => new RegExp(regexp).exec(line) ?? []);
    expect(stdout).toMatch(new RegExp(regexp, 'm'));
    expect(match).toMatch(/^manifest\.json:1:28: error: "version" must be three numbers/);
  });
});
