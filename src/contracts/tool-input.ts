import { type Static, Type } from 'typebox';
import type { JsonObject } from '../base/json.ts';
import { filled, freeObject, mapOf } from './schema.ts';

export const ToolChoiceSchema = Type.Object(
  {
    id: Type.String({ description: 'Its id, as whoever offered it gave it.' }),
    text: Type.String({ description: 'Its words.' }),
    skill: Type.Union([Type.String(), Type.Null()], {
      description: 'The skill that offered it besides; null for the choices of the story itself.',
    }),
    act: Type.String({ description: 'What is done, such as `talk` or `give`.' }),
    target: Type.Optional(Type.String({ description: 'Id of whom or what it is done to.' })),
    topic: Type.Optional(Type.String({ description: 'Id of what it is about.' })),
    item: Type.Optional(Type.String({ description: 'Id of what it is done with.' })),
  },
  { title: 'ToolChoice', description: 'The choice that led to a scene.' },
);

export const ToolSessionSchema = Type.Object(
  {
    playthroughId: Type.String({ description: 'The saved story this invocation belongs to.' }),
    sessionId: Type.String({ description: 'One session of that story.' }),
    scene: Type.Integer({ description: 'Number of the scene being made.' }),
    inGameTime: Type.String({ description: 'What time it is in the story.' }),
    choice: Type.Optional(ToolChoiceSchema),
    state: freeObject('The session state as it was when the plan began.'),
  },
  { title: 'ToolSession', description: 'Where in which story the script runs.' },
);
export type ToolSession = Static<typeof ToolSessionSchema>;

export const ToolHostSchema = Type.Object(
  {
    url: Type.String({ description: 'Where to send JSON-RPC calls.' }),
    token: Type.String({ description: 'Bearer token, good for this invocation only.' }),
    socketPath: Type.Optional(
      Type.String({
        description: 'Unix socket to send the same requests to. A confined script may reach nothing else.',
      }),
    ),
  },
  { title: 'ToolHost', description: 'Services of the runtime that the script may call.' },
);
export type ToolHost = Static<typeof ToolHostSchema>;

export const ToolInputSchema = Type.Object(
  {
    requestId: filled('Id of the plan; events may repeat it.'),
    tool: filled('The `toolId` of this invocation in its plan.'),
    operation: filled("Name of the script in its skill's manifest."),
    input: freeObject('What the plan passes to this tool.'),
    config: freeObject("The skill's settings, variables already filled in. It can hold secrets."),
    dependencies: mapOf(
      Type.Unsafe<JsonObject | null>({ type: ['object', 'null'] }),
      'Output of each tool this one waited for, by `toolId`; null where that tool failed.',
    ),
    session: ToolSessionSchema,
    host: Type.Union([ToolHostSchema, Type.Null()], {
      description: 'How to call the runtime back; null when there is nobody to call.',
    }),
  },
  {
    title: 'ToolInput',
    description: 'The one line of JSON a script reads from stdin. Fields it does not know are to be ignored.',
  },
);
export type ToolInput = Static<typeof ToolInputSchema>;
