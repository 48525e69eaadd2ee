/**
 * Makes a tape of a folder in which somebody played the model (docs/models.md), and of the scenes that came of it:
 * `node bin/dev proof/story-eval/from-desk.ts NAME --desk FOLDER --scenes FILE --campaign C --seed S --context N --by WHO`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCalled, misused, readArguments } from '../../scripts/arguments.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/base/json.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { byName } from './options.ts';
import { readTape, TAPES, type Tape, type TapeScene, writeTape } from './tape.ts';

const HELP = `node bin/dev proof/story-eval/from-desk.ts NAME --desk FOLDER --scenes FILE --campaign C --seed S --context N --by WHO

Writes proof/story-eval/tapes/NAME.yaml: the answers in FOLDER (0001-prose.answer.txt and so on), put to the scenes that
\`play --json\` printed to FILE, with the choices that were made. A campaign that begins with ./ lies beside the tape.`;

interface DeskAnswer {
  task: string;
  text: string;
  /** The last message of what was asked. */
  prompt: string;
}

/** The tasks that a scene waits for; the others are done while the player reads. */
const OF_A_SCENE = new Set(['prose', 'check', 'choices']);

export function tapeFrom(
  answers: readonly DeskAnswer[],
  scenes: readonly Scene[],
  about: Pick<Tape, 'campaign' | 'seed' | 'context' | 'by' | 'planted'>,
): Tape {
  const of = (task: string) => answers.filter((answer) => answer.task === task).map(({ text }) => text);
  const made: TapeScene[] = scenes.map(({ chosen }) => (chosen === undefined ? {} : { pick: chosen.text }));
  const waiting = answers.filter(({ task }) => task !== 'enrich' && task !== 'summary');
  let at = 0;
  for (const [index, { calls = [] }] of scenes.entries()) {
    for (const { task } of calls.filter((call) => OF_A_SCENE.has(call.task))) {
      // What was asked meanwhile is of the scene before.
      for (; waiting[at]?.task === 'facts'; at += 1) add(made[index - 1], waiting[at]);
      if (waiting[at]?.task !== task)
        throw new Error(`Scene ${index + 1} asked for ${task}; the desk does not.`);
      add(made[index], waiting[at]);
      at += 1;
    }
  }
  for (; waiting[at]?.task === 'facts'; at += 1) add(made.at(-1), waiting[at]);
  return { ...about, enrich: of('enrich'), summaries: of('summary'), scenes: made };
}

function add(scene: TapeScene | undefined, answer: DeskAnswer | undefined): void {
  if (scene === undefined || answer === undefined) return;
  const { task, text, prompt } = answer;
  if (task === 'prose') scene.prose = [...(scene.prose ?? []), text];
  else if (task === 'check') scene.check = [...(scene.check ?? []), objectIn(text) ?? {}];
  else if (task === 'choices') {
    const object = objectIn(text);
    scene.choices = [...(scene.choices ?? []), object === null ? text : byName(object, prompt)];
  } else if (task === 'facts') scene.facts = [...(scene.facts ?? []), objectIn(text) ?? text];
}

/** JSON that is broken stays as it was written: a model does that too. */
function objectIn(text: string): JsonObject | null {
  try {
    const json = JSON.parse(text) as Json;
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}

function readDesk(folder: string): DeskAnswer[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, number, task] = /^(\d+)-(\w+)\.answer\.(?:txt|json)$/u.exec(name) ?? [];
      return number === undefined || task === undefined ? [] : [{ name, number: Number(number), task }];
    })
    .toSorted((one, other) => one.number - other.number)
    .map(({ name, task }) => ({
      task,
      text: readFileSync(path.join(folder, name), 'utf8').trim(),
      prompt: lastMessage(path.join(folder, name.replace(/answer\.\w+$/u, 'prompt.json'))),
    }));
}

function lastMessage(file: string): string {
  const { messages } = JSON.parse(readFileSync(file, 'utf8')) as { messages: { content: string }[] };
  return messages.at(-1)?.content ?? '';
}

function readScenes(file: string): Scene[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"scene"'))
    .map((line) => JSON.parse(line) as Scene);
}

if (isCalled(import.meta.filename)) {
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: {
      desk: { type: 'string' },
      scenes: { type: 'string' },
      campaign: { type: 'string' },
      seed: { type: 'string' },
      context: { type: 'string' },
      by: { type: 'string', default: 'a language model that played both model and player' },
    },
  });
  const [name] = positionals;
  const { desk, scenes, campaign, seed, context, by } = values;
  if (name === undefined || !desk || !scenes || !campaign || !seed || !context)
    misused('A name, --desk, --scenes, --campaign, --seed and --context are needed');
  const planted = existsSync(path.join(TAPES, `${name}.yaml`)) ? readTape(name).planted : [];
  const tape = tapeFrom(readDesk(desk), readScenes(scenes), {
    ...{ campaign, seed, context: Number(context), by, planted },
  });
  console.log(`${writeTape(name, tape)}: ${tape.scenes.length} scenes`);
}
