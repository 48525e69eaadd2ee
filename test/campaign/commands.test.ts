import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AssetMetadataSchema } from '../../src/contracts/asset-metadata.ts';
import { validator } from '../../src/contracts/validate.ts';
import { cli } from '../support/cli.ts';
import { emit, shell, writeSkills } from '../support/skills.ts';
import { goodCampaign } from './gallery/good.ts';
import { campaignFolder } from './support/folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), 'narratoria-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const narratoria = (...args: string[]) => cli(args, { home, cwd: ROOT });

const changed = (change: (files: ReturnType<typeof goodCampaign>) => void): string => {
  const files = goodCampaign();
  change(files);
  return campaignFolder(files);
};

const withError = () =>
  changed((files) => {
    files['manifest.json'] = '{ "titel": "T", "version": "1.0" }';
    files['lore/the-wreck.md'] = '';
  });
const withWarning = () =>
  changed((files) => {
    delete files['music/storm.ogg'];
  });

describe('campaign validate', () => {
  it('reads a folder without a manifest as it is played, and says what is missing', async () => {
    const { exitCode, stdout } = await narratoria(
      ...[
        'campaign',
        'validate',
        campaignFolder({
          'intro.md': 'You arrive at the mill.\n',
          'places/mill.md': '# The Mill\n\nA wheel. A door leads to [the Yard](yard.md).\n',
          'places/yard.md': '# The Yard\n\nStraw. Back to [the Mill](mill.md).\n',
          'house_rules.md': 'Roll 1d20; 15 or more succeeds, 8 to 14 succeeds at a cost, 7 or less fails.\n',
        }),
      ],
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('warning: There is no manifest.json in this folder.');
    expect(stdout).toContain('It can be played.');
    expect(stdout).toContain('1d20: up to 7 failure');
    expect(stdout).toContain('places/mill.md:1: read: places/mill.md');
  });

  it('says nothing is wrong when nothing is, by folder and by name', async () => {
    expect(await narratoria('campaign', 'validate', campaignFolder(goodCampaign()))).toEqual({
      exitCode: 0,
      stdout: [
        'No problems found.',
        '',
        'How it was read:',
        '',
        'world/constraints.md:1: read: No magic.',
        '    not in this world: magic, magical, magically, magician, wizard, wizardry …',
        'world/constraints.md:2: read: Nobody dies.',
        '    nobody does this: fight',
        'characters/player/template.json:1: read: There is no magic.',
        '    not in this world: magic, magical, magically, magician, wizard, wizardry …',
        'plot/beats.json:37: read: odile: present',
        '    Odile Marsh is where the player is',
        'plot/endings/dark.md:1: not read: Dark',
        '    no decision leads to it; it is offered by its title when its conditions hold',
        'plot/endings/dawn.md:1: not read: The lamp is lit',
        '    no decision leads to it; it is offered by its title when its conditions hold',
        'plot/scenes/lamp.ink:2: note: the clock',
        '    held: hours pass only where a scene says `pass(…)`. `"clock": "running"` in characters/player/template.json lets them pass by themselves',
        '',
      ].join('\n'),
      stderr: '',
    });
    expect(
      JSON.parse((await narratoria('campaign', 'validate', 'low-water', '--json')).stdout),
    ).toMatchObject({
      valid: true,
      problems: [],
    });
  });

  it('tells all at once, grouped by file, each with what to do', async () => {
    const { exitCode, stdout } = await narratoria('campaign', 'validate', withError());
    expect(exitCode).toBe(1);
    expect(stdout).toBe(
      [
        'lore/the-wreck.md:1:1: warning: This file is empty.',
        '    Write something in it, or delete it. Until then the story does without it.',
        '',
        'manifest.json:1:3: error: "titel" is not a known field; did you mean "title"?',
        '    contracts/manifest.schema.json says what may stand here.',
        'manifest.json:1:28: warning: This version is read as "1.0.0".',
        '    Write three numbers with dots between them, such as "1.0.0".',
        '',
        '1 error, 2 warnings. It cannot be played until the errors are fixed.',
        '',
      ].join('\n'),
    );
  });

  it('goes by what skills bring, when they are named', async () => {
    const folder = changed((files) => {
      files['plot/scenes/rain.ink'] = [
        '=== wet',
        '# with: Odo Larch',
        '{ flag("weather_sky") == "rain": Odo Larch is wet. }',
        '* [Laugh] -> DONE',
      ].join('\n');
    });
    const skills = mkdtempSync(path.join(home, 'skills-'));
    const effects = [{ kind: 'person', name: 'Odo Larch', about: 'a tinker' }];
    writeSkills(skills, {
      tinker: {
        scripts: {
          'come.sh': shell(
            emit({ type: 'state_patch', patch: { weather: { sky: 'rain' }, effects } }),
            emit({ type: 'done', ok: true }),
          ),
        },
      },
    });
    const problems = async (...more: string[]) =>
      JSON.parse((await narratoria('campaign', 'validate', folder, '--json', ...more)).stdout).problems;
    const codes = (await problems()).map(({ code }: { code: string }) => code);
    expect(codes.sort()).toEqual(['nothing_sets', 'unknown_person']);
    expect(await problems('--skills', skills)).toEqual([]);
  });

  it('prints one object for editors, and ends with 1 only for errors', async () => {
    const { exitCode, stdout } = await narratoria('campaign', 'validate', withWarning(), '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      valid: true,
      readings: expect.arrayContaining([
        expect.objectContaining({ about: 'constraint', text: 'No magic.', line: 1, isRead: true }),
      ]),
      problems: [
        {
          severity: 'warning',
          file: 'plot/beats.json',
          line: 24,
          column: 16,
          code: 'missing_asset',
          message: 'There is no file "music/storm.ogg".',
          hint: 'Add the file, or remove the reference.',
        },
      ],
    });
    expect((await narratoria('campaign', 'validate', withError(), '--json')).exitCode).toBe(1);
  });

  it('has a clear word for no folder, a file, and a wrong call', async () => {
    const missing = await narratoria('campaign', 'validate', '/nowhere/at/all', '--json');
    expect(missing.exitCode).toBe(1);
    expect(JSON.parse(missing.stdout).problems).toMatchObject([{ file: '.', code: 'no_folder' }]);
    const file = path.join(campaignFolder({ 'a.txt': 'x' }), 'a.txt');
    expect((await narratoria('campaign', 'validate', file)).stdout).toContain(
      'is a file, not a campaign folder.',
    );
    expect((await narratoria('campaign', 'validate', 'low-watr')).stdout).toContain('low-water');
    expect((await narratoria('campaign', 'validate')).exitCode).toBe(2);
  });

  it('shows a name that would steer the terminal letter by letter', async () => {
    const folder = campaignFolder(goodCampaign());
    writeFileSync(path.join(folder, 'lore/\u001b[2J\nx.md'), 'Words.');
    const { stdout } = await narratoria('campaign', 'validate', folder);
    expect(stdout).toContain('lore/\\u001b[2J\\u000ax.md:1:1: error: ');
    expect(stdout).not.toContain('\u001b');
  });

  it('reads thousands of files, and says when they are too many', async () => {
    const folder = campaignFolder({ 'manifest.json': '{ "title": "Many", "version": "1.0.0" }' });
    mkdirSync(path.join(folder, 'lore'));
    for (let index = 0; index < 3000; index += 1) {
      writeFileSync(path.join(folder, `lore/tale-${index}.md`), `# Tale ${index}\n\nIt is told.\n`);
    }
    expect((await narratoria('campaign', 'validate', folder)).stdout).toBe('No problems found.\n');
    mkdirSync(path.join(folder, 'art'));
    for (let index = 0; index < 7100; index += 1) writeFileSync(path.join(folder, `art/${index}`), '');
    const { exitCode, stdout } = await narratoria('campaign', 'validate', folder, '--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout).problems).toMatchObject([{ file: '.', code: 'too_many_files' }]);
  });

  it('says which file and which folder may not be read', async () => {
    const folder = campaignFolder(goodCampaign());
    chmodSync(folder, 0o755);
    chmodSync(path.join(folder, 'lore/the-wreck.md'), 0);
    chmodSync(path.join(folder, 'music'), 0);
    // The rights of files mean nothing to root, so root asks as nobody, once all of the program is loaded: nobody may not
    // be able to read that.
    const asNobody =
      process.getuid?.() === 0
        ? `validateCampaign(${JSON.stringify(folder)}); process.setgid(65534); process.setuid(65534);`
        : '';
    const program = `import(${JSON.stringify(path.join(ROOT, 'src/campaign/validate/index.ts'))}).then(({ validateCampaign }) => {
      ${asNobody}
      console.log(JSON.stringify(validateCampaign(${JSON.stringify(folder)})));
    })`;
    const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    chmodSync(path.join(folder, 'music'), 0o755);
    expect(JSON.parse(stdout)).toMatchObject([
      { file: 'lore/the-wreck.md', code: 'unreadable', message: 'This file cannot be read (EACCES).' },
      { file: 'music', code: 'unreadable', message: 'This folder cannot be read (EACCES).' },
    ]);
  });
});

describe('playing what is not in order', () => {
  it('goes on with warnings', async () => {
    expect((await narratoria('play', withWarning(), '--auto', '1', '--json')).exitCode).toBe(0);
  });

  it('stops at the first error with one sentence, and says how to see the rest', async () => {
    const folder = withError();
    const { exitCode, stderr } = await narratoria('play', folder, '--auto', '1');
    expect(exitCode).toBe(1);
    expect(stderr).toBe(
      `narratoria: manifest.json:1:3: "titel" is not a known field; did you mean "title"? [invalid_campaign]\nRun \`narratoria campaign validate ${folder}\` to see how to put it right.\n`,
    );
  });

  it('tells the player when a part of the plot is lost, and plays the rest', async () => {
    const folder = changed((files) => {
      files['plot/endings/dawn.md'] = '---\nconditions:\n  requires_beat: beat_099\n---\n\nThe end.\n';
    });
    const { exitCode, stdout } = await narratoria('play', folder, '--auto', '0', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).notices[0]).toMatch(
      /^plot\/endings\/dawn\.md:3:18: There is no beat "beat_099".*validate/,
    );
  });
});

describe('campaign list', () => {
  it('has the shipped and the own ones, and marks broken ones with the reason', async () => {
    mkdirSync(path.join(home, 'campaigns/_drafts'), { recursive: true });
    cpSync(withError(), path.join(home, 'campaigns/torn'), { recursive: true });
    cpSync(campaignFolder(goodCampaign()), path.join(home, 'campaigns/keeper'), { recursive: true });
    mkdirSync(path.join(home, 'campaigns/hollow'));
    const { campaigns } = JSON.parse((await narratoria('campaign', 'list', '--json')).stdout);
    const rows = campaigns.map((entry: Record<string, unknown>) => [
      entry['name'],
      entry['title'],
      entry['origin'],
      (entry['broken'] as { code: string } | null)?.code ?? null,
    ]);
    expect(rows).toContainEqual(['keeper', 'The Last Keeper', 'home', null]);
    expect(rows).toContainEqual(['low-water', 'Low Water', 'shipped', null]);
    expect(rows).toContainEqual(['torn', 'torn', 'home', 'unknown_field']);
    expect(rows).toContainEqual(['hollow', 'hollow', 'home', 'missing_manifest']);
    expect(rows.map(([name]: [string]) => name)).not.toContain('_drafts');
    expect(rows.map(([name]: [string]) => name)).not.toContain('_nowhere');
    expect((await narratoria('campaign', 'list')).stdout).toMatch(
      /✗ torn .*\n.*\n {4}broken: manifest\.json:1:3: "titel" is not a known field/,
    );
  });
});

describe('campaign remove', () => {
  it('deletes one of the home folder, broken or not, when it is told to', async () => {
    const folder = path.join(home, 'campaigns/unwanted');
    cpSync(withError(), folder, { recursive: true });
    const asked = await narratoria('campaign', 'remove', 'unwanted');
    expect(asked).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Add --yes') });
    expect(existsSync(folder)).toBe(true);
    expect(await narratoria('campaign', 'remove', 'unwanted', '--yes')).toMatchObject({
      exitCode: 0,
      stdout: 'unwanted was deleted.\n',
    });
    expect(existsSync(folder)).toBe(false);
  });

  it('removes a link and leaves what it leads to', async () => {
    const target = campaignFolder(goodCampaign());
    const link = path.join(home, 'campaigns/linked');
    symlinkSync(target, link);
    expect((await narratoria('campaign', 'remove', 'linked', '--yes')).exitCode).toBe(0);
    expect(lstatSync(link, { throwIfNoEntry: false })).toBeUndefined();
    expect(existsSync(path.join(target, 'manifest.json'))).toBe(true);
  });

  it('never deletes one that came with Narratoria, nor a path', async () => {
    const shipped = await narratoria('campaign', 'remove', 'low-water', '--yes');
    expect(shipped.exitCode).toBe(2);
    expect(shipped.stderr).toContain('low-water came with Narratoria and cannot be removed.');
    expect(existsSync(path.join(ROOT, 'campaigns/low-water/manifest.json'))).toBe(true);
    const folder = campaignFolder(goodCampaign());
    expect((await narratoria('campaign', 'remove', folder, '--yes')).exitCode).toBe(1);
    expect(existsSync(folder)).toBe(true);
  });
});

describe('campaign inspect', () => {
  it('shows what the engine will see', async () => {
    const { exitCode, stdout } = await narratoria('campaign', 'inspect', campaignFolder(goodCampaign()));
    expect(exitCode).toBe(0);
    for (const line of [
      '  Odile Marsh: Keeper of the light; no fixed place; of the Pilots; 1 secret',
      '  the lamp room; exits to the slipway; things: the lamp',
      '  the Pilots (standing 10); members Odile Marsh; rivals the Wreckers',
      '  beat_001 The lamp fails [scenes 2–8]',
      '  │  └─ ◆ The lamp is lit [from scene 10; if the player keeps promises]',
      '  ◆ Dark',
      '    lore/tides_generated.md by builtin/1, 2026-02-03T11:00:00Z',
    ]) {
      expect(stdout.split('\n')).toContain(line);
    }
  });

  it('draws the plot for Mermaid', async () => {
    const { stdout } = await narratoria('campaign', 'inspect', campaignFolder(goodCampaign()), '--mermaid');
    expect(stdout).toContain('flowchart TD\n  n0["beat_001: The lamp fails"]\n');
    expect(stdout).toContain('  n0 --> n1\n');
    expect(stdout).toContain('  n1 -- "outcome, 0.5" --> n2\n');
    expect(stdout).toContain('(["The lamp is lit"]):::ending');
  });

  it('says what is reachable, who wrote what, and what is lent', async () => {
    const folder = changed((files) => {
      files['plot/beats.json'] = String(files['plot/beats.json']).replace('"max": 8', '"max": 1');
      files['lore/the-wreck_generated.md'] = '# The wreck\n\nA machine had written this.\n';
      files['lore/the-wreck_generated.md.provenance.json'] = String(
        files['lore/tides_generated.md.provenance.json'],
      );
    });
    const seen = JSON.parse((await narratoria('campaign', 'inspect', folder, '--json')).stdout);
    const reach = seen.plot.map(({ id, isReachable, because }: Record<string, unknown>) => [
      id,
      isReachable,
      because,
    ]);
    expect(reach).toEqual([
      ['beat_001', false, 'its window ends before it begins'],
      ['beat_002', false, 'it waits for beat_001, which can never happen'],
      ['beat_003', false, 'it waits for beat_001, which can never happen'],
      ['ending:dark', true, null],
      ['ending:dawn', false, 'it waits for beat_002, which can never happen'],
    ]);
    const files = Object.fromEntries(seen.files.map((entry: { file: string }) => [entry.file, entry]));
    expect(files['lore/tides_generated.md']).toMatchObject({ origin: 'generated', words: 7 });
    expect(files['lore/the-wreck_generated.md']).toMatchObject({ replacedBy: 'lore/the-wreck.md' });
    expect(files['lore/the-wreck.md']).toMatchObject({ origin: 'human', words: 13 });
    expect(seen.words.generated).toBe(7);
    const bare = campaignFolder({ 'manifest.json': '{ "title": "I am bread", "version": "1.0.0" }' });
    expect(JSON.parse((await narratoria('campaign', 'inspect', bare, '--json')).stdout).borrowed).toEqual([
      'people',
      'places',
      'topics',
    ]);
  });

  it('says so when nobody knows where a generated file comes from', async () => {
    const folder = changed((files) => {
      delete files['lore/tides_generated.md.provenance.json'];
    });
    const { exitCode, stdout } = await narratoria('campaign', 'inspect', folder);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('lore/tides_generated.md, source unknown');
  });

  it('shows one file as a story knows it', async () => {
    const folder = campaignFolder(goodCampaign());
    const asset = (file: string, ...args: string[]) =>
      narratoria('campaign', 'inspect', folder, '--asset', file, ...args);
    expect((await asset('./lore/tides_generated.md')).stdout).toMatch(
      /^lore\/tides_generated\.md\n {2}7 words of prose \(en\), generated by builtin\/1\n {2}keywords: .*\n.* {2}1 chunk:\n {5}1 {2}\w/s,
    );
    const document = JSON.parse((await asset('lore/tides_generated.md', '--json')).stdout);
    expect(validator(AssetMetadataSchema)(document)).toEqual([]);
    expect(document.prose_metadata.chunks).toHaveLength(1);
    const { exitCode, stderr } = await asset('lore/tide_generated.md');
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('Is it lore/tides_generated.md?')]);
  });

  it('refuses what cannot be loaded', async () => {
    const { exitCode, stderr } = await narratoria('campaign', 'inspect', withError());
    expect(exitCode).toBe(1);
    expect(stderr).toContain('narratoria campaign validate');
  });
});
