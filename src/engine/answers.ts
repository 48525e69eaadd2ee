import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { lettersOf, plainText } from '../base/plain-text.ts';
import type { RecalledLore, RecalledMemory } from '../contracts/brief.ts';
import { type Modifier, OUTCOMES, type Outcome } from '../rules/roll.ts';
import { sentencesOf } from '../sdk/language.ts';
import { mergeObjects } from '../skills/protocol/merge-patch.ts';
import { type Proposal, proposalsIn } from './proposals.ts';
import type { RolledAnswer } from './roll.ts';
import { skillStateIn } from './saved-state.ts';
import { scoresIn } from './scores.ts';
import { isDice } from './ui-events.ts';

/** What the tools before the settlement have answered. */
export interface Answers {
  opinions: Record<string, number>;
  /** What an opinion adds to a roll, as the skill that keeps it says. */
  opinionModifiers: Record<string, number>;
  reputations: Record<string, number>;
  /** Factions that the campaign does not have to know: those of a skill's settings. */
  factions: { id: string; name: string }[];
  memories: RecalledMemory[];
  lore: RecalledLore[];
  /** What counts for the chosen deed, as the skill that weighs choices says; null when none has. */
  evaluation: Modifier[] | null;
  roll: RolledAnswer | null;
  /** What skills propose to change in the story, by tool. */
  proposals: Proposal[];
  /** What they have written into the session state. */
  state: JsonObject;
}

type Outputs = Readonly<Record<string, JsonObject | null>>;

const MOST_MEMORIES = 12;
const MOST_LORE = 8;
const MOST_ANSWERS = 5;
const MOST_MODIFIERS = 20;
const LONGEST_SUMMARY = 2000;

/** Reads the outputs of tools, whatever they are called: what counts is what they say. */
export function answersIn(outputs: Outputs): Answers {
  const all = Object.values(outputs).filter((output) => output !== null);
  return {
    opinions: opinionsIn(outputs),
    opinionModifiers: Object.assign({}, ...all.map(({ perception }) => modifiersIn(perception))),
    reputations: Object.assign({}, ...all.map(({ reputation }) => scoresIn(reputation))),
    factions: all.flatMap(({ reputation }) => factionsIn(reputation)),
    memories: all.flatMap(({ memories }) => memoriesIn(memories)).slice(0, MOST_MEMORIES),
    lore: all.flatMap(({ lore }) => loreIn(lore)).slice(0, MOST_LORE),
    evaluation: all.map(({ evaluation }) => evaluationIn(evaluation)).find((found) => found !== null) ?? null,
    proposals: proposalsIn(outputs),
    state: skillStateIn(all.reduce<JsonObject>(mergeObjects, {})),
    roll: all.map(({ roll }) => rollIn(roll)).find((roll) => roll !== null) ?? null,
  };
}

/** What people think of the player, as the tools have answered. */
function opinionsIn(outputs: Outputs): Record<string, number> {
  return Object.assign({}, ...Object.values(outputs).map((output) => scoresIn(output?.['perception'])));
}

function factionsIn(said: Json | undefined): Answers['factions'] {
  if (!isJsonObject(said)) return [];
  return Object.entries(said).flatMap(([id, entry]) => {
    const name = isJsonObject(entry) ? entry['name'] : undefined;
    return typeof name === 'string' && id.startsWith('faction:') ? [{ id, name: plainText(name, 100) }] : [];
  });
}

function modifiersIn(said: Json | undefined): Record<string, number> {
  if (!isJsonObject(said)) return {};
  const entries = Object.entries(said).flatMap(([id, entry]) => {
    const modifier = isJsonObject(entry) ? entry['modifier'] : undefined;
    return typeof modifier === 'number' && Math.abs(modifier) <= 100 ? [[id, modifier] as const] : [];
  });
  return Object.fromEntries(entries);
}

function memoriesIn(said: Json | undefined): RecalledMemory[] {
  return (Array.isArray(said) ? said : []).flatMap((entry) => {
    if (!isJsonObject(entry) || typeof entry['summary'] !== 'string') return [];
    const text = (key: string, fallback: string) =>
      typeof entry[key] === 'string' ? plainText(entry[key], LONGEST_SUMMARY) : fallback;
    const { relevance, npcs, episodic } = entry;
    return [
      {
        id: text('id', ''),
        summary: text('summary', ''),
        relevance: typeof relevance === 'number' ? relevance : 0,
        npcs: Array.isArray(npcs) ? npcs.filter((id) => typeof id === 'string') : [],
        location: text('location', ''),
        significance: text('significance', 'medium'),
        episodic: episodic === true,
        outcome: text('outcome', ''),
        actionType: text('actionType', ''),
      },
    ];
  });
}

function loreIn(said: Json | undefined): RecalledLore[] {
  return (Array.isArray(said) ? said : []).flatMap((entry) => {
    if (!isJsonObject(entry) || typeof entry['text'] !== 'string') return [];
    const { id, source, relevance, why } = entry;
    const text = (value: Json | undefined) =>
      typeof value === 'string' ? plainText(value, LONGEST_SUMMARY) : '';
    return [
      {
        id: text(id),
        text: text(entry['text']),
        source: text(source),
        relevance: typeof relevance === 'number' ? relevance : 0,
        why: text(why),
        key: '',
        answers: sentencesIn(entry['answers'], text(entry['text']), Number(relevance) || 0),
      },
    ];
  });
}

/** Only what the passage says can answer from it. */
function sentencesIn(said: Json | undefined, passage: string, relevance: number): RecalledLore['answers'] {
  // A skill that only finds passages leaves it to their first sentences.
  if (said === undefined)
    return sentencesOf(passage)
      .slice(0, 2)
      .map((text) => ({ text, fit: relevance, fact: null }));
  return (Array.isArray(said) ? said : []).slice(0, MOST_ANSWERS).flatMap((entry) => {
    if (!isJsonObject(entry) || typeof entry['text'] !== 'string') return [];
    const sentence = plainText(entry['text'], LONGEST_SUMMARY);
    const { fit } = entry;
    return lettersOf(passage).includes(lettersOf(sentence))
      ? [{ text: sentence, fit: typeof fit === 'number' ? fit : 0, fact: null }]
      : [];
  });
}

function evaluationIn(said: Json | undefined): Modifier[] | null {
  const list = isJsonObject(said) ? said['modifiers'] : undefined;
  if (!Array.isArray(list)) return null;
  return list.slice(0, MOST_MODIFIERS).flatMap((entry) => {
    if (!isJsonObject(entry)) return [];
    const { value, reason } = entry;
    return typeof value === 'number' && Math.abs(value) <= 100 && typeof reason === 'string'
      ? [{ value: Math.round(value), reason: plainText(reason, 200) }]
      : [];
  });
}

function rollIn(said: Json | undefined): RolledAnswer | null {
  if (!isJsonObject(said)) return null;
  const { total, outcome, band, dice } = said;
  if (typeof total !== 'number' || !isOutcome(outcome)) return null;
  return {
    dice: isDice(dice) ? dice : [],
    total,
    outcome,
    ...(typeof band === 'string' && { band: plainText(band, 80) }),
  };
}

function isOutcome(value: unknown): value is Outcome {
  return OUTCOMES.some((outcome) => outcome === value);
}
