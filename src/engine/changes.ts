import type { Effect } from '../contracts/effect.ts';
import { opinionName } from '../rules/opinion.ts';
import { capitalise } from '../sdk/language.ts';

/**
 * What a small line under the choice says of a change; most changes are told by the prose alone. Of people who are not in
 * the scene nothing is said: the player has seen nothing of it, and they will speak of it themselves.
 */
export function changesIn(
  effects: readonly Effect[],
  inScene: readonly string[],
  comesBack: (person: string) => boolean,
): string[] {
  const lines = effects.flatMap((effect): string[] => {
    if ((effect.kind === 'opinion' || effect.kind === 'told') && !inScene.includes(effect.person)) return [];
    switch (effect.kind) {
      case 'opinion': {
        const [from, to] = [opinionName(effect.from), opinionName(effect.to)];
        const isWorth = Math.abs(effect.to - effect.from) >= WORTH_A_LINE;
        // Only what somebody will come back to is said to be remembered.
        if (!comesBack(effect.person)) return from === to ? [] : [`${effect.name}: ${from} → ${to}.`];
        if (from !== to) return [`${effect.name} will remember this: ${from} → ${to}.`];
        return isWorth ? [`${effect.name} will remember this.`] : [];
      }
      case 'item':
        return [effect.change === 'gained' ? `You have ${effect.name}.` : `You lost ${effect.name}.`];
      case 'told':
        return [`${effect.name} knows it now.`];
      case 'promise':
        if (effect.broken === true) return [`You broke your word to ${effect.name}.`];
        return [effect.kept ? `You kept your word to ${effect.name}.` : `${effect.name} counts on you.`];
      case 'death':
        return [`${effect.name} is dead.`];
      case 'hurt':
        return effect.isHurt ? ['You are hurt.'] : [];
      default:
        return [];
    }
  });
  return lines.map(capitalise);
}

/** A change of opinion inside one step that is worth a line. */
const WORTH_A_LINE = 10;
