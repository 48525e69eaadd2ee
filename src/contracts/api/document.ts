import { type TSchema, Type } from 'typebox';
import type { JsonObject } from '../../base/json.ts';
import { DIALECT, splitSchema } from '../document.ts';
import { ServerEventSchema } from './events.ts';
import { API_ROUTES, type ApiRoute } from './routes.ts';
import { ApiErrorSchema } from './settings.ts';

const REF_PREFIX = '#/components/schemas/';

const INTRODUCTION = `What the page and the server say to each other. The server listens on this machine only and
answers only under its own name. Every call carries the token as \`authorization: Bearer TOKEN\`, unless its security is
empty; the token is in the link that \`narratoria serve\` prints and changes with each start. Bodies are JSON, but for the
one call that takes a file. A refusal has a status of 400 and above, and an ApiError as its body.`;

/** The API of the page as an OpenAPI document. */
export function apiDocument(): JsonObject {
  const schemas: Record<string, JsonObject> = {};
  const refer = (schema: TSchema): JsonObject => {
    const { root, definitions } = splitSchema(Type.Object({ part: schema }), REF_PREFIX);
    Object.assign(schemas, definitions);
    return (root['properties'] as { part: JsonObject }).part;
  };
  refer(ServerEventSchema);
  const failure = { 'application/json': { schema: refer(ApiErrorSchema) } };
  const paths: Record<string, JsonObject> = {};
  for (const [name, route] of Object.entries(API_ROUTES) as [string, ApiRoute][]) {
    const address = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = {
      ...paths[address],
      [route.method.toLowerCase()]: operation(name, route, refer, failure),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Narratoria page API',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: DIALECT,
    servers: [{ url: 'http://127.0.0.1:4711' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(
        Object.entries(schemas).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
      ),
    },
  };
}

function operation(
  name: string,
  { url, summary, status, answer, query, body, mediaType, takesFile, isOpen }: ApiRoute,
  refer: (schema: TSchema) => JsonObject,
  failure: JsonObject,
): JsonObject {
  const parameters = [...inPath(url), ...(query === undefined ? [] : inQuery(refer(query)))];
  const content = answer === null ? null : { 'application/json': { schema: refer(answer) } };
  const shown = mediaType === undefined ? content : { [mediaType]: {} };
  return {
    operationId: name,
    summary,
    ...(isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: !('~optional' in body),
        content: { 'application/json': { schema: refer(body) } },
      },
    }),
    ...(takesFile && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      [status]: { description: summary, ...(shown !== null && { content: shown }) },
      '4XX': { description: 'It was refused.', content: failure },
      '5XX': { description: 'Something went wrong.', content: failure },
    },
  };
}

function inPath(url: string): JsonObject[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function inQuery({ properties = {}, required = [] }: JsonObject): JsonObject[] {
  return Object.entries(properties as Record<string, JsonObject>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }));
}
