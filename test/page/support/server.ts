import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../play/support/story.ts';

/** `narratoria serve` as it is shipped, in a process of its own. */
export interface Server {
  home: string;
  port: number;
  pid: number;
  /** With the token, for the browser. */
  url: string;
  /** Resolves when it has ended, with what it said to the terminal. */
  ended: Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  port?: number;
  /** What is started; the built program unless told. */
  program?: string;
  /** Besides that of this process; it is kept off the network unless this says otherwise. */
  env?: Record<string, string>;
}

export async function startServer(
  home: string,
  { port = 0, program = path.join(ROOT, 'dist/narratoria.mjs'), env = {} }: ServerOptions = {},
): Promise<Server> {
  const child = spawn(process.execPath, [program, 'serve', '--port', String(port)], {
    env: { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', NO_COLOR: '1', ...env },
    cwd: home,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(said.join(''))));
  const url = await addressFrom(child, said);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  return {
    home,
    port: Number(new URL(url).port),
    pid: child.pid as number,
    url,
    ended,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Waits for the line that tells where it is. */
async function addressFrom(child: ChildProcess, said: readonly string[]): Promise<string> {
  return await new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [address] = /http:\S+(?=\s)/.exec(said.join('')) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('close', () =>
      reject(new Error(`The server ended before it said where it is: ${said.join('')}`)),
    );
  });
}
