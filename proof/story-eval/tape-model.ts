import { NarratoriaError } from '../../src/base/errors.ts';
import { isJsonObject, type Json } from '../../src/base/json.ts';
import type { Task } from '../../src/contracts/conversation.ts';
import { readJson } from '../../src/models/language/json-answer.ts';
import type { GenerateRequest, Generation, LanguageModel } from '../../src/models/language/language-model.ts';
import { byNumber } from './options.ts';
import type { Tape, TapeScene } from './tape.ts';

/** The answer of a model that finds nothing wrong with its prose. */
export const SOUND = { contradicts: false, rule: 0, reason: '' };
/** What stands for answers that a tape need not have. */
const UNSAID: Readonly<Record<string, string>> = {
  check: JSON.stringify(SOUND),
  adapt: JSON.stringify({ changes: [] }),
};
const PIECE = 40;

/** A model that answers from a tape: what was answered in the scene that is told now, in its order. */
export interface TapeModel extends LanguageModel {
  /** The scene that is told or was told last. */
  scene: number;
}

export function tapeModel(tape: Tape, contextTokens: number): TapeModel {
  const left = tape.scenes.map((scene) => new Map(Object.entries(listsOf(scene))));
  const summaries = [...tape.summaries];
  // Summaries cover other scenes where the context is another.
  const canSumUp = contextTokens === tape.context && summaries.length > 0;
  const model: TapeModel = {
    scene: 0,
    ...answeredBy({
      context: contextTokens,
      cannot: (task) => task === 'summary' && !canSumUp,
      async answer({ task, messages }) {
        const found =
          task === 'summary' && canSumUp
            ? summaries.shift()
            : (left[model.scene - 1]?.get(task)?.shift() ?? UNSAID[task]);
        if (found === undefined)
          throw new NarratoriaError('no_model', `The tape has no ${task} for scene ${model.scene}.`);
        return task === 'choices' ? numbered(found, messages.at(-1)?.content ?? '') : found;
      },
    }),
  };
  return model;
}

interface Answering {
  context: number;
  /** What it is not asked for, besides plans. */
  cannot(task: Task): boolean;
  answer(request: GenerateRequest): Promise<string>;
}

/** A model whose answers come from elsewhere. */
export function answeredBy({ context, cannot, answer }: Answering): LanguageModel {
  const chosen = {
    ...{ kind: 'server' as const, id: 'tape', provider: 'bridge' as const, place: 'here' as const },
    source: { provider: 'bridge' as const, model: 'tape', baseUrl: '', hasKey: false },
    ...{ isLocal: true, contextTokens: context, why: 'A tape is played' },
  };
  return {
    async choice(task = 'prose') {
      if (task !== 'plan' && !cannot(task)) return chosen;
      return { kind: 'none', why: `The tape is not asked for a ${task}`, hint: '', advice: null };
    },
    async prepare() {},
    pid: null,
    async close() {},
    async generate(request) {
      const text = await answer(request);
      await write(text, request);
      const json = readJson(request.schema ?? null, { text, stopReason: 'end' });
      const prompt = request.messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0);
      return answered({ text, json, prompt });
    },
  };
}

/** Choices with the numbers that their options have in this prompt; text that is no JSON as it stands. */
function numbered(text: string, prompt: string): string {
  try {
    const json = JSON.parse(text) as Json;
    return isJsonObject(json) ? JSON.stringify(byNumber(json, prompt)) : text;
  } catch {
    return text;
  }
}

function listsOf({ prose = [], adapt = [], check = [], choices = [], facts = [] }: TapeScene) {
  const text = (entry: Json) => (typeof entry === 'string' ? entry : JSON.stringify(entry));
  return {
    prose: [...prose],
    ...{ adapt: adapt.map(text), check: check.map(text), choices: choices.map(text), facts: facts.map(text) },
  };
}

async function write(text: string, { onText, onSign, signal }: GenerateRequest): Promise<void> {
  onSign?.({ phase: 'writing' });
  for (let at = 0; at < text.length; at += PIECE) {
    signal?.throwIfAborted();
    onText?.(text.slice(at, at + PIECE));
    await new Promise(setImmediate);
  }
}

function answered({ text, json, prompt }: { text: string; json: Json; prompt: number }): Generation {
  return {
    ...{ text, json, stopReason: 'end', model: 'tape', provider: 'bridge', cost: 0 },
    tokens: { prompt, reused: 0, reusedFrom: 'nothing', written: Math.ceil(text.length / 4) },
    timings: { loadMs: 0, firstTokenMs: null, totalMs: 0 },
  };
}
