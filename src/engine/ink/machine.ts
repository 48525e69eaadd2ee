import { createRequire } from 'node:module';
import { INK_FUNCTION_NAMES } from '../../campaign/ink/functions.ts';
import type { InkStory } from '../../campaign/ink/story.ts';
import { InkFailure, whereIs } from './failure.ts';

const require = createRequire(import.meta.url);

/** The types of the bundle lead nowhere, so those of the files it is made of are used. */
type InkJs = Pick<typeof import('inkjs/engine/Story'), 'Story'>;
export type RuntimeStory = InstanceType<InkJs['Story']>;

/** What one scene may take. A long scene of an author takes a hundredth of it. */
export const LIMITS = {
  steps: 50_000,
  /** Functions and tunnels inside each other. */
  depth: 200,
  /** Characters of text in one scene, and in one value. */
  characters: 20_000,
  /** Pieces of text that are being put together. */
  pieces: 4_000,
  choices: 12,
  effects: 200,
  /** Characters of the saved state. */
  state: 65_536,
  ms: 2_000,
} as const;

/** A compiled story that stops itself when a scene takes too much. */
export interface InkMachine {
  story: RuntimeStory;
  /** What ink complained of since this was asked last. */
  complaints(): string[];
  /** The path of the last part of the story that was run. */
  path(): string;
  /** Names of the knots that were run, in their order. */
  knots(): string[];
  /** Keeps the story for the next scene; one that has failed is not kept. */
  release(): void;
  /** Turns whatever was thrown into a failure that says where. */
  failure(error: unknown): InkFailure;
}

export function machineFor(ink: InkStory): InkMachine {
  // `require` and not `import`: a story without scenes in ink never loads it.
  const { Story } = require('inkjs') as InkJs;
  const story = takeReady(ink) ?? new Story(ink.json);
  const complaints: string[] = [];
  story.onError = (message, type) => {
    if (type === ERROR) complaints.push(message);
  };
  const fail = (kind: InkFailure['kind'], message: string): never => {
    throw new InkFailure(kind, message, whereIs(path(), ink));
  };
  let at = story.state.currentPointer.container;
  const path = () => at?.path.toString() ?? '';
  const knots = new Set<string>();
  let last: typeof at = null;
  let steps = 0;
  const startedAt = performance.now();
  const step = Story.prototype.Step.bind(story);
  story.Step = () => {
    steps += 1;
    at = story.state.currentPointer.container ?? at;
    if (at !== last) {
      last = at;
      knots.add(path().split('.')[0] ?? '');
    }
    if (steps > LIMITS.steps) fail('endless', `This scene does not end: ${LIMITS.steps} steps were made.`);
    if (steps % 512 === 0 && performance.now() - startedAt > LIMITS.ms)
      fail('endless', `This scene does not end within ${LIMITS.ms / 1000} seconds.`);
    const { callStack, outputStream, evaluationStack } = story.state;
    if (callStack.depth > LIMITS.depth)
      fail('too deep', `Functions or tunnels call each other more than ${LIMITS.depth} deep here.`);
    if (outputStream.length > LIMITS.pieces) fail('too long', 'This scene is too long for one scene.');
    if (lengthOf(evaluationStack.at(-1)) > LIMITS.characters)
      fail('too long', `A text of more than ${LIMITS.characters} characters is made here.`);
    step();
  };
  return {
    story,
    complaints: () => complaints.splice(0),
    failure: (error) => (error instanceof InkFailure ? error : broken(error, path(), ink)),
    path,
    knots: () => [...knots],
    release: () => ready.set(ink, story),
  };
}

/** Reading a large story takes longer than a scene, so it is read once. */
const ready = new WeakMap<InkStory, RuntimeStory>();

function takeReady(ink: InkStory): RuntimeStory | undefined {
  const story = ready.get(ink);
  ready.delete(ink);
  story?.ResetState();
  for (const name of INK_FUNCTION_NAMES) story?.UnbindExternalFunction(name);
  return story;
}

/** How ink numbers its errors; warnings and notes of the author have other numbers. */
const ERROR = 2;

function lengthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('value' in value)) return 0;
  return typeof value.value === 'string' ? value.value.length : 0;
}

/** `RUNTIME ERROR: (knot.0.3): what is wrong`, or an error of the library itself. */
function broken(error: unknown, path: string, ink: InkStory): InkFailure {
  const text = error instanceof Error ? error.message : String(error);
  const [, reason = text] = /ERROR: (?:\([^)]*\): )?([\s\S]*)$/.exec(text) ?? [];
  const where = whereIs(path, ink);
  const words = reason.split('\n')[0]?.slice(0, 300) ?? '';
  if (error instanceof RangeError)
    return new InkFailure(
      'too deep',
      'This scene is nested too deeply or makes a text that is too long.',
      where,
      error,
    );
  if (/lookaheadSafe|string generation/i.test(reason)) {
    const name = /function (\w+)/i.exec(reason)?.[1] ?? 'which changes the world';
    const message = `The function ${name} changes the world and cannot be called inside the text of a choice or of a string. Call it on a line of its own.`;
    return new InkFailure('look-ahead', message, where, error);
  }
  if (/divert|not found|doesn't exist|missing function|externals/i.test(reason))
    return new InkFailure(
      'missing',
      `Something that this scene leads to is not there: ${words}`,
      where,
      error,
    );
  return new InkFailure('broken', `This scene cannot go on: ${words}`, where, error);
}
