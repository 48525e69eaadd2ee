import { createRandom } from '../../base/random.ts';
import { INK_FUNCTION_NAMES, INK_FUNCTIONS, type InkFunctionName } from '../../campaign/ink/functions.ts';
import type { Outcome } from '../../rules/roll.ts';
import type { NamedDeed } from '../promised-deed.ts';
import { InkFailure } from './failure.ts';
import { LIMITS, type RuntimeStory } from './machine.ts';
import type { Overlay } from './overlay.ts';

export interface SceneChance {
  seed: string;
  /** How the roll of the choice ended; null when nothing was rolled. */
  band: Outcome | null;
}

type Value = string | number | boolean;
type Implementation = (args: Arguments) => unknown;

const MOST_CHARACTERS = 2_000;

/** Which deed keeps a promise: the third to fifth argument. */
function deedIn(given: Arguments, not: boolean): NamedDeed {
  const [act, target, what] = [given.text(2), given.text(3), given.text(4)];
  return { act, target, what, not };
}

/** Gives ink the functions of the world. Those that change something are never called while ink looks ahead. */
export function bindFunctions(story: RuntimeStory, overlay: Overlay, { seed, band }: SceneChance): void {
  const random = createRandom(`${seed}/chance`);
  const functions: Record<InkFunctionName, Implementation> = {
    check: () => band ?? 'success',
    opinion: (given) => overlay.opinion(given.text(0)),
    change_opinion: (given) => overlay.changeOpinion(given.text(0), given.number(1), given.text(2)),
    reputation: (given) => overlay.reputation(given.text(0)),
    met: (given) => overlay.met(given.text(0)),
    has: (given) => overlay.has(given.text(0)),
    gain: (given) => overlay.gain(given.text(0)),
    lose: (given) => overlay.lose(given.text(0)),
    knows: (given) => overlay.knows(given.text(0)),
    learn: (given) => overlay.learn(given.text(0)),
    tell: (given) => overlay.tell(given.text(0), given.text(1)),
    flag: (given) => plain(overlay.flag(given.text(0))),
    set: (given) => overlay.set(given.text(0), given.value(1)),
    go: (given) => overlay.go(given.text(0)),
    pass: (given) => overlay.pass(given.text(0)),
    leaves: (given) => overlay.leaves(given.text(0)),
    joins: (given) => overlay.joins(given.text(0)),
    moves: (given) => overlay.moves(given.text(0), given.text(1)),
    promise: (given) => overlay.promise(given.text(0), given.text(1)),
    promise_to: (given) => overlay.promise(given.text(0), given.text(1), deedIn(given, false)),
    promise_not_to: (given) => overlay.promise(given.text(0), given.text(1), deedIn(given, true)),
    remember: (given) => overlay.remember(given.text(0)),
    scene_number: () => overlay.scene,
    chance: (given) => random.next() * 100 < given.number(0),
    end: (given) => overlay.end(given.text(0)),
  };
  for (const name of INK_FUNCTION_NAMES) {
    const call = (...args: unknown[]) => {
      if (overlay.effects.length >= LIMITS.effects)
        throw new InkFailure(
          'too long',
          `This scene changes the world more than ${LIMITS.effects} times.`,
          null,
        );
      return functions[name](new Arguments(name, args));
    };
    story.BindExternalFunctionGeneral(name, (args: unknown[]) => call(...args), !INK_FUNCTIONS[name].changes);
  }
}

/** ink knows texts, numbers, true and false. */
function plain(value: unknown): Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : false;
}

/** What a scene gave to a function, checked when it is asked for. */
class Arguments {
  readonly #name: InkFunctionName;
  readonly #values: readonly unknown[];

  constructor(name: InkFunctionName, values: readonly unknown[]) {
    this.#name = name;
    this.#values = values;
  }

  text(index: number): string {
    const value = this.value(index);
    if (String(value).length > MOST_CHARACTERS)
      throw this.#wrong(index, `at most ${MOST_CHARACTERS} characters`);
    return String(value);
  }

  number(index: number): number {
    const value = Number(this.value(index));
    if (!Number.isFinite(value)) throw this.#wrong(index, 'a number');
    return value;
  }

  value(index: number): Value {
    const value = this.#values[index];
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw this.#wrong(index, 'a text, a number, true or false');
  }

  #wrong(index: number, expected: string): InkFailure {
    const argument = INK_FUNCTIONS[this.#name].takes[index]?.[0] ?? `argument ${index + 1}`;
    return new InkFailure('bad argument', `${this.#name}() needs ${expected} as "${argument}".`, null);
  }
}
