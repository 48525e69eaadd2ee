import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../../play/support/story.ts';

/** `narratoria serve` as it is shipped, in a process of its own. */
export interface Server {
  home: string;
  port: number;
  /** With the token, for the browser. */
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  port?: number;
  /** Besides that of this process; it is kept off the network unless this says otherwise. */
  env?: Record<string, string>;
}

export async function startServer(home: string, { port = 0, env = {} }: ServeOptions = {}): Promise<Server> {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'dist/narratoria.mjs'), 'serve', '--port', String(port)],
    {
      env: { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', NO_COLOR: '1', ...env },
      cwd: home,
    },
  );
  const url = await addressFrom(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill(signal);
    await gone;
  };
  return {
    home,
    port: Number(new URL(url).port),
    url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Waits for the line that tells where it is. */
async function addressFrom(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return await new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [address] = /http:\S+(?=\s)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The server ended before it said where it is: ${said}`)));
  });
}
