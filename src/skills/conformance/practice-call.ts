import { randomUUID } from 'node:crypto';
import { asJson, type JsonObject } from '../../base/json.ts';
import type { ToolInput } from '../../contracts/tool-input.ts';
import type { SkillScript } from '../skill.ts';
import type { Example } from './examples.ts';

export const PRACTICE_TIME = '1247-10-03T18:30:00Z';

/** A story to be in the middle of; each try is in another one. */
const SESSION: Omit<ToolInput['session'], 'playthroughId'> = {
  sessionId: 'b1c9d8f2-4f0e-4a57-9a38-2a6f5d0e7c42',
  scene: 7,
  inGameTime: PRACTICE_TIME,
  state: {
    player: { name: 'Mira', mood: 'curious' },
    location: 'the harbour',
    inventory: { torch: { lit: true } },
  },
};

/** What a script gets on stdin when it is tried with an example. */
export function practiceCall(
  skill: string,
  script: SkillScript,
  { input, dependencies = {}, state = SESSION.state, choice, ...example }: Example,
  config: JsonObject,
): ToolInput {
  return {
    requestId: randomUUID(),
    tool: `${script.name}-1`,
    operation: script.name,
    input,
    config: { ...config, ...example.config },
    dependencies,
    session: {
      playthroughId: randomUUID(),
      ...SESSION,
      state,
      ...(choice !== undefined && { choice: { id: 'choice-1', text: '', act: 'wait', skill, ...choice } }),
    },
    host: null,
  };
}

/** The same call as a later version of Narratoria might send it. */
export function withUnknownFields(call: ToolInput, accepts: (input: JsonObject) => boolean): JsonObject {
  const unknown = { sentBy: 'a later version', value: [1, { two: null }] };
  const input = { ...call.input, narratoriaUnknownField: unknown };
  return {
    ...asJson(call),
    narratoriaUnknownField: unknown,
    // A schema may forbid further fields, and then refusing them is right.
    input: accepts(input) ? input : call.input,
    session: { ...call.session, narratoriaUnknownField: unknown },
  };
}

export function toLine(call: ToolInput | JsonObject): string {
  return `${JSON.stringify(call)}\n`;
}
