import { loadTokenCount } from '../../src/base/tokens.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { sharedFront } from './front.ts';
import type { HeardCall } from './heard.ts';
import type { Played } from './play.ts';
import { repeatedShare } from './repeated.ts';
import type { Planted } from './tape.ts';

export interface Figures {
  scenes: number;
  /** Scenes for which prose was asked, and those of them that have it. */
  asked: number;
  accepted: number;
  /** Times that a model was asked for prose once more. */
  repairs: number;
  calls: number;
  /** Mean of a call, and the longest with the room for its answer. */
  promptTokens: number;
  longestPrompt: number;
  context: number;
  /** Share of all prompt tokens that stood at the front of an earlier call, byte by byte. */
  sameFront: number;
  /** Scenes with a question that at least two choices answer, of those with a question and choices. */
  answered: number;
  questions: number;
  /** Share of the choices that answer the question. */
  answeringChoices: number;
  planted: number;
  known: number;
  repeated: number;
  words: number;
  firstWordMs: number | null;
  cost: number | null;
  otherPicks: number;
}

export async function figuresOf(played: Played, planted: readonly Planted[]): Promise<Figures> {
  const { scenes, firstWordMs, otherPicks, context } = played;
  // Where nobody is there to answer, nothing is sent.
  const calls = played.calls.filter(({ error }) => error !== 'no_model');
  const count = await loadTokenCount();
  const sizes = calls.map(({ messages }) =>
    messages.reduce((sum, { content }) => sum + count(content) + 4, 0),
  );
  const prose = calls.filter(({ task }) => task === 'prose');
  const asked = [...new Set(prose.map(({ scene }) => scene))];
  const withQuestion = scenes.filter(({ question, choices }) => question !== null && choices.length > 1);
  const choices = withQuestion.flatMap((scene) => scene.choices);
  const reached = planted.filter(({ again }) => again <= scenes.length);
  const costs = calls.flatMap(({ answer }) => (answer === null ? [] : [answer.cost]));
  return {
    scenes: scenes.length,
    asked: asked.length,
    accepted: asked.filter((scene) => isModels(scenes[scene - 1])).length,
    repairs: prose.length - asked.length,
    calls: calls.length,
    promptTokens: Math.round(sum(sizes) / Math.max(1, sizes.length)),
    longestPrompt: Math.max(0, ...calls.map(({ maxTokens }, index) => (sizes[index] ?? 0) + maxTokens)),
    context,
    sameFront: sharedFront(calls, count) / Math.max(1, sum(sizes)),
    answered: withQuestion.filter((scene) => scene.choices.filter(answers).length >= 2).length,
    questions: withQuestion.length,
    answeringChoices: choices.filter(answers).length / Math.max(1, choices.length),
    planted: reached.length,
    known: reached.filter((fact) => isKnown(fact, calls)).length,
    repeated: repeatedShare(asked.map((scene) => scenes[scene - 1]?.prose.join(' ') ?? '')),
    words: Math.round(
      sum(asked.map((scene) => wordsIn(scenes[scene - 1]?.prose.join(' ') ?? ''))) /
        Math.max(1, asked.length),
    ),
    firstWordMs: median(asked.flatMap((scene) => firstWordMs[scene - 1] ?? [])),
    cost: costs.includes(null) ? null : sum(costs.map((cost) => cost ?? 0)),
    otherPicks,
  };
}

/** Whether the model's words are in the scene; one that leads up to the author's text is authored. */
function isModels(scene: Scene | undefined): boolean {
  return (
    scene?.writer.kind === 'model' || (scene?.writer.kind === 'authored' && scene.writer.model !== undefined)
  );
}

/** Whether the model still has a fact before it when the story comes back to it. */
function isKnown({ again, words }: Planted, calls: readonly HeardCall[]): boolean {
  const asked =
    calls.find(({ scene, task }) => scene === again && task === 'prose') ??
    calls.find(({ scene }) => scene === again);
  const text =
    asked?.messages
      .map(({ content }) => content)
      .join('\n')
      .toLowerCase() ?? '';
  return words.every((word) => text.includes(word.toLowerCase()));
}

function answers(choice: Scene['choices'][number]): boolean {
  return choice.answers !== undefined;
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers: readonly number[]): number | null {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? null;
}
