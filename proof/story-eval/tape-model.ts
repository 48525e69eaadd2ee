import { NarratoriaError } from '../../src/base/errors.ts';
import { isJsonObject, type Json } from '../../src/base/json.ts';
import { readJson } from '../../src/models/language/json-answer.ts';
import type { GenerateRequest, Generation, LanguageModel } from '../../src/models/language/language-model.ts';
import { byNumber } from './options.ts';
import type { Tape, TapeScene } from './tape.ts';

const SOUND = { contradicts: false, rule: 0, reason: '' };
const PIECE = 40;

/** A model that answers from a tape: what was answered in the scene that is told now, in its order. */
export interface TapeModel extends LanguageModel {
  /** The scene that is told or was told last. */
  scene: number;
}

export function tapeModel(tape: Tape, contextTokens: number): TapeModel {
  const left = tape.scenes.map((scene) => new Map(Object.entries(listsOf(scene))));
  const summaries = [...tape.summaries];
  const chosen = {
    ...{ kind: 'server' as const, id: 'tape', provider: 'bridge' as const, place: 'here' as const },
    source: { provider: 'bridge' as const, model: 'tape', baseUrl: '', hasKey: false },
    ...{ isLocal: true, contextTokens, why: 'A tape is played' },
  };
  const nobody = (why: string) => ({ kind: 'none' as const, why, hint: '', advice: null });
  const canSumUp = contextTokens === tape.context && summaries.length > 0;
  const model: TapeModel = {
    scene: 0,
    async choice(task = 'prose') {
      if (task === 'plan') return nobody('A tape does not plan');
      // Summaries cover other scenes where the context is another.
      if (task === 'summary' && !canSumUp) return nobody('The tape has no summaries for this context');
      return chosen;
    },
    async prepare() {},
    pid: null,
    async close() {},
    async generate(request) {
      const { task, messages } = request;
      const found =
        task === 'summary' && canSumUp
          ? summaries.shift()
          : (left[model.scene - 1]?.get(task)?.shift() ??
            (task === 'check' ? JSON.stringify(SOUND) : undefined));
      if (found === undefined)
        throw new NarratoriaError('no_model', `The tape has no ${task} for scene ${model.scene}.`);
      const text = task === 'choices' ? numbered(found, messages.at(-1)?.content ?? '') : found;
      await write(text, request);
      const stopReason = 'end' as const;
      const json = readJson(request.schema ?? null, { text, stopReason });
      const prompt = messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0);
      return answered({ text, json, prompt });
    },
  };
  return model;
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

function listsOf({ prose = [], check = [], choices = [], facts = [] }: TapeScene): Record<string, string[]> {
  const text = (entry: Json) => (typeof entry === 'string' ? entry : JSON.stringify(entry));
  return { prose: [...prose], check: check.map(text), choices: choices.map(text), facts: facts.map(text) };
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
