import type { Json, JsonObject } from '../../base/json.ts';
import { plainText } from '../../base/plain-text.ts';
import { SCENE_TYPES, type SceneType } from '../../rules/acts.ts';
import { type Draft, understood } from '../built-in-planner.ts';
import { needsOfDeed } from '../needs.ts';

export const MOODS = ['calm', 'tense', 'warm', 'eerie', 'sad', 'hopeful'] as const;
const MOST = 4;
const LONGEST_NAME = 40;
const LONGEST_QUERY = 80;

interface Offered {
  label: string;
}

/** What a model may decide about a scene; all of it can be carried out, whatever it picks. */
export interface Options {
  queries: (Offered & { query: string })[];
  people: (Offered & { id: string })[];
  others: Offered[];
  /** Only where no engine has settled whether there is a roll. */
  mayRoll: boolean;
}

/** What there is to decide on in this scene. */
export function optionsFor({ needs, deed, brief, reading, others }: Draft): Options {
  const { place, people } = brief;
  const queries = [needs.query, deed?.target?.name, deed?.topic?.name, place?.name].filter(
    (query) => typeof query === 'string' && query.trim() !== '',
  ) as string[];
  return {
    queries: [...new Set(queries)]
      .slice(0, MOST)
      .map((query) => ({ query, label: plainText(query, LONGEST_QUERY) })),
    people: people
      .filter(({ met }) => met)
      .map(({ id, name }) => ({ id, label: plainText(name, LONGEST_NAME) }))
      .slice(0, MOST),
    others: others.map(({ skill }) => ({ label: plainText(skill.displayName, LONGEST_NAME) })),
    mayRoll: reading !== null,
  };
}

/**
 * The schema of a decision, a list of numbers: scene, tone, who, recall, roll, also. Each token costs a small model on a
 * small machine a tenth of a second, so there are no words in it, and the list ends with the last that is asked.
 */
export function decisionSchema({ queries, people, others, mayRoll }: Options): JsonObject {
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const asked = [
    numbers(1, SCENE_TYPES.length),
    numbers(1, MOODS.length),
    numbers(0, people.length),
    queries.length > 1 ? numbers(1, queries.length) : [0],
    mayRoll ? [0, 1] : [0],
    numbers(0, others.length),
  ];
  const length = asked.findLastIndex((answers) => answers.length > 1) + 1;
  const prefixItems = asked.slice(0, length).map((answers) => ({ enum: answers }));
  return { type: 'array', prefixItems, items: false, minItems: length, maxItems: length };
}

/** The draft as the model wants it. What it did not decide stays as it was. */
export function decide(draft: Draft, options: Options, decision: readonly Json[]): Draft {
  const [scene, tone, who, recall, roll, also] = decision.map(Number);
  const sceneType = at(SCENE_TYPES, scene) ?? draft.needs.sceneType;
  const resolved = withSceneType(draft, sceneType, options.mayRoll ? roll : undefined);
  const query = at(options.queries, recall)?.query;
  const person = at(options.people, who);
  const other = at(draft.others, also);
  const { needs } = resolved;
  return {
    ...resolved,
    needs: {
      ...needs,
      ...(query !== undefined && { query }),
      ...(query !== undefined && needs.lore !== null && { lore: { ...needs.lore, query } }),
      ...(person !== undefined && { opinions: { npcs: [person.id] } }),
    },
    focus: person?.id ?? draft.focus,
    others: also === undefined ? draft.others : other === undefined ? [] : [other],
    mood: at(MOODS, tone) ?? '',
  };
}

/** The entry with a number, from 1. */
function at<Entry>(entries: readonly Entry[], number: number | undefined): Entry | undefined {
  return number === undefined ? undefined : entries[number - 1];
}

function withSceneType(draft: Draft, sceneType: SceneType, roll: number | undefined): Draft {
  const { reading, deed, brief } = draft;
  const values = { ...draft.values, sceneType };
  if (reading === null) return { ...draft, values, needs: needsOfDeed(deed, sceneType, brief) };
  const needsOpinion = reading.needsOpinion || sceneType === 'dialogue';
  const isRisky = roll === undefined ? reading.isRisky : roll === 1;
  const read = { ...reading, sceneType, isRisky, needsOpinion };
  return { ...draft, values: { ...values, isRisky }, ...understood(read, brief) };
}
