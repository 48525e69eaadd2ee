import type { JsonObject } from '../base/json.ts';
import { DIALECT, splitSchema } from './document.ts';
import { PROTOCOL_VERSION, ProtocolEventSchema } from './event.ts';
import { ToolInputSchema } from './tool-input.ts';

const REF_PREFIX = '#/components/schemas/';

const INVOCATION = `The runtime starts the script as a process of its own, writes one line of JSON (ToolInput) to its
stdin and closes it. The script answers on stdout with one event a line, UTF-8, each line ending in a line feed;
what it writes to stderr is kept as diagnosis and never read as events.

\`done\` comes last: lines behind it are ignored, and a script that lingers is stopped.
Exit code 0 with \`ok: true\` is success and exit code 0 with \`ok: false\` a failure the script has under control.
Any other exit code, a signal, a line that is not an event, or no \`done\` at all fails the invocation,
whatever was emitted before; its state patches are then not applied.

There is no HTTP in this: request and response stand for stdin and stdout.`;

/** The tool protocol as an OpenAPI document, for generators of types and clients in other languages. */
export function openApiDocument(): JsonObject {
  const events = splitSchema(ProtocolEventSchema, REF_PREFIX);
  const input = splitSchema(ToolInputSchema, REF_PREFIX);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Narratoria tool protocol',
      version: PROTOCOL_VERSION,
      summary: 'How the runtime and the scripts of a skill talk to each other.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: DIALECT,
    webhooks: {
      invocation: {
        post: {
          operationId: 'invoke',
          summary: 'One run of one script',
          description: INVOCATION,
          requestBody: {
            required: true,
            description: 'What the script reads from stdin.',
            content: { 'application/json': { schema: { $ref: `${REF_PREFIX}ToolInput` } } },
          },
          responses: {
            '200': {
              description: 'What the script writes to stdout: any number of events, then `done`.',
              content: { 'application/x-ndjson': { schema: { $ref: `${REF_PREFIX}ProtocolEvent` } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        ToolInput: input.root,
        ...input.definitions,
        ProtocolEvent: { ...events.root, discriminator: eventMapping(Object.values(events.definitions)) },
        ...events.definitions,
      },
    },
  };
}

/** Says which schema each value of `type` stands for. */
function eventMapping(events: readonly JsonObject[]): JsonObject {
  const mapping = events.map((event) => [typeOf(event), `${REF_PREFIX}${event['title']}`]);
  return { propertyName: 'type', mapping: Object.fromEntries(mapping) };
}

function typeOf(event: JsonObject): string {
  const { properties } = event as { properties: { type: { const: string } } };
  return properties.type.const;
}
