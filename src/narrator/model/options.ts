import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { plainText } from '../../base/plain-text.ts';
import { needsOfDeed, needsOfText } from '../needs.ts';
import type { Draft } from '../patterns.ts';
import { thinkThrough } from '../unresolved.ts';
import { SCENE_TYPES, type SceneType } from '../verbs.ts';

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
export function optionsFor({ needs, deed, context, reading, others }: Draft): Options {
  const { place } = context;
  const where = isJsonObject(place) && typeof place['name'] === 'string' ? place['name'] : '';
  const queries = [needs.query, deed?.target?.name, deed?.topic?.name, where].filter(
    (query) => typeof query === 'string' && query.trim() !== '',
  ) as string[];
  const people = Array.isArray(context['people']) ? context['people'].filter(isJsonObject) : [];
  return {
    queries: [...new Set(queries)]
      .slice(0, MOST)
      .map((query) => ({ query, label: plainText(query, LONGEST_QUERY) })),
    people: people
      .flatMap(({ id, name, met }) =>
        typeof id === 'string' && typeof name === 'string' && met !== false
          ? [{ id, label: plainText(name, LONGEST_NAME) }]
          : [],
      )
      .slice(0, MOST),
    others: others.map(({ skill }) => ({ label: plainText(skill.displayName, LONGEST_NAME) })),
    mayRoll: reading !== null,
  };
}

/** The schema of a decision: a few words and numbers, each out of a list; what has one answer is not asked. */
export function decisionSchema({ queries, people, others, mayRoll }: Options): JsonObject {
  const numbers = (from: number, to: number): JsonObject => ({
    enum: Array.from({ length: to - from + 1 }, (_, index) => from + index),
  });
  const properties: JsonObject = {
    scene: { enum: [...SCENE_TYPES] },
    ...(queries.length > 1 && { recall: numbers(1, queries.length) }),
    ...(people.length > 0 && { who: numbers(0, people.length) }),
    ...(mayRoll && { roll: { type: 'boolean' } }),
    tone: { enum: [...MOODS] },
    ...(others.length > 0 && { also: numbers(0, others.length) }),
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The draft as the model wants it. What it did not decide stays as it was. */
export function decide(draft: Draft, options: Options, decision: JsonObject): Draft {
  const sceneType = (SCENE_TYPES as readonly Json[]).includes(decision['scene'] ?? null)
    ? (decision['scene'] as SceneType)
    : draft.needs.sceneType;
  const resolved = withSceneType(draft, sceneType, decision['roll']);
  const query = options.queries[numberAt(decision, 'recall') - 1]?.query;
  const person = options.people[numberAt(decision, 'who') - 1];
  const also = decision['also'];
  const { needs } = resolved;
  return {
    ...resolved,
    needs: {
      ...needs,
      ...(query !== undefined && { query }),
      ...(person !== undefined && { opinions: { npcs: [person.id] } }),
    },
    others: typeof also === 'number' ? draft.others.slice(0, also).slice(-1) : draft.others,
    mood: typeof decision['tone'] === 'string' ? decision['tone'] : '',
  };
}

function withSceneType(draft: Draft, sceneType: SceneType, roll: Json | undefined): Draft {
  const { reading, request, deed } = draft;
  const matter = { ...draft.matter, sceneType };
  if (reading === null) return { ...draft, matter, needs: needsOfDeed(deed, sceneType, draft.context) };
  const needsOpinion = reading.needsOpinion || sceneType === 'dialogue';
  const isRisky = typeof roll === 'boolean' ? roll : reading.isRisky;
  const read = { ...reading, sceneType, isRisky, needsOpinion };
  return {
    ...draft,
    matter: { ...matter, isRisky },
    reading: read,
    context: thinkThrough(read, request.context),
    needs: needsOfText(read, request.context),
  };
}

function numberAt(decision: JsonObject, key: string): number {
  const value = decision[key];
  return typeof value === 'number' ? value : 0;
}
