import type { JsonObject } from '../base/json.ts';
import type { Brief, Deed, PersonBrief } from '../contracts/brief.ts';
import type { SceneType } from '../rules/acts.ts';
import type { Reading } from './read-text.ts';

interface Portrait {
  script: 'lookup-portrait' | 'update-portrait';
  input: JsonObject;
}

/** What a scene asks of others before it is told. */
export interface SceneNeeds {
  sceneType: SceneType;
  /** What to look for in memory; empty when there is nothing to go by. */
  query: string;
  /** Input of the question what the lore says; null when it is not asked. */
  lore: JsonObject | null;
  /** Input of the question what people think; null when it is not asked. */
  opinions: JsonObject | null;
  /** Input of the question what factions think; null when it is not asked. */
  reputations: JsonObject | null;
  portraits: Portrait[];
  /** The scene is about how somebody looks, so it is told with the picture. */
  showsPortraits: boolean;
}

/** Most people whose opinion is asked for in one scene. */
const MOST_ASKED = 6;
/** Most people whose pictures are looked for in one scene. */
const MOST_PORTRAITS = 2;
const MOST_LORE = 6;
const LONGEST_QUERY = 1000;
const LONGEST_SUBJECT = 100;

/**
 * What a scene needs whose deed is known: what those who are here think and those they belong to, since tone, choices and
 * dice go by it; the past and the lore that bear on it.
 */
export function needsOfDeed(deed: Deed | null, sceneType: SceneType, brief: Brief): SceneNeeds {
  // Who is met only now is asked for a first impression instead.
  const known = brief.people.filter(({ met }) => met);
  const isPartner = ({ id }: PersonBrief) => id === deed?.target?.id;
  const asked = [...known.filter(isPartner), ...known.filter((person) => !isPartner(person))].slice(
    0,
    MOST_ASKED,
  );
  const factions = [...new Set(brief.people.flatMap((person) => person.factions))];
  return {
    sceneType,
    query: queryFor(deed, brief),
    lore: loreFor(deed, brief),
    opinions: asked.length > 0 ? { npcs: asked.map(({ id }) => id) } : null,
    reputations: factions.length > 0 ? { factions } : null,
    portraits: [...player(brief), ...unseen(brief)],
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
    lore: loreFor(deed, brief),
    opinions: needsOpinion ? (people.length > 0 ? { npcs: people } : {}) : null,
    reputations:
      needsReputation || (needsOpinion && factions.length > 0)
        ? factions.length > 0
          ? { factions }
          : {}
        : null,
    portraits: asksForLooks
      ? [{ script: 'lookup-portrait', input: portraitOf(reading, brief) }]
      : unseen(brief),
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

/** What the lore is asked: what the deed is about, and who and what is in the scene. */
function loreFor(deed: Deed | null, { place, people, topics }: Brief): JsonObject | null {
  const about = [deed?.topic?.name, deed?.target?.name, deed?.item?.name, place?.name, people[0]?.name];
  const names = [...new Set(about.filter((name) => name !== undefined && name !== ''))] as string[];
  const said = [deed?.topic?.name ?? '', deed?.text ?? '', place?.name ?? ''].filter((part) => part !== '');
  const query = (deed?.asked ?? said.join('; ')).slice(0, LONGEST_QUERY).trim();
  const files = topics.filter(({ id, ref }) => id === deed?.topic?.id && ref !== '').map(({ ref }) => ref);
  if (query === '') return null;
  return {
    ...{ query, limit: MOST_LORE, about: deed?.asked == null ? names : [] },
    ...(files.length > 0 && { files }),
    // A question of the player's own is not left unanswered because its words are not the author's.
    ...(deed?.asked != null && { threshold: 0 }),
  };
}

/** Those of whom there is no picture, or one of how they looked before. */
function unseen({ people }: Brief): Portrait[] {
  return people
    .filter(({ met, portrayed }) => !met || portrayed !== 'yes')
    .slice(0, MOST_PORTRAITS)
    .map((person) => ({
      script: person.portrayed === 'otherwise' ? 'update-portrait' : 'lookup-portrait',
      input: portraitInput(person),
    }));
}

/** The player's own face, when the story begins. */
function player({ scene, you }: Brief): Portrait[] {
  if (scene !== 1) return [];
  const { name, race, calling, background, traits } = you;
  const known = Object.entries({ name, race, calling, background, traits }).filter(
    ([, value]) => value !== null,
  );
  return [
    {
      script: 'lookup-portrait',
      input: { characterId: 'player', persona: Object.fromEntries(known) as JsonObject },
    },
  ];
}

/** Whom no author wrote may be somebody who was met under another name. */
function portraitInput({ id, name, description, portrait, pronoun, ref }: PersonBrief): JsonObject {
  const own = { ...(portrait !== null && { portrait }), ...(ref === '' && { byLooks: true }) };
  return { characterId: id, name, description, ...own, pronoun };
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
  /\b(?:portrait|picture|sketch|drawing|textMatch|image) of ([^.?!,]+)/i,
  /\b(?:does|do|did) ([^.?!,]+?) look\b/i,
  /\bwhat ([^.?!,]+?) looks? like\b/i,
  /\b(?:describe|show me|see) ([^.?!,]+?)(?:['’]s? (?:face|looks?|appearance|picture|portrait|hair|clothes)| to me)?[.?!,]/i,
];

/** Whom a question for looks is about. */
function subjectOf(text: string): string {
  const found = SUBJECTS.map((pattern) => pattern.exec(`${text}.`)?.[1]?.trim()).find((name) => name);
  return (found ?? text).slice(0, LONGEST_SUBJECT).trim() || 'somebody';
}
