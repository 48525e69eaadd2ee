import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Brief } from '../../contracts/brief.ts';
import { deedLines, effectLines } from '../deed.ts';
import { oneLine } from '../material.ts';

type CheckBrief = Pick<Brief, 'deed' | 'facts' | 'effects' | 'campaign' | 'mustNot'>;

/** What is wrong with a telling; null when nothing is. */
export interface CheckAnswer {
  contradicts: boolean;
  /** The rule of the author that was broken. */
  constraint: string | null;
  reason: string;
}

const MOST_RULES = 20;

/** Asks whether the prose above keeps to what happened and to the rules of the author. */
export function checkPrompt(brief: CheckBrief): string {
  const rules = rulesOf(brief).map((rule, index) => `${index + 1}. ${oneLine(rule, 240)}`);
  return [
    'Check the scene above against the facts. Do not judge its style.',
    'What happened:',
    ...[...deedLines(brief), ...effectLines(brief.effects)].map((line) => `- ${line}`),
    ...(rules.length === 0 ? [] : ['What must not happen:', ...rules]),
    'contradicts: true only if the scene says that something happened which the facts rule out: another result, somebody hurt or dead, something given, taken or lost, another place, somebody who is not here.',
    rules.length === 0
      ? 'rule: always 0. Small things that the facts do not mention are allowed.'
      : 'rule: the number of the rule that the scene breaks, 0 for none. Small things that the facts do not mention are allowed.',
    'reason: in one short sentence, what is wrong; empty if nothing is.',
    'Answer with JSON only: {"contradicts":false,"rule":0,"reason":""}',
  ].join('\n');
}

export function checkSchema(brief: CheckBrief): JsonObject {
  const rules = rulesOf(brief).map((_, index) => index + 1);
  return {
    type: 'object',
    properties: {
      contradicts: { type: 'boolean' },
      rule: { enum: [0, ...rules] },
      reason: { type: 'string', maxLength: 160 },
    },
    required: ['contradicts', 'rule', 'reason'],
    additionalProperties: false,
  };
}

export function readCheck(json: Json, brief: CheckBrief): CheckAnswer {
  const { contradicts, rule, reason } = isJsonObject(json) ? json : {};
  return {
    contradicts: contradicts === true,
    constraint: rulesOf(brief)[Number(rule) - 1] ?? null,
    reason: typeof reason === 'string' ? oneLine(reason, 300) : '',
  };
}

function rulesOf({ campaign, mustNot }: CheckBrief): string[] {
  return [...new Set([...campaign.constraints, ...mustNot])].slice(0, MOST_RULES);
}
