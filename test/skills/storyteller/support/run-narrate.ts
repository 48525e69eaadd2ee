import { tmpdir } from 'node:os';
import type { JsonObject } from '../../../../src/base/json.ts';
import { askScript, scriptsOf } from '../../../support/call-script.ts';
import { sceneInput } from '../../support/scene-input.ts';

export interface Telling {
  events: Record<string, unknown>[];
  paragraphs: string[];
  narrator: string;
  logs: string;
  ok: boolean;
  /** The state it keeps. */
  state: Record<string, unknown>;
  error: string;
}

/** A yard, a woman who sweeps it, and a question. */
export const YARD = {
  seed: 'test',
  scene: 2,
  title: 'The Yard',
  deed: {
    act: 'talk',
    text: 'Ask Mara about the well',
    target: { id: 'person:mara', name: 'Mara' },
    topic: { id: 'topic:well', name: 'the well' },
  },
  place: { id: 'place:yard', name: 'the yard' },
  people: [
    {
      id: 'person:mara',
      name: 'Mara Lind',
      shortName: 'Mara',
      pronoun: 'she',
      lines: ['I only sweep here.', 'Mind the wet.'],
    },
  ],
  things: [{ id: 'thing:pump', name: 'the pump', known: true }],
  topics: [{ id: 'topic:well', name: 'the well', raised: true }],
  facts: [
    { id: 'f1', text: 'The well was dug from the bottom up.', kind: 'lore', about: 'topic:well' },
    { id: 'f2', text: 'The pump has a sock over its mouth.', about: 'place:yard' },
    { id: 'f3', text: 'A hen looks down from the roof like a landlord.', about: 'place:yard' },
  ],
};

/** Calls the script as it is built, with a flat scene as its input. */
export async function narrate({ input = {}, ...others }: Record<string, unknown>): Promise<Telling> {
  const call = { input: sceneInput(input as JsonObject), ...others } as JsonObject;
  const { events, stderr: error } = await askScript('narrate', call, {
    folder: tmpdir(),
    scripts: scriptsOf('storyteller'),
  });
  const patch = events.find(({ type }) => type === 'state_patch')?.['patch'] as
    | {
        narration: { paragraphs: string[]; writer: string; model?: string };
        storyteller: Record<string, unknown>;
      }
    | undefined;
  return {
    events,
    error,
    paragraphs: patch?.narration.paragraphs ?? [],
    narrator: patch?.narration.model ?? patch?.narration.writer ?? '',
    state: patch?.storyteller ?? {},
    logs: events
      .filter(({ type }) => type === 'log')
      .map(({ message }) => String(message))
      .join('\n'),
    ok: events.at(-1)?.['type'] === 'done' && events.at(-1)?.['ok'] === true,
  };
}
