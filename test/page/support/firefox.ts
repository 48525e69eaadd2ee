import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/** What would otherwise talk to the world at the start. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

export function findFirefox(): string | null {
  const { FIREFOX: chosen = '' } = process.env;
  return [chosen, ...PLACES].find((file) => file !== '' && existsSync(file)) ?? null;
}

/** A Firefox without a window, spoken to in WebDriver BiDi: Playwright drives only a Firefox of its own. */
export interface Firefox {
  goTo(url: string): Promise<void>;
  /** What an expression is in the page, as a string. */
  ask(expression: string): Promise<string>;
  close(): Promise<void>;
}

export async function launchFirefox(executable: string): Promise<Firefox> {
  const profile = mkdtempSync(path.join(tmpdir(), 'narratoria-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const child = spawn(executable, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    env: { ...process.env, HOME: profile },
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /WebDriver BiDi listening on (ws:\S+)\s/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`Firefox ended at once: ${said}`)));
  });
  const { send, hangUp } = await dial(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async ask(expression) {
      const target = { context };
      const answer = await send('script.evaluate', {
        expression: `String(${expression})`,
        target,
        awaitPromise: true,
      });
      const { result, exceptionDetails } = answer as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    async close() {
      hangUp();
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function dial(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as {
      id?: number;
      result?: unknown;
      message?: string;
    };
    const asked = id === undefined ? undefined : waiting.get(id);
    if (message === undefined) asked?.resolve(result);
    else asked?.reject(new Error(message));
  });
  return {
    send: (method: string, params: object) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    hangUp: () => socket.close(),
  };
}
