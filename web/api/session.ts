import { proofText, tokenText } from '../../src/contracts/api/proof.ts';
import type { Proof, Session } from '../../src/contracts/api/session.ts';
import { shellWords } from '../words/shell.ts';
import { ApiError, refusalIn, ServerGone } from './errors.ts';
import { adoptToken, askForLink, forgetTokens, tokensToTry } from './token.ts';

const LONGEST_ANSWER_MS = 20_000;

/**
 * Lets this page go on after the server was started again. It is never stored: after the server has ended, another
 * user's program may take its port, and whatever the browser stores for this address is then open to that program.
 */
let session: Session | null = null;
let token: string | null = null;
let checking: Promise<string> | null = null;

/** The token, once it is known that the program at this address is the server this page belongs to. */
export function validToken(): Promise<string> {
  checking ??= check().catch((error: unknown) => {
    checking = null;
    throw error;
  });
  return checking;
}

/** The connection was lost, so the next program that answers here may be another one. */
export function doubtServer(): void {
  checking = null;
}

async function check(): Promise<string> {
  // A page that knows its server talks to no other, so it does not try other tokens.
  const candidates = session === null ? tokensToTry() : [await resume(session)];
  for (const candidate of candidates) {
    const opened = await openSession(candidate);
    if (opened === null) continue;
    [session, token] = [opened, candidate];
    adoptToken(candidate);
    return candidate;
  }
  session = null;
  forgetTokens();
  throw unauthorized();
}

/** The token that the server's present run has for a page of this one or of an earlier one. */
async function resume({ run, secret }: Session): Promise<string> {
  const nonce = crypto.randomUUID();
  const response = await ask(`/api/session/proof?${new URLSearchParams({ run, nonce })}`);
  if (response.status === 404) {
    session = null; // too many starts ago
    askForLink();
    throw unauthorized();
  }
  // What is no JSON is no proof.
  const answer = response.ok
    ? await response.json().then(
        (body) => body as Proof,
        () => null,
      )
    : null;
  const present = { run: answer?.run ?? '', port: Number(location.port) };
  if (answer?.proof !== (await sign(secret, proofText(nonce, present))))
    throw new ServerGone(new Error(shellWords.otherProgram));
  return answer.run === run && token !== null ? token : await sign(secret, tokenText(present));
}

async function openSession(candidate: string): Promise<Session | null> {
  const response = await ask('/api/session', { authorization: `Bearer ${candidate}` });
  if (response.status === 401) return null;
  if (!response.ok) throw await refusalIn(response);
  return (await response.json()) as Session;
}

async function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(address, { headers, signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
  } catch (cause) {
    throw new ServerGone(cause);
  }
}

function unauthorized(): ApiError {
  const { noToken: message, noTokenHint: hint } = shellWords;
  return new ApiError(401, { code: 'page_unauthorized', message, hint });
}

async function sign(secret: string, text: string): Promise<string> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const way = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), way, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)));
  return [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
