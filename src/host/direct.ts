import { AsyncLocalStorage } from 'node:async_hooks';
import { answer } from './answer.ts';
import type { CallContext } from './call.ts';
import { hungUp } from './failures.ts';
import { refuseByRate, tooLarge } from './gate.ts';
import { errorReply, progressLine } from './reply.ts';
import { fromOurs, type RpcError } from './rpc-error.ts';

/** Answers the body of a request by the body of its answer; rejects when the caller's signal is aborted. */
export type HostAsk = (
  body: string,
  options: { signal?: AbortSignal; onProgress?: (line: string) => void },
) => Promise<string>;

/** The services of one grant for a script in this process: what a request over HTTP is checked for, without HTTP. */
export function directly(context: Omit<CallContext, 'stop' | 'progress'>): HostAsk {
  return async (text, { signal, onProgress }) => {
    const body = Buffer.from(text);
    const refusal = refusalOf(body, context);
    if (refusal !== null) return errorReply(refusal);
    const stop = new AbortController();
    const letGo = context.grant.follow(stop);
    const hangUp = Promise.withResolvers<never>();
    const onAbort = () => {
      stop.abort(hungUp());
      hangUp.reject(signal?.reason);
    };
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    // A service tells from wherever it works; the script hears it as its own call.
    const asCaller = onProgress && AsyncLocalStorage.snapshot();
    const progress: CallContext['progress'] = (id, told) => {
      if (id !== undefined) asCaller?.(() => onProgress?.(progressLine(id, told)));
    };
    try {
      const answered = answer(body, { ...context, stop: stop.signal, progress });
      return (await Promise.race([answered, hangUp.promise])) ?? '';
    } finally {
      letGo();
      signal?.removeEventListener('abort', onAbort);
    }
  };
}

function refusalOf(body: Buffer, { grant, limits }: Pick<CallContext, 'grant' | 'limits'>): RpcError | null {
  const over = grant.whyOver();
  if (over !== null) return fromOurs(over);
  if (body.length > limits.bodyBytes) return tooLarge(limits.bodyBytes).error;
  return refuseByRate(grant, performance.now())?.error ?? null;
}
