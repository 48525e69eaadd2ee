import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isVerifying } from '../support/length.ts';
import {
  copyProject,
  createProject,
  type Project,
  type Run,
  registryProblem,
  run,
  writePackages,
} from './fixture.ts';

const problem = registryProblem();
const projects: Project[] = [];
let ready: Project;
let first: Run;

beforeAll(async () => {
  if (problem !== null) return;
  ready = createProject();
  projects.push(ready);
  first = await run(ready, ['narratoria', '--exit', '3', 'a b']);
});

beforeEach((context) => {
  if (problem !== null) context.skip(problem);
});

afterAll(() => {
  for (const project of projects) project.remove();
});

function copy(): Project {
  const project = copyProject(ready);
  projects.push(project);
  return project;
}

describe('a fresh clone', () => {
  test('is set up and then runs the program with its arguments and exit code', () => {
    expect(first.code).toBe(3);
    expect(JSON.parse(first.stdout)).toMatchObject({ args: ['--exit', '3', 'a b'], bold: 'function' });
  });

  test('tells each step on stderr and leaves stdout to the program', () => {
    expect(first.stderr.trim().split('\n')).toEqual([
      'narratoria: setting up what it needs; this is done once and takes a few minutes',
      'narratoria: installing packages',
      'narratoria: building',
    ]);
    expect(first.stdout.trim().split('\n')).toHaveLength(1);
  });

  test('gets what the program needs, and no tools of development', () => {
    expect(fs.existsSync(ready.path('node_modules/picocolors'))).toBe(true);
    expect(fs.existsSync(ready.path('node_modules/jsonc-parser'))).toBe(false);
  });

  test('has each skill script as one executable file', () => {
    expect(ready.read('skills/demo/scripts/roll.mjs')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(fs.statSync(ready.path('skills/demo/scripts/roll.mjs')).mode & 0o111).toBe(0o111);
  });

  test('keeps nothing of the set-up but its log', () => {
    expect(fs.readdirSync(ready.path('.narratoria'))).toEqual(['setup.log']);
  });
});

describe('a clone that is set up', () => {
  test('says nothing, changes nothing and needs no registry', async () => {
    const stamp = fs.statSync(ready.path('dist/.build.json')).mtimeMs;
    const again = await run(ready, ['narratoria'], { env: { NARRATORIA_OFFLINE: '1', PATH: '' } });
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(fs.statSync(ready.path('dist/.build.json')).mtimeMs).toBe(stamp);
  });

  test('is built again when a source changes, and old outputs go', async () => {
    const project = copy();
    project.write('src/cli/main.ts', "console.log('changed');\n");
    fs.renameSync(project.path('skills/demo/src/roll.ts'), project.path('skills/demo/src/throw.ts'));
    const result = await run(project, ['narratoria']);
    expect(result).toEqual({ code: 0, stdout: 'changed\n', stderr: 'narratoria: building\n' });
    expect(fs.readdirSync(project.path('skills/demo/scripts'))).toEqual(['throw.mjs']);
  });

  test.runIf(isVerifying)('is built again when an output is missing', async () => {
    const project = copy();
    fs.rmSync(project.path('skills/demo/scripts'), { recursive: true });
    await run(project, ['narratoria']);
    expect(fs.existsSync(project.path('skills/demo/scripts/roll.mjs'))).toBe(true);
  });

  test('installs again when the lockfile changes', async () => {
    const project = copy();
    writePackages(project, ['esbuild', 'picocolors', 'yaml', 'jsonc-parser']);
    const result = await run(project, ['narratoria']);
    expect(result.code).toBe(0);
    expect(result.stderr).toContain('installing packages');
    expect(fs.existsSync(project.path('node_modules/jsonc-parser'))).toBe(true);
  });

  test.runIf(isVerifying)(
    'installs although the lockfile lacks the optional packages of other systems',
    async () => {
      const project = copy();
      const lock = JSON.parse(project.read('package-lock.json'));
      delete lock.packages['node_modules/@esbuild/aix-ppc64'];
      project.write('package-lock.json', JSON.stringify(lock));
      expect((await run(project, ['narratoria'])).code).toBe(0);
    },
  );
});

describe('bin/dev', () => {
  test('installs the tools of development and runs a TypeScript file', async () => {
    const project = copy();
    project.write(
      'scripts/hello.ts',
      'const args: string[] = process.argv.slice(2);\nconsole.log(args.join());\n',
    );
    const result = await run(project, ['dev', 'scripts/hello.ts', 'a', 'b']);
    expect(result).toMatchObject({ code: 0, stdout: 'a,b\n' });
    expect(result.stderr).toContain('installing packages');
    expect(fs.existsSync(project.path('node_modules/jsonc-parser'))).toBe(true);
    expect(await run(project, ['narratoria'])).toMatchObject({ code: 0, stderr: '' });
  });

  test.runIf(isVerifying)(
    'runs the file even when the build fails, for that is how one finds out why',
    async () => {
      const project = copy();
      project.write('scripts/hello.ts', "console.log('still here');\n");
      project.write('src/cli/main.ts', 'const = 1;\n');
      const result = await run(project, ['dev', 'scripts/hello.ts']);
      expect(result).toMatchObject({ code: 0, stdout: 'still here\n' });
      expect(result.stderr).toContain('src/cli/main.ts:1:7');
    },
  );
});
