import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigSchemaSchema } from '../../../src/contracts/config-schema.ts';
import { EFFECT_EXAMPLES, readProposal } from '../../../src/contracts/proposed-effect.ts';
import { SkillManifestSchema, SkillScriptEntrySchema } from '../../../src/contracts/skill-manifest.ts';
import { validator } from '../../../src/contracts/validate.ts';
import { isAct } from '../../../src/rules/acts.ts';
import { loadExamples } from '../../../src/skills/conformance/examples.ts';
import { CHECKS } from '../../../src/skills/conformance/index.ts';
import { findProgram } from '../../../src/skills/process/interpreters.ts';
import { rounds } from '../../support/length.ts';
import { patternOf } from '../../support/printed.ts';
import { makeTempFolder } from '../../support/skills.ts';
import { finish, type Outcome, PROGRAM } from './support/narratoria.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../../docs/skills.md'), 'utf8');

interface Block {
  /** What stands after the fence: `sh` is run, `sh fails` is run and fails, `text` is what was printed. */
  info: string;
  body: string;
}

const blocks: Block[] = [...PAGE.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].map(([, info = '', body = '']) => ({
  info,
  body,
}));

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the commands on the page', () => {
  const shell = openShell(path.join(scratch, 'shell'));
  const steps = blocks.flatMap(({ info, body }, index) => {
    if (!info.startsWith('sh')) return [];
    const next = blocks[index + 1];
    const printed = next?.info === 'text' ? next.body : null;
    return [{ command: body.trimEnd(), exitCode: info === 'sh fails' ? 1 : 0, printed }];
  });

  it('are there', () => {
    expect(steps.length).toBeGreaterThan(8);
  });

  it.skipIf(findProgram('python3') === null).each(rounds(steps.slice(0, 3), steps))(
    '$command',
    async ({ command, exitCode, printed }) => {
      const { code, stdout, stderr } = await shell(command);
      expect(code, stderr + stdout).toBe(exitCode);
      if (printed !== null) expect(stdout).toMatch(patternOf(printed));
    },
  );
});

describe('the tables on the page', () => {
  it('list every field of the manifest and of a script', () => {
    expect(firstColumnOf('The manifest', 0)).toEqual(Object.keys(SkillManifestSchema.properties).toSorted());
    expect(firstColumnOf('The manifest', 1)).toEqual(
      Object.keys(SkillScriptEntrySchema.properties).toSorted(),
    );
  });

  it('list every check', () => {
    const rows = tableOf('What the test checks', 0).map(([check = '', what]) => [
      check.replaceAll('`', ''),
      what,
    ]);
    expect(Object.fromEntries(rows)).toEqual(CHECKS);
  });

  it('show an effect of each kind that can be proposed', () => {
    const rows = tableOf('Changing the story', 0).map(([kind = '', example = '']) => [
      kind.replaceAll('`', ''),
      JSON.parse(example.replaceAll('`', '')),
    ]);
    expect(Object.fromEntries(rows)).toEqual(EFFECT_EXAMPLES);
    for (const [, effect] of rows) expect(readProposal(effect, null)).toEqual(effect);
  });
});

describe('the documents on the page', () => {
  const documentOf = (info: string) => blocks.find((block) => block.info === info)?.body ?? '';

  it('describe settings as they have to be', () => {
    expect(validator(ConfigSchemaSchema)(JSON.parse(documentOf('json config-schema')))).toEqual([]);
  });

  it('show choices whose intents mean something', () => {
    const { details } = JSON.parse(documentOf('json choice')) as { details: { intent: { act: string } }[] };
    expect(details.map(({ intent }) => isAct(intent.act))).toEqual([true, true]);
  });

  it('show examples as they are read', async () => {
    writeFileSync(path.join(scratch, 'examples.json'), documentOf('json examples'));
    const { examples, problems } = await loadExamples(scratch, 'examples.json', null);
    expect(problems).toEqual([]);
    expect(examples.map((example) => example.expect)).toEqual(['success', 'failure', 'success']);
    expect(examples[2]).toMatchObject({ dependencies: {}, config: {}, state: {} });
  });
});

/** A shell that goes on where the last command left off: in its folder, with what it exported. */
function openShell(folder: string): (command: string) => Promise<Outcome> {
  const memory = path.join(folder, 'memory.sh');
  const program = path.join(folder, 'bin', 'narratoria');
  for (const name of ['bin', 'work']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`);
  chmodSync(program, 0o755);
  writeFileSync(memory, `cd '${path.join(folder, 'work')}'\n`);
  const env = {
    ...process.env,
    PATH: [path.dirname(program), process.env['PATH']].join(path.delimiter),
    NARRATORIA_HOME: path.join(folder, 'home'),
    NO_COLOR: '1',
    MEMORY: memory,
  };
  return (command) => {
    const script = [
      '. "$MEMORY"',
      'set -e',
      `trap '{ export -p; echo "cd \\"$PWD\\""; } > "$MEMORY"' EXIT`,
      command,
    ];
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    return finish(spawn('/bin/sh', ['-c', script.join('\n')], { cwd: folder, env, stdio: [...stdio] }));
  };
}

/** The rows of a table in a section, without its heading. */
function tableOf(section: string, index: number): string[][] {
  const text = PAGE.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const tables = [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => table.trimEnd().split('\n').slice(2));
  return (tables[index] ?? []).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function firstColumnOf(section: string, index: number): string[] {
  return tableOf(section, index)
    .flatMap(([cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .toSorted();
}
