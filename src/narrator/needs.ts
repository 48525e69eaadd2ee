import { isJsonObject, type JsonObject } from '../base/json.ts';
import type { Deed } from './context.ts';
import type { Reading } from './read-text.ts';
import type { SceneType } from './verbs.ts';

/** What a scene asks of others before it is told. */
export interface SceneNeeds {
  sceneType: SceneType;
  /** What to look for in memory; empty when there is nothing to go by. */
  query: string;
  /** Input of the question what people think; null when it is not asked. */
  opinions: JsonObject | null;
  /** Input of the question how one stands with factions; null when it is not asked. */
  standings: JsonObject | null;
  portraits: JsonObject[];
  /** The scene is about how somebody looks, so it is told with the picture. */
  showsPortraits: boolean;
}

/** Most people whose pictures are looked for in one scene. */
const MOST_PORTRAITS = 2;
const LONGEST_QUERY = 1000;
const LONGEST_SUBJECT = 100;

/**
 * What a scene needs whose deed the engine has resolved. In a dialogue it counts what the other thinks, and how one
 * stands with those they belong to; in danger only goodwill that a threat may break; on the way and at rest, the past.
 */
export function needsOfDeed(deed: Deed | null, sceneType: SceneType, context: JsonObject): SceneNeeds {
  const other = peopleIn(context).find(({ id }) => id === deed?.target?.id);
  const counts = sceneType === 'dialogue' || deed?.verb === 'threaten';
  const factions = Array.isArray(other?.['factions']) ? other['factions'] : [];
  return {
    sceneType,
    query: queryFor(deed, context),
    // Who is met only now is asked for a first impression instead.
    opinions: counts && other?.['met'] === true ? { npcs: [other['id'] ?? ''] } : null,
    standings: counts && factions.length > 0 ? { factions } : null,
    portraits: [...player(context), ...strangers(context)],
    showsPortraits: false,
  };
}

/** What a scene needs of which only the player's words are known. */
export function needsOfText(reading: Reading, context: JsonObject): SceneNeeds {
  const { deed, mentioned, needsOpinion, needsStanding, asksForLooks, sceneType } = reading;
  const people = mentioned.filter(({ id }) => id.startsWith('person:')).map(({ id }) => id);
  const theirs = peopleIn(context)
    .filter(({ id }) => id === deed.target?.id)
    .flatMap(({ factions }) => (Array.isArray(factions) ? factions : []));
  const named = mentioned.filter(({ id }) => id.startsWith('faction:')).map(({ id }) => id);
  const factions = [...new Set([...named, ...theirs])];
  return {
    sceneType,
    query: queryFor(deed, context),
    opinions: needsOpinion ? (people.length > 0 ? { npcs: people } : {}) : null,
    standings:
      needsStanding || (needsOpinion && factions.length > 0)
        ? factions.length > 0
          ? { factions }
          : {}
        : null,
    portraits: asksForLooks ? [portraitOf(reading, context)] : strangers(context),
    showsPortraits: asksForLooks,
  };
}

/** What earlier days may bear on this: whom and what it is about, and where. */
function queryFor(deed: Deed | null, { place }: JsonObject): string {
  if (deed === null) return '';
  const about = [deed.target?.name, deed.topic?.name, deed.item?.name, deed.want].filter((name) => name);
  const where = isJsonObject(place) && typeof place['name'] === 'string' ? place['name'] : '';
  const whole = [deed.text, ...about, where].filter((part) => part !== '').join('; ');
  return whole.slice(0, LONGEST_QUERY).trim();
}

/** Those whom the player sees for the first time. */
function strangers(context: JsonObject): JsonObject[] {
  return peopleIn(context)
    .filter(({ met, description }) => met === false && typeof description === 'string')
    .slice(0, MOST_PORTRAITS)
    .map(portraitInput);
}

/** The player's own face, when the story begins. */
function player({ scene, persona }: JsonObject): JsonObject[] {
  if (scene !== 1 || !isJsonObject(persona)) return [];
  const { stats: _, ...looks } = persona;
  const known = Object.entries(looks).filter(([, value]) => value !== null);
  return [{ characterId: 'player', persona: Object.fromEntries(known) }];
}

function portraitInput({ id, name, description, portrait, pronoun }: JsonObject): JsonObject {
  return {
    characterId: id ?? '',
    name: name ?? '',
    description: description ?? '',
    ...(typeof portrait === 'string' && { portrait }),
    ...(typeof pronoun === 'string' && { pronoun }),
  };
}

function portraitOf({ deed }: Reading, context: JsonObject): JsonObject {
  const known = peopleIn(context).find(({ id }) => id === deed.target?.id);
  if (known !== undefined) return portraitInput(known);
  const name = deed.target?.name ?? subjectOf(deed.text);
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return { characterId: deed.target?.id ?? `person:${slug || 'somebody'}`, name, description: name };
}

const SUBJECTS = [
  /\b(?:portrait|picture|sketch|drawing|likeness|image) of ([^.?!,]+)/i,
  /\b(?:does|do|did) ([^.?!,]+?) look\b/i,
  /\bwhat ([^.?!,]+?) looks? like\b/i,
  /\b(?:describe|show me|see) ([^.?!,]+?)(?:['’]s? (?:face|looks?|appearance|picture|portrait|hair|clothes)| to me)?[.?!,]/i,
];

/** Whom a question for looks is about. */
function subjectOf(text: string): string {
  const found = SUBJECTS.map((pattern) => pattern.exec(`${text}.`)?.[1]?.trim()).find((name) => name);
  return (found ?? text).slice(0, LONGEST_SUBJECT).trim() || 'somebody';
}

function peopleIn(context: JsonObject): JsonObject[] {
  return Array.isArray(context['people']) ? context['people'].filter(isJsonObject) : [];
}
