import { type Static, type TProperties, Type } from 'typebox';
import { filled, freeObject, oneOfWords } from './schema.ts';

export const PROTOCOL_VERSION = '0';

export const EVENT_TYPES = ['log', 'state_patch', 'asset', 'ui_event', 'error', 'done'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** RFC 6838 type and subtype, then parameters as in RFC 9110. */
const MEDIA_TYPE_PATTERN = (() => {
  const name = '[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}';
  const token = "[A-Za-z0-9!#$%&'*+.^_`|~-]+";
  const quoted = '"(?:[\\t !#-\\[\\]-~]|\\\\[\\t -~])*"';
  return `^${name}/${name}(?:[ \\t]*;[ \\t]*${token}=(?:${token}|${quoted}))*$`;
})();

function event<Name extends EventType, Fields extends TProperties>(
  name: Name,
  title: string,
  description: string,
  fields: Fields,
) {
  return Type.Object(
    {
      version: Type.Literal(PROTOCOL_VERSION, { description: 'Version of the protocol.' }),
      type: Type.Literal(name, { description: 'Kind of event.' }),
      requestId: Type.Optional(Type.String({ description: 'The `requestId` that came in on stdin.' })),
      timestamp: Type.Optional(
        Type.String({ description: 'When it happened. RFC 3339 is best; other spellings are converted.' }),
      ),
      ...fields,
    },
    { title, description },
  );
}

export const LogEventSchema = event('log', 'LogEvent', 'Progress or diagnosis. Never a failure by itself.', {
  level: oneOfWords(['debug', 'info', 'warn', 'error'], 'How much it matters.'),
  message: filled('What to tell.'),
  fields: Type.Optional(freeObject('Facts that belong to the message.')),
});
export type LogEvent = Static<typeof LogEventSchema>;

export const StatePatchEventSchema = event(
  'state_patch',
  'StatePatchEvent',
  'A change of the session state. It takes effect only if the invocation succeeds.',
  {
    patch: freeObject('A JSON Merge Patch: objects merge, arrays are replaced, null removes a key.'),
  },
);
export type StatePatchEvent = Static<typeof StatePatchEventSchema>;

export const AssetEventSchema = event('asset', 'AssetEvent', 'A file the script has finished writing.', {
  assetId: filled('Name of the asset, different for each asset of one invocation.'),
  kind: filled('Broad sort of asset.', { examples: ['image', 'audio'] }),
  mediaType: filled('Media type of the file.', { pattern: MEDIA_TYPE_PATTERN, examples: ['image/png'] }),
  path: filled('Where the file is; absolute, or relative to the working directory.'),
  metadata: Type.Optional(freeObject('More about the file, such as width and height.')),
});
export type AssetEvent = Static<typeof AssetEventSchema>;

export const UiEventSchema = event('ui_event', 'UiEvent', 'A wish that the page show something.', {
  event: filled('What to show.', { examples: ['narrative_choice'] }),
  payload: Type.Optional(freeObject('What the page needs to show it.')),
});
export type UiEvent = Static<typeof UiEventSchema>;

export const ErrorEventSchema = event(
  'error',
  'ErrorEvent',
  'Something went wrong. The invocation goes on until `done` or the end of the process.',
  {
    errorCode: filled('Stable code that a program can act on.'),
    errorMessage: filled('What went wrong, for people.'),
    details: Type.Optional(freeObject('Facts that help to find the cause.')),
  },
);
export type ErrorEvent = Static<typeof ErrorEventSchema>;

export const DoneEventSchema = event('done', 'DoneEvent', 'The last event of every invocation.', {
  ok: Type.Boolean({ description: 'Whether the script did what it was asked to.' }),
  summary: Type.Optional(Type.String({ description: 'What came of it, in a sentence.' })),
});
export type DoneEvent = Static<typeof DoneEventSchema>;

export type ProtocolEvent = LogEvent | StatePatchEvent | AssetEvent | UiEvent | ErrorEvent | DoneEvent;

/** `discriminator` makes the check look only at the branch `type` names: faster, and errors about the right event. */
export const ProtocolEventSchema = Type.Unsafe<ProtocolEvent>({
  title: 'ProtocolEvent',
  description: 'One line a script writes to stdout.',
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: [
    LogEventSchema,
    StatePatchEventSchema,
    AssetEventSchema,
    UiEventSchema,
    ErrorEventSchema,
    DoneEventSchema,
  ],
});
