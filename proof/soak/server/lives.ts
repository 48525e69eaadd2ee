import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../../src/base/package-root.ts';
import { type Server, startServer } from '../../../test/page/support/server.ts';
import { ServerControl } from './control.ts';

/** The server from the first start to the last end: killed and started again, always at the same address. */
export class ServerLives {
  readonly control: ServerControl;
  /** How it ended when nobody had asked it to. */
  readonly deaths: string[] = [];
  readonly #home: string;
  readonly #folder: string;
  #server: Server | null = null;
  #port = 0;
  #url = '';
  #count = 0;

  constructor(home: string, folder: string) {
    this.#home = home;
    this.#folder = folder;
    this.control = new ServerControl(path.join(folder, 'control'));
  }

  /** Where it is, was, and will be again. */
  get url(): string {
    return this.#url;
  }

  get count(): number {
    return this.#count;
  }

  get isRunning(): boolean {
    return this.#server !== null;
  }

  get server(): Server {
    if (this.#server === null) throw new Error('The server is not running.');
    return this.#server;
  }

  async start(): Promise<Server> {
    this.#count += 1;
    // Whatever it starts inherits this, so that every process can be told by it.
    const marked = path.join(this.#folder, `life-${this.#count}`);
    mkdirSync(marked, { recursive: true });
    const server = await startServer(this.#home, {
      port: this.#port,
      program: path.join(packageRoot(), 'bin/narratoria'),
      // The skills are copies that get spoilt and mended all the time.
      env: { ...this.control.env, TMPDIR: marked, NARRATORIA_TRUST_SKILLS: '1' },
    });
    [this.#server, this.#port, this.#url] = [server, server.port, server.url];
    void server.ended.then(async (said) => {
      if (this.#server !== server) return; // it was asked to
      this.deaths.push(`the server ended by itself: ${said.slice(-400)}`);
      await this.start();
    });
    return server;
  }

  kill = (): Promise<void> => this.#end('kill');
  stop = (): Promise<void> => this.#end('stop');

  async #end(how: 'kill' | 'stop'): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.[how]();
  }
}
