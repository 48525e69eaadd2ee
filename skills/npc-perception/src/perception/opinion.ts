import { type JsonObject, opinionBonus, opinionName } from '../../../../src/sdk/index.ts';

/** An opinion as the state and other tools get it. */
export function opinion(score: number, scale: number, history: string): JsonObject {
  return {
    score: Math.round(score * 10) / 10,
    sentiment: Math.round(score) / 100 || 0,
    tier: opinionName(score),
    modifier: opinionBonus(score, scale),
    history: linesOf(history),
  };
}

function linesOf(history: string): string[] {
  return history.split('\n').filter((line) => line !== '');
}

export function scaleFrom({ modifierScale }: JsonObject): number {
  return typeof modifierScale === 'number' ? modifierScale : 1;
}
