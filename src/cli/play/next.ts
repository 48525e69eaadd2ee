import { createRandom } from '../../base/random.ts';
import { notYet } from '../../engine/offered-choices.ts';
import type { Scene } from '../../engine/scene.ts';
import { notThere } from './ask.ts';
import { eventsInFull } from './event-text.ts';
import type { Keys } from './keys.ts';
import type { Output } from './output.ts';

/** What the player does with a scene. */
export type Action =
  | { do: 'choose'; choiceId: string }
  | { do: 'type'; text: string }
  | { do: 'back' }
  | { do: 'retell' }
  | { do: 'restart' }
  | { do: 'leave' };

export type Next = (scene: Scene, signal: AbortSignal) => Promise<Action>;

const LEAVE: Action = { do: 'leave' };

/** So many choices by the seed. A scene's choice depends on its number alone, so that a resumed story goes on alike. */
export function byChance(seed: string, count: number): Next {
  const random = createRandom(`${seed}/auto`);
  let taken = 0;
  return async ({ scene, choices, ending }) => {
    const open = choices.filter(({ needs }) => needs === undefined);
    if (taken >= count || ending !== undefined || open.length === 0) return LEAVE;
    taken += 1;
    return { do: 'choose', choiceId: random.fork(String(scene)).pick(open).id };
  };
}

/** By keys on a terminal, or by lines that hold a number, the id of a choice, or a key. */
export function byKeys(
  keys: Keys,
  output: Output,
  told: { remembered: () => Promise<string[]>; carried: () => string[] },
  canType = false,
): Next {
  return async (scene, signal) => {
    const { choices } = scene;
    for (;;) {
      output.prompt();
      const typed = await keys.next(signal);
      if (typed === null) return LEAVE;
      const key = typed.toLowerCase();
      const chosen = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : choices.find(({ id }) => id === typed);
      if (chosen?.needs !== undefined) {
        output.refuse(notYet(chosen.needs));
        continue;
      }
      if (chosen !== undefined) return { do: 'choose', choiceId: chosen.id };
      if (canType && keys.isInteractive && key === 't') {
        output.say(['What do you want to do?']);
        const text = (await keys.line(signal))?.trim() ?? '';
        if (text !== '') return { do: 'type', text };
        continue;
      }
      // From a pipe, whatever is no choice and no key is an action.
      if (canType && typed.includes(' ')) return { do: 'type', text: typed };
      if (key === 'q') return LEAVE;
      if (key === 'b') return { do: 'back' };
      if (key === 'r') return { do: 'retell' };
      if (key === 'n' && scene.failure !== undefined) return { do: 'restart' };
      if (key === 'e' && scene.failure !== undefined) output.say(scene.failure.details);
      else if (key === '?' || key === 'h') output.help(scene);
      else if (key === 'w') output.why(choices);
      else if (key === 'u') output.say(eventsInFull(scene.uiEvents ?? []));
      else if (key === 'm') output.say(await told.remembered());
      else if (key === 'i') output.say(told.carried());
      else if (key !== '') {
        const hint = `Press 1 to ${choices.length}, or ? for help.`;
        output.refuse(notThere(typed, hint, { choices: choices.map(({ id }) => id) }));
      }
    }
  };
}
