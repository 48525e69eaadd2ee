import type { JsonObject } from '../base/json.ts';
import type { Brief, Deed, PersonBrief } from '../contracts/brief.ts';
import { type SceneType, verbOf } from '../rules/acts.ts';
import type { Reading } from './read-text.ts';

/** What a scene asks of others before it is told. */
export interface SceneNeeds {
  sceneType: SceneType;
  /** What to look for in memory; empty when there is nothing to go by. */
  query: string;
  /** Input of the question what people think; null when it is not asked. */
  opinions: JsonObject | null;
  /** Input of the question what factions think; null when it is not asked. */
  reputations: JsonObject | null;
  portraits: JsonObject[];
  /** The scene is about how somebody looks, so it is told with the picture. */
  showsPortraits: boolean;
}

/** Most people whose pictures are looked for in one scene. */
const MOST_PORTRAITS = 2;
const LONGEST_QUERY = 1000;
const LONGEST_SUBJECT = 100;

/**
 * What a scene needs whose deed is known. In a dialogue it counts what the other thinks, and what those they belong to
 * think; in danger only goodwill that a threat may break; on the way and at rest, the past.
 */
export function needsOfDeed(deed: Deed | null, sceneType: SceneType, brief: Brief): SceneNeeds {
  const other = brief.people.find(({ id }) => id === deed?.target?.id);
  const counts = sceneType === 'dialogue' || verbOf(deed?.act ?? '') === 'threaten';
  const factions = other?.factions ?? [];
  return {
    sceneType,
    query: queryFor(deed, brief),
    // Who is met only now is asked for a first impression instead.
    opinions: counts && other?.met === true ? { npcs: [other.id] } : null,
    reputations: counts && factions.length > 0 ? { factions } : null,
    portraits: [...player(brief), ...strangers(brief)],
    showsPortraits: false,
  };
}

/** What a scene needs of which only the player's words are known. */
export function needsOfText(reading: Reading, brief: Brief): SceneNeeds {
  const { deed, mentioned, needsOpinion, needsReputation, asksForLooks, sceneType } = reading;
  const people = mentioned.filter(({ id }) => id.startsWith('person:')).map(({ id }) => id);
  const theirs = brief.people.filter(({ id }) => id === deed.target?.id).flatMap(({ factions }) => factions);
  const named = mentioned.filter(({ id }) => id.startsWith('faction:')).map(({ id }) => id);
  const factions = [...new Set([...named, ...theirs])];
  return {
    sceneType,
    query: queryFor(deed, brief),
    opinions: needsOpinion ? (people.length > 0 ? { npcs: people } : {}) : null,
    reputations:
      needsReputation || (needsOpinion && factions.length > 0)
        ? factions.length > 0
          ? { factions }
          : {}
        : null,
    portraits: asksForLooks ? [portraitOf(reading, brief)] : strangers(brief),
    showsPortraits: asksForLooks,
  };
}

/** What earlier days may bear on this: whom and what it is about, and where. */
function queryFor(deed: Deed | null, { place }: Brief): string {
  if (deed === null) return '';
  const about = [deed.target?.name, deed.topic?.name, deed.item?.name, deed.want].filter((name) => name);
  const whole = [deed.text, ...about, place?.name ?? ''].filter((part) => part !== '').join('; ');
  return whole.slice(0, LONGEST_QUERY).trim();
}

/** Those whom the player sees for the first time. */
function strangers({ people }: Brief): JsonObject[] {
  return people
    .filter(({ met }) => !met)
    .slice(0, MOST_PORTRAITS)
    .map(portraitInput);
}

/** The player's own face, when the story begins. */
function player({ scene, you }: Brief): JsonObject[] {
  if (scene !== 1) return [];
  const { name, race, calling, background, traits } = you;
  const known = Object.entries({ name, race, calling, background, traits }).filter(
    ([, value]) => value !== null,
  );
  return [{ characterId: 'player', persona: Object.fromEntries(known) as JsonObject }];
}

function portraitInput({ id, name, description, portrait, pronoun }: PersonBrief): JsonObject {
  return { characterId: id, name, description, ...(portrait !== null && { portrait }), pronoun };
}

function portraitOf({ deed }: Reading, { people }: Brief): JsonObject {
  const known = people.find(({ id }) => id === deed.target?.id);
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
