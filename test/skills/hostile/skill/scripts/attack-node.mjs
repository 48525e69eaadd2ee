/** Tries one attack and reports `possible` when it got through, `blocked` when it did not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';

const read = (file) => fs.readFileSync(file).length > 0;

const ATTACKS = {
  'read-token': ({ pageToken }) => read(pageToken),
  'read-config': ({ otherConfig }) => read(otherConfig),
  'read-key': ({ sshKey }) => read(sshKey),
  'read-environment': ({ runtime, needle }) =>
    fs.readFileSync(`/proc/${runtime}/environ`, 'latin1').includes(needle),
  'see-processes': ({ runtime, program }) =>
    fs.readFileSync(`/proc/${runtime}/cmdline`, 'latin1').includes(program),
  'read-memory': ({ victim }) => fs.closeSync(fs.openSync(`/proc/${victim}/mem`, 'r')) ?? true,
  'kill-another': ({ victim }) => process.kill(victim, 'SIGKILL'),
  'write-elsewhere': ({ elsewhere }) => fs.writeFileSync(elsewhere, 'written') ?? true,
  'write-itself': ({ manifest }) => fs.appendFileSync(manifest, ' ') ?? true,
  'call-loopback': ({ port }) => connects('127.0.0.1', port),
  'call-outward': ({ address, outward }) => connects(address, outward),
  'leave-a-daemon': ({ seconds }) =>
    new Promise((resolve, reject) => {
      const daemon = spawn('setsid', ['sleep', seconds], { env: {}, detached: true, stdio: 'ignore' });
      daemon.once('error', reject);
      daemon.once('spawn', () => setTimeout(resolve, 200, true));
      daemon.unref();
    }),
  'start-many': async ({ seconds }) => {
    const children = Array.from({ length: 300 }, () => spawn('sleep', [seconds], { stdio: 'ignore' }));
    await Promise.all(children.map((child) => once(child, 'spawn')));
    for (const child of children) child.unref();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return children.every(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  },
  'database-file': async ({ elsewhere }) => {
    const { DatabaseSync } = await import('node:sqlite');
    new DatabaseSync(elsewhere).exec('CREATE TABLE t (a)');
    return true;
  },
  'link-as-asset': ({ pageToken }) => {
    fs.rmSync('link', { force: true });
    fs.symlinkSync(pageToken, 'link');
    emit({ type: 'asset', assetId: 'secret', kind: 'text', mediaType: 'text/plain', path: 'link' });
    return true;
  },
  'foreign-asset': ({ pageToken }) => {
    emit({ type: 'asset', assetId: 'secret', kind: 'text', mediaType: 'text/plain', path: pageToken });
    return true;
  },
  'call-undeclared': (_targets, host) => ask(host, 'delete', { dataType: 'memory', id: 'x' }),
  'call-foreign': (_targets, host) => ask(host, 'semanticSearch', { playthroughId: 'foreign', query: 'x' }),
  'forge-event': () => emit({ type: 'effect', effect: { gold: 1000 } }) ?? true,
  flood: async () => {
    for (;;)
      if (!process.stdout.write('x'.repeat(65536)))
        await new Promise((go) => process.stdout.once('drain', go));
  },
};

function connects(address, port) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: address, port, timeout: 3000 });
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('timeout', () => reject(new Error('timeout')));
    socket.once('error', reject);
  });
}

/** True when the host services did what they were asked. */
function ask({ url, token, socketPath }, method, params) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const call = http.request(url, { method: 'POST', headers, socketPath }, async (response) => {
      let answer = '';
      for await (const chunk of response) answer += chunk;
      const { error } = JSON.parse(answer);
      if (error) reject(new Error(error.data?.code ?? error.message));
      else resolve(true);
    });
    call.once('error', reject);
    call.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  });
}

function emit(event) {
  process.stdout.write(`${JSON.stringify({ version: '0', ...event })}\n`);
}

let text = '';
for await (const chunk of process.stdin) text += chunk;
const { input, host } = JSON.parse(text);
let outcome = 'possible';
let detail = '';
try {
  if (!(await ATTACKS[input.attack](input.targets, host))) outcome = 'blocked';
} catch (error) {
  outcome = 'blocked';
  detail = `${error.code ?? ''} ${error.message}`.trim();
}
emit({ type: 'state_patch', patch: { outcome, detail } });
emit({ type: 'done', ok: true });
