import { hash, randomFillSync, timingSafeEqual } from 'node:crypto';
import type { NarratoriaError } from '../base/errors.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { HostLimits } from './limits.ts';
import type { Scope } from './scope.ts';
import { TokenBucket } from './token-bucket.ts';

const TOKEN_BYTES = 32;
const LONGEST_TOKEN = 256;

/** Makes the error that callers get once a token has ended. */
type Reason = () => NarratoriaError;

/** What one token stands for: a scope, and its share of the server. */
export class Grant {
  readonly scope: Readonly<Scope>;
  readonly rate: TokenBucket;
  readonly limit: ConcurrencyLimit;
  readonly #requests = new Set<AbortController>();
  #over: Reason | null = null;

  constructor(scope: Scope, { burst, callsPerSecond, running, waiting }: HostLimits) {
    this.scope = Object.freeze({ ...scope });
    this.rate = new TokenBucket(burst, callsPerSecond, performance.now());
    this.limit = new ConcurrencyLimit(running, waiting);
  }

  /** Why the token is good no more; null while it is. */
  whyOver(): NarratoriaError | null {
    return this.#over?.() ?? null;
  }

  /** Has a request aborted when the token ends. Gives back the way to let go of it. */
  follow(request: AbortController): () => void {
    this.#requests.add(request);
    return () => this.#requests.delete(request);
  }

  end(reason: Reason): void {
    this.#over ??= reason;
    for (const request of this.#requests) request.abort(reason());
  }
}

/**
 * The tokens that are good now. Only their digests are kept, and looked up by: how long a look-up takes
 * depends on the digest of what was sent and tells nothing about any token.
 */
export class Grants {
  readonly #limits: HostLimits;
  readonly #byDigest = new Map<string, { digest: Buffer; grant: Grant }>();
  readonly #bytes = Buffer.alloc(TOKEN_BYTES * 64);
  #drawn = this.#bytes.length;

  constructor(limits: HostLimits) {
    this.#limits = limits;
  }

  issue(scope: Scope, overReason: Reason): { token: string; grant: Grant; revoke: () => void } {
    const token = this.#newToken();
    const digest = digestOf(token);
    const key = keyOf(digest);
    const grant = new Grant(scope, this.#limits);
    this.#byDigest.set(key, { digest, grant });
    const revoke = () => {
      this.#byDigest.delete(key);
      grant.end(overReason);
    };
    return { token, grant, revoke };
  }

  /** Random bytes are drawn for many tokens at once: every script of every scene gets one. */
  #newToken(): string {
    if (this.#drawn + TOKEN_BYTES > this.#bytes.length) {
      randomFillSync(this.#bytes);
      this.#drawn = 0;
    }
    const own = this.#bytes.subarray(this.#drawn, this.#drawn + TOKEN_BYTES);
    this.#drawn += TOKEN_BYTES;
    const token = own.toString('base64url');
    own.fill(0);
    return token;
  }

  find(token: string): Grant | null {
    if (token.length > LONGEST_TOKEN) return null;
    const digest = digestOf(token);
    const found = this.#byDigest.get(keyOf(digest));
    return found !== undefined && timingSafeEqual(found.digest, digest) ? found.grant : null;
  }

  endAll(reason: Reason): void {
    const all = [...this.#byDigest.values()];
    this.#byDigest.clear();
    for (const { grant } of all) grant.end(reason);
  }
}

function digestOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

function keyOf(digest: Buffer): string {
  return digest.toString('latin1');
}
