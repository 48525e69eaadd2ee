import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { NarratoriaError } from '../../base/errors.ts';
import { proofText, tokenText } from '../../contracts/api/proof.ts';
import type { Proof, Session } from '../../contracts/api/session.ts';
import type { PageKeys } from './page-keys.ts';

interface AccessOptions {
  /** The token of this run, which is in the link. */
  token: string;
  keys: PageKeys;
  /** The port it is reached at, once that is known. */
  port(): number;
}

/** Who may use the API in this run: whoever has its token, and pages that were open in one of the runs before. */
export class PageAccess {
  readonly #options: AccessOptions;

  constructor(options: AccessOptions) {
    this.#options = options;
  }

  /** What a page keeps in memory, so that it can go on in the next run. */
  get session(): Session {
    return this.#options.keys.runs[0] as Session;
  }

  accepts(given: string): boolean {
    const { token, keys } = this.#options;
    const [, ...earlier] = keys.runs;
    return (
      isSame(given, token) ||
      earlier.some(({ secret }) => isSame(given, sign(secret, tokenText(this.#signedRun))))
    );
  }

  /** Shows that this server has the secret of a run, so that a page tells it from a program that took its port. */
  prove(run: string, nonce: string): Proof {
    const known = this.#options.keys.runs.find((one) => one.run === run);
    if (known === undefined)
      throw new NarratoriaError('page_not_found', 'This page has expired.', {
        hint: 'Open the link that `narratoria serve` printed.',
      });
    return { run: this.session.run, proof: sign(known.secret, proofText(nonce, this.#signedRun)) };
  }

  get #signedRun() {
    return { run: this.session.run, port: this.#options.port() };
  }
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares in a time that says nothing about how near the guess was. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
