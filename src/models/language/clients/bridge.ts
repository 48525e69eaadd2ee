import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import { NarratoriaError } from '../../../base/errors.ts';
import { isJsonObject, type Json } from '../../../base/json.ts';
import type { FullRequest } from '../language-model.ts';
import { type Call, type Client, emptyAnswer } from './client.ts';

const LOOK_EVERY_MS = 200;
const PIECE = 40;

/** An answer of a cassette: for which task, what the last message must contain, and what is answered. */
interface Recorded {
  task: string;
  match: string | null;
  answer: string;
}

/** What has been asked and answered, for as long as the model is open. */
interface Desk {
  calls: number;
  answers: Recorded[] | null;
}

/**
 * A model that somebody plays. A folder: each prompt is written there as `0001-prose.prompt.json`, and the answer is
 * awaited as `0001-prose.answer.txt` or `.json`; an answer that is there already is taken at once. A file in JSONL or
 * YAML: recorded answers, each given once, in their order.
 */
export function openBridge(): Client {
  const desks = new Map<string, Desk>();
  return async (call) => {
    const place = placeOf(call.source.baseUrl);
    const desk = desks.get(place) ?? { calls: 0, answers: isFile(place) ? readCassette(place) : null };
    desks.set(place, desk);
    desk.calls += 1;
    const text =
      desk.answers === null
        ? await awaited(place, desk.calls, call)
        : recorded(desk.answers, place, call.request);
    for (let at = 0; at < text.length; at += PIECE) {
      call.request.signal.throwIfAborted();
      call.write(text.slice(at, at + PIECE));
      await sleep(0);
    }
    const promptTokens = tokensOf(call.request.messages.map(({ content }) => content).join(''));
    return { ...emptyAnswer(), stopReason: 'end', promptTokens, writtenTokens: tokensOf(text), cost: 0 };
  };
}

function placeOf(baseUrl: string): string {
  if (baseUrl === '')
    throw new NarratoriaError('invalid_settings', 'The bridge needs a folder or a file of answers.', {
      hint: 'Set baseUrl of the storyteller to its path.',
    });
  return baseUrl.startsWith('file:') ? fileURLToPath(baseUrl) : path.resolve(baseUrl);
}

async function awaited(folder: string, number: number, { request, source, think }: Call): Promise<string> {
  const { task, messages, schema, maxTokens, temperature, signal } = request;
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, `${String(number).padStart(4, '0')}-${task}`);
  const prompt = { task, model: source.model, messages, schema, maxTokens, temperature };
  writeFileSync(`${name}.prompt.json`, `${JSON.stringify(prompt, null, 2)}\n`);
  for (;;) {
    signal.throwIfAborted();
    const file = [`${name}.answer.json`, `${name}.answer.txt`].find((each) => existsSync(each));
    const text = file === undefined ? '' : readFileSync(file, 'utf8').trim();
    if (text !== '') return text; // an empty file is being written
    think(); // somebody is at work on it
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

function recorded(answers: Recorded[], file: string, { task, messages }: FullRequest): string {
  const asked = messages.at(-1)?.content ?? '';
  const at = answers.findIndex(
    (entry) => entry.task === task && (entry.match === null || asked.includes(entry.match)),
  );
  const [found] = at === -1 ? [] : answers.splice(at, 1);
  if (found !== undefined) return found.answer;
  throw new NarratoriaError('model_failed', `${path.basename(file)} has no answer left for ${task}.`, {
    details: { asked: asked.slice(0, 300) },
  });
}

function readCassette(file: string): Recorded[] {
  const text = readFileSync(file, 'utf8');
  const entries: unknown = file.endsWith('.jsonl')
    ? text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as Json)
    : parseYaml(text);
  if (!Array.isArray(entries)) throw unusable(file, 'is not a list');
  return entries.map((entry: unknown, index) => {
    if (!isJsonObject(entry) || typeof entry['task'] !== 'string' || entry['answer'] === undefined)
      throw unusable(file, `has an entry without task or answer (number ${index + 1})`);
    const { task, match, answer } = entry;
    return {
      task,
      match: typeof match === 'string' ? match : null,
      answer: typeof answer === 'string' ? answer : JSON.stringify(answer),
    };
  });
}

function unusable(file: string, why: string): NarratoriaError {
  return new NarratoriaError('invalid_settings', `The cassette ${file} ${why}.`, { details: { file } });
}

function isFile(place: string): boolean {
  return existsSync(place) && statSync(place).isFile();
}

/** Near enough for a model that nobody pays. */
function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}
