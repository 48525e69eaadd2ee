import { spawn } from 'node:child_process';
import path from 'node:path';
import type { JsonObject } from '../../../../src/base/json.ts';
import { packageRoot } from '../../../../src/base/package-root.ts';
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

/** Runs the built script as the runtime does, with a flat scene as its input: one line on stdin, events on stdout. */
export async function narrate({ input = {}, ...others }: Record<string, unknown>): Promise<Telling> {
  const call = { input: sceneInput(input as JsonObject), ...others };
  const script = path.join(packageRoot(), 'skills', 'storyteller', 'scripts', 'narrate.mjs');
  const child = spawn(process.execPath, [script], { env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let error = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    error += chunk;
  });
  child.stdin.end(`${JSON.stringify(call)}\n`);
  await new Promise((resolve) => child.on('close', resolve));
  const events = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
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
