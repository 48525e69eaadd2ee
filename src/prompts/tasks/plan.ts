import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { oneLine } from '../material.ts';

/** How a scene can feel. */
export const MOODS = ['calm', 'tense', 'warm', 'eerie', 'sad', 'hopeful'] as const;
export type Mood = (typeof MOODS)[number];

interface Choosable {
  id: string;
  name: string;
}

/** What there is to decide about the next scene. */
export interface PlanInput {
  choice: string;
  place: string;
  time: string;
  /** People and threads the scene can be about. */
  focus: readonly Choosable[];
  /** Optional skills that fit. */
  skills: readonly Choosable[];
  /** What failed in the plan before, if one did. */
  failed: string;
}

/** What was decided; null or empty where nothing was. */
export interface PlanAnswer {
  memory: string;
  lore: string;
  focus: string | null;
  tone: Mood | null;
  skill: string | null;
}

const LONGEST_QUERY = 70;

/** Asks for a few decisions before the scene is played out. Every token costs time that the player waits. */
export function planPrompt({ choice, place, time, focus, skills, failed }: PlanInput): string {
  const numbered = (entries: readonly Choosable[]) =>
    entries.map(({ name }, index) => `${index + 1} ${oneLine(name, 60)}`).join(', ');
  return [
    `The reader chooses: "${oneLine(choice, 300)}". ${[place, time]
      .filter((part) => part !== '')
      .map((part) => oneLine(part, 80))
      .join(', ')}.`,
    'Before you write, decide what the scene needs. Answer with JSON only:',
    'memory: what to look up in what happened before, as a few key words. Empty if nothing.',
    'lore: what to look up in the texts about this world, as a few key words. Empty if nothing.',
    `focus: what the scene is about: 0 leaves it open${focus.length === 0 ? '' : `, ${numbered(focus)}`}.`,
    `tone: ${MOODS.join(', ')}.`,
    skills.length === 0 ? '' : `skill: one that should take part: 0 none, ${numbered(skills)}.`,
    `Shape: {"memory":"","lore":"","focus":0,"tone":"calm"${skills.length === 0 ? '' : ',"skill":0'}}`,
    failed === '' ? '' : `The last plan failed: ${oneLine(failed, 120)}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

export function planSchema({ focus, skills }: PlanInput): JsonObject {
  const numbers = (entries: readonly unknown[]) => ({ enum: [0, ...entries.map((_, index) => index + 1)] });
  const properties = {
    memory: { type: 'string', maxLength: LONGEST_QUERY },
    lore: { type: 'string', maxLength: LONGEST_QUERY },
    focus: numbers(focus),
    tone: { enum: [...MOODS] },
    ...(skills.length > 0 && { skill: numbers(skills) }),
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

export function readPlan(json: Json, { focus, skills }: PlanInput): PlanAnswer {
  const { memory, lore, focus: about, tone, skill } = isJsonObject(json) ? json : {};
  const text = (value: Json | undefined) => (typeof value === 'string' ? oneLine(value, LONGEST_QUERY) : '');
  return {
    memory: text(memory),
    lore: text(lore),
    focus: focus[Number(about) - 1]?.id ?? null,
    tone: MOODS.find((mood) => mood === tone) ?? null,
    skill: skills[Number(skill) - 1]?.id ?? null,
  };
}
