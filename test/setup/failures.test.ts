import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createProject, findOlderNode, type Project, run, writePackages } from './fixture.ts';

const projects: Project[] = [];
const servers: http.Server[] = [];
const QUICK = { npm_config_fetch_timeout: '1000', npm_config_fetch_retries: '0' };

afterAll(() => {
  for (const project of projects) project.remove();
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

function create(): Project {
  const project = createProject();
  projects.push(project);
  return project;
}

async function serve(answer: http.RequestListener): Promise<{ url: string; server: http.Server }> {
  const server = http.createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

/** An npm cache of its own, so that nothing comes from earlier. */
function emptyCache(project: Project): NodeJS.ProcessEnv {
  return { npm_config_cache: project.path('cache') };
}

/** What every failure has in common: exit 1, a clean stdout, and one last line that is a sentence. */
async function failureOf(project: Project, env: NodeJS.ProcessEnv, node?: string): Promise<string> {
  const result = await run(project, ['narratoria'], node === undefined ? { env } : { env, node });
  expect(result).toMatchObject({ code: 1, stdout: '' });
  expect(result.stderr).not.toMatch(/^\s+at /m);
  const lines = result.stderr.trim().split('\n');
  expect(
    lines.filter((line) => !/^narratoria: (setting up|fetching|installing|building)/.test(line)),
  ).toHaveLength(1);
  return lines.at(-1) ?? '';
}

test('a registry that refuses the connection', async () => {
  const { url, server } = await serve(() => {});
  await new Promise((resolve) => server.close(resolve));
  const project = create();
  const sentence = await failureOf(project, { ...emptyCache(project), ...QUICK, npm_config_registry: url });
  expect(sentence).toContain('registry does not answer (ECONNREFUSED)');
  expect(sentence).toContain(project.path('.narratoria/setup.log'));
  expect(project.read('.narratoria/setup.log')).toContain('npm error code ECONNREFUSED');
});

test('a registry that says nothing', async () => {
  const { url } = await serve(() => {});
  const project = create();
  const sentence = await failureOf(project, { ...emptyCache(project), ...QUICK, npm_config_registry: url });
  expect(sentence).toContain('registry does not answer');
});

test('a registry that does not have the packages', async () => {
  const { url } = await serve((_request, response) => response.writeHead(404).end('{}'));
  const project = create();
  const sentence = await failureOf(project, { ...emptyCache(project), ...QUICK, npm_config_registry: url });
  expect(sentence).toContain('HTTP 404');
});

test('a package whose bytes are not those of the lockfile', async () => {
  const project = create();
  writePackages(project, ['picocolors']);
  const { version } = JSON.parse(project.read('package-lock.json')).packages['node_modules/picocolors'];
  const { url } = await servePackage(project, 'picocolors', version);
  const sentence = await failureOf(project, { ...emptyCache(project), ...QUICK, npm_config_registry: url });
  expect(sentence).toContain('wrong checksum');
  expect(fs.existsSync(project.path('node_modules'))).toBe(false);
});

test('a Node whose bytes are not the pinned ones', async (context) => {
  const older = findOlderNode();
  if (older === null || process.platform !== 'linux')
    return context.skip('needs Linux and an older Node on the PATH');
  const project = create();
  const pinned = project.read('bin/lib/node-packages.cjs');
  const name = `node-linux-${process.arch}`;
  const version = new RegExp(`'${name}',\\s+version: '([^']+)'`).exec(pinned)?.[1] ?? '';
  const { url } = await servePackage(project, name, version);
  const sentence = await failureOf(
    project,
    { ...emptyCache(project), ...QUICK, npm_config_registry: url },
    older,
  );
  expect(sentence).toContain('wrong checksum');
  expect(fs.readdirSync(project.path('.narratoria')).filter((file) => file.startsWith('node-'))).toEqual([]);
});

test('NARRATORIA_OFFLINE=1 before anything is there', async () => {
  const sentence = await failureOf(create(), { NARRATORIA_OFFLINE: '1' });
  expect(sentence).toContain('NARRATORIA_OFFLINE=1');
});

test('a file where the set-up folder should be', async () => {
  const project = create();
  project.write('.narratoria', 'in the way');
  expect(await failureOf(project, {})).toContain(`stands where set-up needs`);
});

test('a folder that may not be written', async (context) => {
  if (process.getuid?.() === 0) return context.skip('root may write anywhere');
  const project = create();
  fs.chmodSync(project.folder, 0o555);
  try {
    expect(await failureOf(project, {})).toContain('may not write here');
  } finally {
    fs.chmodSync(project.folder, 0o755);
  }
});

test('no npm', async () => {
  const project = create();
  const node = loneNode(project);
  expect(await failureOf(project, { PATH: path.dirname(node) }, node)).toContain('npm is missing');
});

test.each([
  ['ENOSPC', 'The disk is full'],
  ['EACCES', 'may not write here (/some/where)'],
  ['E401', 'HTTP 401'],
  ['EWHATEVER', 'npm could not install'],
])('npm that fails with %s', async (code, expected) => {
  const project = create();
  const node = nodeWithNpm(
    project,
    `echo "npm error code ${code}"; echo "npm error path /some/where"; exit 1`,
  );
  expect(await failureOf(project, { PATH: '/bin' }, node)).toContain(expected);
});

test('npm that goes on without the package that this machine needs', async () => {
  const project = create();
  const name = `@esbuild/${process.platform}-${process.arch}`;
  const node = nodeWithNpm(
    project,
    `echo "npm verbose reify failed optional dependency $PWD/node_modules/${name}"`,
  );
  expect(await failureOf(project, { PATH: '/bin' }, node)).toContain(`did not deliver ${name};`);
  expect(fs.existsSync(project.path('node_modules'))).toBe(false);
});

/** A Node with an npm beside it that does what `script` says. */
function nodeWithNpm(project: Project, script: string): string {
  const node = loneNode(project);
  const npm = path.join(path.dirname(node), 'npm');
  fs.writeFileSync(npm, `#!/bin/sh\n[ "$1" = config ] && exit 0\n${script}\n`, { mode: 0o755 });
  return node;
}

/** A Node with no npm beside it. */
function loneNode(project: Project): string {
  const node = project.path('lone', path.basename(process.execPath));
  fs.mkdirSync(path.dirname(node));
  fs.copyFileSync(process.execPath, node, fs.constants.COPYFILE_FICLONE);
  return node;
}

/** A registry with one package, which is sound in itself but not the one expected. */
async function servePackage(project: Project, name: string, version: string): Promise<{ url: string }> {
  project.write('other/package.json', JSON.stringify({ name, version }));
  spawnSync('npm', ['pack'], { cwd: project.path('other'), shell: process.platform === 'win32' });
  const tarball = fs.readFileSync(project.path('other', `${name}-${version}.tgz`));
  const integrity = `sha512-${crypto.createHash('sha512').update(tarball).digest('base64')}`;
  const { url } = await serve((request, response) => {
    if (request.url?.endsWith('.tgz')) return response.end(tarball);
    const dist = { tarball: `http://${request.headers.host}/${name}-${version}.tgz`, integrity };
    return response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { name, version, dist } },
      }),
    );
  });
  return { url };
}
