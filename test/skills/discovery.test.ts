import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SkillLibrary, sharedCapabilities } from '../../src/skills/library.ts';
import { makeTempFolder, shell, writeSkills } from '../support/skills.ts';

let root: string;
beforeEach(() => {
  root = makeTempFolder();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = (...roots: string[]) => SkillLibrary.open({ roots: [root, ...roots] });

const at = (name: string) => path.join(root, name, 'skill.json');

function writeFile(relative: string, text: string): void {
  const file = path.join(root, relative);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('a skill folder', () => {
  it('is found with its scripts, listed or not, its prompt and its defaults', async () => {
    writeSkills(root, { torch: { scripts: { 'light.sh': shell() } } });
    writeFile('torch/scripts/extra.py', 'pass\n');
    writeFile('torch/scripts/notes.txt', 'not a script\n');
    writeFile('torch/prompt.md', 'Mention the dark.');
    const library = await open();
    expect(library.problems).toEqual([]);
    expect(library.skills).toHaveLength(1);
    const skill = library.get('torch');
    expect(skill?.scripts.map((script) => script.path)).toEqual(['scripts/light.sh', 'scripts/extra.py']);
    expect(skill?.scripts[0]).toMatchObject({ timeoutMs: 30_000, prewarm: false });
    expect(skill).toMatchObject({ prompt: 'Mention the dark.', priority: 50, displayName: 'torch' });
  });

  it('that is broken is skipped with file, line and reason, and the rest load', async () => {
    writeSkills(root, { good: { scripts: { 'a.sh': shell() } } });
    writeFile('typo/skill.json', '{\n  "name": "typo",\n  "version": "1.0.0",,\n}');
    writeFile('wrong/skill.json', '{\n  "name": "Wrong Name",\n  "version": "one",\n  "description": 5\n}');
    const library = await open();
    expect(library.skills.map(({ name }) => name)).toEqual(['good']);
    const about = (folder: string) => library.problems.filter(({ file }) => file.includes(folder));
    expect(about('typo')).toMatchObject([{ line: 3 }]);
    expect(about('wrong').map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(
      about('wrong')
        .map(({ message }) => message)
        .join(' '),
    ).toMatch(/name.*version.*description/);
  });

  it('goes without an optional script that is missing, and is not loaded without a required one', async () => {
    const entry = (required: boolean) => ({ scripts: [{ name: 'gone', path: 'scripts/gone.sh', required }] });
    writeSkills(root, {
      optional: { scripts: {}, manifest: entry(false) },
      needed: { scripts: {}, manifest: entry(true) },
    });
    const library = await open();
    expect(library.skills.map(({ name }) => name)).toEqual(['optional']);
    expect(library.problems).toHaveLength(2);
  });

  it('is told what its manifest hardly means, with file and line, and is used all the same', async () => {
    const lines = [
      '{ "name": "odd", "version": "1.0.0",',
      '  "description": "Odd.", "x-mine": 1, "_note": "fine",',
      '  "prioritty": 80,',
      '  "capabilites": ["travel"],',
      '  "flavour": "none",',
      '  "prompt": "advice.md",',
      '  "scripts": [',
      '    { "name": "go", "path": "scripts/go.sh",',
      '      "timeoutMs": 5000,',
      '      "inputSchema": "schemas/go.json" },',
      '    { "name": "go", "path": "scripts/go.sh" }',
      '  ],',
      '  "version": "1.0.1" }',
    ];
    writeFile('odd/skill.json', lines.join('\n'));
    writeFile('odd/scripts/go.sh', shell());
    const library = await open();
    expect(library.get('odd')?.version).toBe('1.0.1');
    const told = library.problems.map(({ line, message }) => `${line}: ${message}`).join('\n');
    for (const expected of [
      /^13: "version" stands here for the second time/m,
      /^3: .*"prioritty"; did you mean "priority"/m,
      /^4: .*"capabilites"; did you mean "capabilities"/m,
      /^5: .*"flavour"; it is ignored/m,
      /^6: The prompt advice\.md is not in the skill folder/m,
      /^9: .*"timeoutMs"; did you mean "timeout"/m,
      /^10: The inputSchema schemas\/go\.json of "go" is not in the skill folder/m,
      /^11: Two scripts are called "go"/m,
    ])
      expect(told).toMatch(expected);
    expect(library.problems).toHaveLength(8);
  });

  it('is told that its manifest is not UTF-8, and where', async () => {
    writeFile('odd/skill.json', '');
    const text = '{ "name": "odd", "version": "1.0.0",\n "description": "Caf\u00e9" }';
    writeFileSync(at('odd'), Buffer.from(text, 'latin1'));
    const library = await open();
    expect(library.get('odd')).toBeDefined();
    expect(library.problems).toEqual([
      { file: at('odd'), line: 2, message: expect.stringContaining('not UTF-8') },
    ]);
  });

  it('cannot reach out of itself by a link or by dots', async () => {
    const outside = makeTempFolder();
    writeSkills(outside, { elsewhere: { scripts: { 'a.sh': shell() } } });
    symlinkSync(path.join(outside, 'elsewhere'), path.join(root, 'linked'));
    writeSkills(root, {
      sly: {
        scripts: {},
        manifest: { scripts: [{ name: 'out', path: '../../etc/hostname' }], prompt: '../x' },
      },
    });
    symlinkSync('/etc/hostname', path.join(root, 'sly', 'scripts', 'host.sh'));
    const library = await open();
    expect(library.skills.map(({ name }) => name)).toEqual(['sly']);
    expect(library.get('sly')).toMatchObject({ scripts: [], prompt: null });
    expect(library.problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('leads out'),
    );
    expect(() => library.resolve('skills/sly/scripts/host.sh')).toThrow(/no script/);
    rmSync(outside, { recursive: true });
  });

  it('may be anything at all without stopping discovery', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.uint8Array().map((bytes) => Buffer.from(bytes)),
        ),
        async (content) => {
          mkdirSync(path.join(root, 'odd'), { recursive: true });
          writeFileSync(path.join(root, 'odd', 'skill.json'), content);
          const library = await open();
          expect(library.skills.length + library.problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });
});

describe('SKILL.md of the Agent Skills standard', () => {
  const front = (fields: string) => `---\n${fields}\n---\n# Tides\n\nSay when the water turns.\n`;

  it('is a manifest of its own, with the body as the prompt', async () => {
    writeFile(
      'tides/SKILL.md',
      front(
        'name: tides\ndescription: Knows the tides.\nlicense: MIT\nmetadata:\n  author: Iz\n  version: "1.2"',
      ),
    );
    writeFile('tides/scripts/tide.py', 'pass\n');
    const library = await open();
    expect(library.problems).toEqual([]);
    expect(library.get('tides')).toMatchObject({
      version: '1.2.0',
      description: 'Knows the tides.',
      prompt: '# Tides\n\nSay when the water turns.',
      scripts: [],
      manifest: { author: 'Iz', license: 'MIT' },
    });
  });

  it('joins skill.json, which wins, and conflicts are told', async () => {
    writeSkills(root, { tides: { scripts: { 'a.sh': shell() }, manifest: { description: 'Ours.' } } });
    writeFile('tides/SKILL.md', front('name: tides\ndescription: Theirs.\nlicense: MIT'));
    const library = await open();
    expect(library.get('tides')).toMatchObject({ description: 'Ours.', manifest: { license: 'MIT' } });
    expect(library.get('tides')?.prompt).toContain('Say when');
    expect(library.problems).toMatchObject([{ message: expect.stringContaining('"description"') }]);
  });

  it.each([
    ['no front matter', '# Tides\n', /front matter/],
    ['broken YAML', front('name: [tides'), /YAML/],
    ['no description', front('name: tides'), /description/],
    ['an impossible name', front('name: The Tides\ndescription: x'), /name/],
  ])('with %s is skipped and says why', async (_what, text, message) => {
    writeFile('tides/SKILL.md', text);
    const library = await open();
    expect(library.skills).toEqual([]);
    expect(library.problems).toMatchObject([{ message: expect.stringMatching(message) }]);
  });
});

describe('several skills', () => {
  it('of one name: the first root wins, and it is told', async () => {
    const second = makeTempFolder();
    writeSkills(root, { torch: { scripts: { 'a.sh': shell() }, manifest: { description: 'Home.' } } });
    writeSkills(second, { torch: { scripts: { 'a.sh': shell() }, manifest: { description: 'Shipped.' } } });
    const library = await open(second);
    expect(library.get('torch')?.description).toBe('Home.');
    expect(library.problems).toMatchObject([{ message: expect.stringContaining('which wins') }]);
    rmSync(second, { recursive: true });
  });

  it('with a dependency that is not there, or that need each other, are told at its line', async () => {
    const needing = (...dependencies: string[]) => ({ scripts: {}, manifest: { dependencies } });
    writeSkills(root, {
      fancy: needing('good', 'memory'),
      hen: needing('egg'),
      egg: needing('hen'),
      good: needing(),
    });
    const library = await open();
    expect(library.missingDependenciesOf('fancy')).toEqual(['memory']);
    expect(library.problems).toEqual([
      { file: at('fancy'), line: 8, message: expect.stringContaining('It needs the skill "memory"') },
      { file: at('egg'), line: 7, message: expect.stringContaining('in a circle: egg → hen → egg') },
      { file: at('hen'), line: 7, message: expect.stringContaining('in a circle: hen → egg → hen') },
    ]);
  });

  it('with one capability are told of, if only one of them is asked', async () => {
    writeSkills(root, {
      plain: { scripts: {}, manifest: { capabilities: ['narration', 'travel'] } },
      fancy: { scripts: {}, manifest: { capabilities: ['narration', 'travel'], priority: 80 } },
    });
    const library = await open();
    expect(library.problems).toEqual([]);
    expect(sharedCapabilities(library.skills)).toEqual([
      {
        file: at('plain'),
        line: 6,
        message: '"narration" is also offered by "fancy", which is preferred.',
      },
    ]);
  });

  it('five hundred of them are found', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`skill-${index}`, { scripts: { 'a.sh': shell() } }]),
    );
    writeSkills(root, many);
    const library = await open();
    expect(library.skills).toHaveLength(500);
    expect(library.problems).toEqual([]);
  });
});
