import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TSchema } from 'typebox';
import type { Log } from '../base/log.ts';
import type { ToolHost } from '../contracts/tool-input.ts';
import { answer } from './answer.ts';
import { readBody } from './body.ts';
import { DESCRIBE, describeMethod } from './describe.ts';
import { directly, type HostAsk } from './direct.ts';
import { hungUp, shutDown, tokenOver } from './failures.ts';
import { admit, type Refusal, RPC_PATH, tooLarge } from './gate.ts';
import { type Grant, Grants } from './grants.ts';
import { HOST_LIMITS, type HostLimits } from './limits.ts';
import { type Listener, listen } from './listener.ts';
import type { HostMethod } from './method.ts';
import { LineReply, refuse, reply, wantsLines } from './reply.ts';
import { fromOurs, type RpcError } from './rpc-error.ts';
import type { Scope } from './scope.ts';
import { TokenBucket } from './token-bucket.ts';

/** How long answers on their way may take when the server closes. */
const CLOSE_GRACE_MS = 250;
/** Refusals in the log: so many at once, then one a second, so that nobody can drown the rest. */
const LOGGED_REFUSALS = { burst: 20, perSecond: 1 };

export interface HostOptions {
  log?: Log;
  limits?: Partial<HostLimits>;
  /** Names the folder for a socket besides the port, when the first script asks; none by default. */
  socketFolder?: () => string;
}

/** A call of a script, and why it failed; null when it was answered. */
export interface HostCall {
  scope: Scope;
  method: string;
  error: RpcError | null;
}

/** What one invocation gets on its stdin as `host`, and the way to end it. */
export interface HostGrant extends ToolHost {
  /** The same services without a connection, for a script that runs in this process. */
  ask: HostAsk;
  /** Ends the token; calls in flight are aborted and answered with an error. */
  revoke(): void;
}

/** The services a skill process may call back while it runs. It costs nothing before the first grant. */
export class HostServer {
  readonly #log: Log | undefined;
  readonly #limits: HostLimits;
  readonly #socketFolder: (() => string) | undefined;
  readonly #listeners: ((call: HostCall) => void)[] = [];
  readonly #methods = new Map<string, HostMethod>();
  readonly #grants: Grants;
  readonly #loggable = new TokenBucket(LOGGED_REFUSALS.burst, LOGGED_REFUSALS.perSecond, performance.now());
  readonly #refused: ((error: RpcError) => void)[] = [];
  #listening: Promise<Listener> | null = null;
  #closing: Promise<void> | null = null;

  constructor({ log, limits, socketFolder }: HostOptions = {}) {
    this.#log = log;
    this.#socketFolder = socketFolder;
    this.#limits = { ...HOST_LIMITS, ...limits };
    this.#grants = new Grants(this.#limits);
    this.register(DESCRIBE, describeMethod(this.#methods));
  }

  /** Methods are registered by the layers that own them. */
  register<Params extends TSchema>(name: string, method: HostMethod<Params>): void {
    if (this.#methods.has(name)) throw new Error(`The host method ${name} is registered already.`);
    if (name.startsWith('rpc.')) throw new Error(`JSON-RPC keeps names such as ${name} for itself.`);
    this.#methods.set(name, method);
  }

  /** Tells of every call and what came of it. */
  onCall(listener: (call: HostCall) => void): void {
    this.#listeners.push(listener);
  }

  /** Tells of every request that was turned away before it was a call: another path, no token, no JSON. */
  onRefusal(listener: (error: RpcError) => void): void {
    this.#refused.push(listener);
  }

  /** For a layer that closes before the server does. */
  withdraw(name: string): void {
    this.#methods.delete(name);
  }

  /** A token for one invocation; the server is started on the first grant. */
  async grant(scope: Scope): Promise<HostGrant> {
    const { port, socketPath } = await this.#start();
    if (this.#closing !== null) throw shutDown();
    const { token, grant, revoke } = this.#grants.issue(scope, tokenOver);
    return {
      url: `http://127.0.0.1:${port}${RPC_PATH}`,
      ...(socketPath === null ? {} : { socketPath }),
      token,
      ask: directly({
        grant,
        methods: this.#methods,
        limits: this.#limits,
        log: this.#log,
        performed: this.#toldOf(grant),
      }),
      revoke,
    };
  }

  /** Ends every token and connection. Nothing can be granted afterwards. */
  close(): Promise<void> {
    this.#closing ??= this.#shutDown();
    return this.#closing;
  }

  #toldOf({ scope }: Grant): (method: string, error: RpcError | null) => void {
    return (method, error) => {
      for (const listener of this.#listeners) listener({ scope, method, error });
    };
  }

  async #shutDown(): Promise<void> {
    this.#grants.endAll(shutDown);
    const listener = await this.#listening?.catch(() => null);
    await listener?.close(CLOSE_GRACE_MS);
  }

  #listen(): Promise<Listener> {
    const owner = {
      serve: (request: IncomingMessage, response: ServerResponse, port: number) => {
        this.#serve(request, response, port).catch((err: unknown) => {
          this.#log?.error({ err }, 'A request to the host services could not be answered.');
          response.destroy();
        });
      },
      troubled: (err: Error) => this.#log?.error({ err }, 'The host services are in trouble.'),
    };
    const hasSockets = process.platform !== 'win32'; // pipes there have other names, and nothing is confined
    return listen(this.#limits, owner, hasSockets ? this.#socketFolder?.() : null);
  }

  async #start(): Promise<Listener> {
    if (this.#closing !== null) throw shutDown();
    this.#listening ??= this.#listen();
    const attempt = this.#listening;
    try {
      return await attempt;
    } catch (error) {
      if (this.#listening === attempt) this.#listening = null; // the next grant tries again
      throw error;
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
    const { bodyBytes } = this.#limits;
    const admitted = admit(request, { port, grants: this.#grants, bodyBytes, now: performance.now() });
    if ('refusal' in admitted) return this.#refuse(request, response, admitted.refusal);
    const { grant } = admitted;
    if (request.headers.expect !== undefined) response.writeContinue();
    const body = await readBody(request, bodyBytes);
    if (body === 'gone') return;
    if (body === 'too large') return refuse(request, response, tooLarge(bodyBytes));
    const over = grant.whyOver();
    if (over !== null) return this.#refuse(request, response, { status: 401, error: fromOurs(over) });
    const lines = wantsLines(request) ? new LineReply(response) : null;
    const answered = await answer(body, {
      grant,
      stop: stopSignal(grant, response),
      methods: this.#methods,
      limits: this.#limits,
      log: this.#log,
      performed: this.#toldOf(grant),
      progress: (id, progress) => lines?.progress(id, progress),
    });
    if (lines === null) reply(response, answered);
    else lines.end(answered);
  }

  async #refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void> {
    const isWorthTelling = [401, 403, 429].includes(refusal.status);
    if (isWorthTelling && this.#loggable.take(performance.now())) {
      const { host, origin } = request.headers;
      const facts = { status: refusal.status, reason: refusal.error.message, host, origin };
      this.#log?.warn(facts, 'A call to the host services was refused.');
    }
    for (const listener of this.#refused) listener(refusal.error);
    await refuse(request, response, refusal);
  }
}

/** Aborted when the token ends or the caller hangs up, whichever is first. */
function stopSignal(grant: Grant, response: ServerResponse): AbortSignal {
  const stop = new AbortController();
  const letGo = grant.follow(stop);
  response.once('close', () => {
    letGo();
    if (!response.writableFinished) stop.abort(hungUp());
  });
  return stop.signal;
}
