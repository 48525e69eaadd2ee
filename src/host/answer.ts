import type { Json } from '../base/json.ts';
import { type CallContext, type Outcome, perform } from './call.ts';
import { rateLimited } from './failures.ts';
import { parseBody, type RpcId, readCall } from './message.ts';
import { errorReply } from './reply.ts';
import { fromOurs, invalidRequest } from './rpc-error.ts';

/** From the body of a request to the body of its answer; null when it held nothing but notifications. */
export async function answer(body: Buffer, context: CallContext): Promise<string | null> {
  const { depth, batch } = context.limits;
  const parsed = parseBody(body, depth);
  if ('error' in parsed) return errorReply(parsed.error);
  const { document } = parsed;
  if (!Array.isArray(document)) return answerOne(document, context);
  if (document.length === 0 || document.length > batch) {
    const message = `A batch must hold 1 to ${batch} requests, but holds ${document.length}.`;
    return errorReply(invalidRequest(message, 'Send several smaller batches.'));
  }
  // The request itself has paid for the first.
  const answers = await Promise.all(
    document.map((item, index) =>
      index === 0 || context.grant.rate.take(performance.now())
        ? answerOne(item, context)
        : turnAway(item, context),
    ),
  );
  const spoken = answers.filter((text) => text !== null);
  return spoken.length === 0 ? null : `[${spoken.join(',')}]`;
}

async function answerOne(item: Json, context: CallContext): Promise<string | null> {
  const call = readCall(item);
  if ('error' in call) return encode(call.id, call);
  const outcome = await perform(call, context);
  context.performed(call.method, 'error' in outcome ? outcome.error : null);
  return call.id === undefined ? null : encode(call.id, outcome);
}

function turnAway(item: Json, { grant }: CallContext): string | null {
  const { id } = readCall(item);
  if (id === undefined) return null;
  return encode(id, { error: fromOurs(rateLimited('Too many calls in a short time.', grant.rate.waitMs())) });
}

function encode(id: RpcId, outcome: Outcome): string {
  const member = 'json' in outcome ? `"result":${outcome.json}` : `"error":${JSON.stringify(outcome.error)}`;
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},${member}}`;
}
