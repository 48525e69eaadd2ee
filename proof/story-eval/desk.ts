import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isJsonObject, type Json, type JsonObject } from '../../src/base/json.ts';
import type { Message } from '../../src/contracts/conversation.ts';
import type { Scene } from '../../src/engine/scene.ts';
import type { GenerateRequest } from '../../src/models/language/language-model.ts';
import { byName } from './options.ts';
import type { TapeScene } from './tape.ts';

const LOOK_EVERY_MS = 150;
const ANSWERS = ['.answer.json', '.answer.txt'] as const;

/**
 * A folder in which somebody plays model and player: what is asked is written to `007-prose.prompt.txt`, and its answer is
 * awaited as `007-prose.answer.txt` or `.json`. An answer that is there already is taken at once.
 */
export class Desk {
  readonly #folder: string;
  readonly #onWait: (name: string) => void;
  readonly #stop: AbortSignal | undefined;
  readonly #asked = new Map<string, number>();
  readonly #shown = new Set<string>();

  /** Nobody is waited for once `stop` is aborted. */
  constructor(folder: string, onWait: (name: string) => void, stop?: AbortSignal) {
    this.#folder = folder;
    this.#onWait = onWait;
    this.#stop = stop;
    mkdirSync(folder, { recursive: true });
  }

  /** Where the bridge puts what is asked before the story begins. */
  get enriching(): string {
    return path.join(this.#folder, 'enrich');
  }

  /** What the bridge was answered there. */
  enriched(): string[] {
    if (!existsSync(this.enriching)) return [];
    return readdirSync(this.enriching)
      .filter((name) => /\.answer\.(?:txt|json)$/u.test(name))
      .toSorted()
      .map((name) => readFileSync(path.join(this.enriching, name), 'utf8').trim());
  }

  /** Asks, and waits for the answer. What an earlier prompt has shown is left out of the text to read. */
  async ask(
    scene: number,
    task: string,
    messages: readonly Message[],
    { signal: own, onSign }: Pick<GenerateRequest, 'signal' | 'onSign'> = {},
  ): Promise<string> {
    const signals = [own, this.#stop].filter((one) => one !== undefined);
    const signal = signals.length === 0 ? undefined : AbortSignal.any(signals);
    const fresh = messages.filter(({ content }) => !this.#shown.has(content));
    for (const { content } of messages) this.#shown.add(content);
    const key = `${String(scene).padStart(3, '0')}-${task}`;
    const times = (this.#asked.get(key) ?? 0) + 1;
    this.#asked.set(key, times);
    const name = times === 1 ? key : `${key}-${times}`;
    const at = path.join(this.#folder, name);
    const text = fresh.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n');
    writeFileSync(`${at}.prompt.txt`, `${text}\n`);
    for (let hasSaid = false; ; hasSaid = true) {
      signal?.throwIfAborted();
      const file = ANSWERS.map((end) => `${at}${end}`).find((one) => existsSync(one));
      const answer = file === undefined ? '' : readFileSync(file, 'utf8').trim();
      if (answer !== '') return answer; // an empty file is being written
      if (!hasSaid) this.#onWait(name);
      onSign?.({ phase: 'thinking' }); // somebody is at work on it
      await sleep(LOOK_EVERY_MS, undefined, { signal });
    }
  }

  /** Which choice the player makes: its number, as the page shows it. */
  async pick({ scene, prose, choices }: Scene): Promise<Scene['choices'][number] | undefined> {
    const open = choices.filter(({ needs }) => needs === undefined);
    const lines = open.map(
      ({ text, hint }, index) => `${index + 1}. ${text}${hint === undefined ? '' : ` (${hint})`}`,
    );
    const content = [`Scene ${scene} as it is read:`, ...prose, 'Answer with a number:', ...lines].join(
      '\n\n',
    );
    for (let says = content; ; says = `There is no such number. ${content}`) {
      const choice = open[Number(await this.ask(scene, 'pick', [{ role: 'user', content: says }])) - 1];
      if (choice !== undefined || open.length === 0) return choice;
    }
  }
}

/** Puts an answer into the tape, at its scene. JSON that is broken stays as it was written: a model does that too. */
export function keepAnswer(
  scene: TapeScene,
  { task, text, prompt }: { task: string; text: string; prompt: string },
): void {
  const object = objectIn(text);
  if (task === 'prose') scene.prose = [...(scene.prose ?? []), text];
  else if (task === 'check') scene.check = [...(scene.check ?? []), object ?? {}];
  else if (task === 'adapt') scene.adapt = [...(scene.adapt ?? []), object ?? text];
  else if (task === 'facts') scene.facts = [...(scene.facts ?? []), object ?? text];
  else if (task === 'choices')
    scene.choices = [...(scene.choices ?? []), object === null ? text : byName(object, prompt)];
}

function objectIn(text: string): JsonObject | null {
  try {
    const json = JSON.parse(text) as Json;
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}
