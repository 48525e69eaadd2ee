import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { minimalCampaign } from '../play/support/story.ts';
import { finish, type Outcome, PROGRAM } from '../skills/scaffold/support/narratoria.ts';
import { rounds } from '../support/length.ts';
import { patternOf } from '../support/printed.ts';
import { makeTempFolder } from '../support/skills.ts';
import { BLOCKS, type Block, PAGES, ROOT } from './support/pages.ts';

/** Pages whose commands another test runs, in order and with what they print. */
const RUN_BY: Record<string, string> = {
  'docs/authors.md': 'test/campaign/authors-doc.verify.ts',
  'docs/skills.md': 'test/skills/scaffold/docs.test.ts',
  'docs/host-services.md': 'test/host/examples.test.ts',
  'docs/protocol.md': 'test/skills/conformance/kit.test.ts',
  'skills/dice-roller/README.md': 'test/skills/shipped/readme.test.ts',
  'skills/memory/README.md': 'test/skills/shipped/readme.test.ts',
  'skills/npc-perception/README.md': 'test/skills/shipped/readme.test.ts',
  'skills/player-choices/README.md': 'test/skills/shipped/readme.test.ts',
  'skills/reputation/README.md': 'test/skills/shipped/readme.test.ts',
};

/** Commands that no test can run, why, and what is looked at instead. */
const NOT_RUN: Record<string, { because: string; butIsSo: () => boolean }> = {
  'npm start': {
    because: 'it opens a browser; the command behind it is run for docs/api.md',
    butIsSo: () => packageJson.scripts['start'] === 'node bin/narratoria serve --open',
  },
  'npm test': {
    because: 'it is what runs this',
    butIsSo: () => packageJson.scripts['test'] === 'node bin/dev scripts/test.ts',
  },
  'npm pkg delete "overrides.@node-llama-cpp/linux-x64-vulkan"': {
    because: 'it changes the clone',
    butIsSo: () => '@node-llama-cpp/linux-x64-vulkan' in packageJson.overrides,
  },
  'npm install --save-optional --save-exact @node-llama-cpp/linux-x64-vulkan@3.22.1': {
    because: 'it fetches 70 MB',
    butIsSo: () => packageJson.dependencies['node-llama-cpp'] === '3.22.1',
  },
};

const packageJson = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<
  'scripts' | 'dependencies' | 'overrides',
  Record<string, string>
>;

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const shell = openShell();
const toType = BLOCKS.filter(({ info }) => info.split(' ')[0] === 'sh');

it('every block says what it is: `sh` is run, `text` is what something prints', () => {
  expect(BLOCKS.filter(({ info }) => info.trim() === '').map(({ page, line }) => `${page}:${line}`)).toEqual(
    [],
  );
});

describe('the commands of a page that has a test of its own', () => {
  it.each(Object.entries(RUN_BY))('%s are run by %s', (page, test) => {
    expect(PAGES.has(page)).toBe(true);
    const code = readFileSync(path.join(ROOT, test), 'utf8');
    const name = page.startsWith('skills/') ? page.split('/')[1] : path.basename(page);
    expect(code).toContain(name);
  });
});

describe('the commands of all other pages', () => {
  const others = toType.filter(({ page }) => !(page in RUN_BY));
  const here = rounds(
    others.filter(({ page }) => page === 'README.md'),
    others,
  );
  it.each(here.map((block) => [`${block.page}:${block.line}`, block] as const))('%s', async (_, block) => {
    const command = withoutWhatIsNotRun(block);
    if (command.trim() === '') return;
    const { code, stdout, stderr } = await shell(await onAFreePort(command), block.page);
    expect(code, stderr + stdout).toBe(0);
    expect(stderr).toBe('');
    if (block.printed !== null) expect(stdout).toMatch(patternOf(block.printed));
    for (const line of stdout.split('\n').filter((text) => /^[[{]/.test(text)))
      expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe('what is not run', () => {
  it.each(Object.entries(NOT_RUN))('%s', (command, { butIsSo }) => {
    expect(toType.some(({ body }) => linesOf(body).includes(command))).toBe(true);
    expect(butIsSo()).toBe(true);
  });
});

/** The lines of a block without the remarks at their ends. */
function linesOf(body: string): string[] {
  return body.split('\n').map((line) => line.replace(/ +# .*$/, ''));
}

function withoutWhatIsNotRun({ body }: Block): string {
  return linesOf(body)
    .filter((line) => !(line in NOT_RUN))
    .join('\n');
}

/** Somebody may be playing while the tests run. */
async function onAFreePort(command: string): Promise<string> {
  if (!command.includes('4711')) return command;
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return command.replaceAll('4711', String(port));
}

/** A shell with a home of its own; pages of the clone are read in it, others in a folder with a small campaign. */
function openShell(): (command: string, page: string) => Promise<Outcome> {
  const work = path.join(scratch, 'work');
  const program = path.join(scratch, 'bin', 'narratoria');
  for (const folder of [path.dirname(program), work]) mkdirSync(folder, { recursive: true });
  minimalCampaign(path.join(work, 'my-campaign'));
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`);
  chmodSync(program, 0o755);
  const env = {
    ...process.env,
    PATH: [path.dirname(program), path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    NARRATORIA_HOME: path.join(scratch, 'home'),
    NARRATORIA_OFFLINE: '1',
    NO_COLOR: '1',
  };
  return (command, page) => {
    const cwd = page.startsWith('docs/') ? work : ROOT;
    return finish(spawn('/bin/sh', ['-ec', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  };
}
