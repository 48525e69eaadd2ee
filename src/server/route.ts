import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NarratoriaError } from '../base/errors.ts';
import { LIMITS } from '../campaign/archive/limits.ts';
import type { AnswerOf, ApiName, ApiRoute, BodyOf, QueryOf } from '../contracts/api/routes.ts';
import { API_ROUTES } from '../contracts/api/routes.ts';
import { validator } from '../contracts/validate.ts';

/** A call as it came in, checked. */
export interface Asked<Name extends ApiName> {
  params: Record<string, string>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler gives that has answered by itself. */
export const ANSWERED = { hasAnswered: true } as const;

export type Handler<Name extends ApiName> = (
  asked: Asked<Name>,
) => Promise<AnswerOf<Name> | typeof ANSWERED> | AnswerOf<Name> | typeof ANSWERED;

export type Handlers<Names extends ApiName = ApiName> = { [Name in Names]: Handler<Name> };

/** Runs a call, as soon as it may. */
export type RunCall = <Answer>(name: ApiName, work: () => Answer | Promise<Answer>) => Promise<Answer>;

/** Puts every call of the contract in its place. */
export function registerRoutes(app: FastifyInstance, handlers: Handlers, run: RunCall): void {
  for (const [name, route] of Object.entries(API_ROUTES) as [ApiName, ApiRoute][]) {
    const handle = handlers[name] as Handler<ApiName>;
    const { method, url, status, takesFile, isOpen } = route;
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      config: { ...(isOpen && { isOpen }) },
      ...(takesFile && { bodyLimit: LIMITS.totalBytes }),
      handler: async (request, reply) => {
        const asked = {
          params: request.params as Record<string, string>,
          query: checkedQuery(route, request),
          body: checkedBody(route, request),
          request,
          reply,
        } as Asked<ApiName>;
        const answer = await run(name, () => handle(asked));
        if (answer === ANSWERED) return reply;
        return reply.code(reply.statusCode === 200 ? status : reply.statusCode).send(answer);
      },
    });
  }
}

function checkedBody({ body: schema, takesFile }: ApiRoute, { body }: FastifyRequest): unknown {
  if (takesFile === true || schema === undefined) return undefined;
  const given = body ?? {};
  refuse(validator(schema)(given), 'The body');
  return given;
}

/** What an address says is text; numbers are read as such where the contract wants them. */
function checkedQuery({ query: schema }: ApiRoute, { query }: FastifyRequest): unknown {
  if (schema === undefined) return undefined;
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  const known = new Map(Object.entries(properties));
  const entries = Object.entries(query as Record<string, unknown>).map(([key, value]) => [
    key,
    known.get(key)?.type === 'integer' && typeof value === 'string' && /^\d+$/.test(value)
      ? Number(value)
      : value,
  ]);
  const given = Object.fromEntries(entries) as unknown;
  refuse(validator(schema)(given), 'The address');
  return given;
}

function refuse(findings: readonly { message: string; pointer: string }[], what: string): void {
  const [first] = findings;
  if (first === undefined) return;
  throw new NarratoriaError('request_invalid', `${what} is invalid: ${first.message}`, {
    details: { problems: findings.slice(0, 20).map(({ pointer, message }) => ({ pointer, message })) },
  });
}
