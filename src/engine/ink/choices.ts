import type { Campaign } from '../../campaign/campaign.ts';
import {
  factNamed,
  nameKey,
  personNamed,
  placeNamed,
  thingNamed,
  topicNamed,
} from '../../campaign/ink/names.ts';
import { type InkTag, readTag, tagValue } from '../../campaign/ink/tags.ts';
import { slug } from '../../campaign/names.ts';
import type { Intent } from '../../contracts/intent.ts';
import { isAct } from '../../rules/acts.ts';
import { type ExpressionInput, holds } from '../plot/expression.ts';
import { itemCalled, type World } from '../world.ts';
import { needsInWords } from './needs.ts';

/** A choice that an author wrote. */
export interface InkChoice {
  /** What to give back when it is chosen. */
  index: number;
  text: string;
  intent: Intent;
  /** The stat that is rolled; without it nothing is rolled. */
  stat?: string;
  /** Added to that roll, −3 to 3. */
  modifier?: number;
  /** What it costs, in the author's words. */
  costs?: string;
  /** CEL that must hold. */
  needs?: string;
  /** What it needs, in words, while it cannot be chosen; null when it can be. */
  locked: string | null;
}

const MOST_MODIFIER = 3;

export function choiceOf(
  { index, text, tags }: { index: number; text: string; tags: readonly string[] },
  input: ExpressionInput,
): InkChoice {
  const read = tags.map(readTag);
  const [stat, costs, needs] = [tagValue(read, 'stat'), tagValue(read, 'costs'), tagValue(read, 'needs')];
  const isLocked = needs !== undefined && !holds(needs, input);
  return {
    index,
    text,
    intent: intentOf(text, read, input.campaign, input.world),
    ...(stat !== undefined && { stat: statNamed(stat, input) }),
    ...(isRolled(read) && { modifier: modifierIn(read) }),
    ...(costs !== undefined && { costs }),
    ...(needs !== undefined && { needs }),
    locked: isLocked ? (tagValue(read, 'locked') ?? needsInWords(needs, input)) : null,
  };
}

/** What the tags of a choice mean, by id. Without an act it is a decision, which the rules leave to the author. */
function intentOf(text: string, tags: readonly InkTag[], campaign: Campaign, world: World): Intent {
  const act = slug(tagValue(tags, 'act') ?? '').replaceAll('-', '_');
  const [target, topic, item, fact] = ['target', 'topic', 'item', 'fact'].map((name) => tagValue(tags, name));
  const ids = {
    target: target === undefined ? undefined : targetNamed(target, campaign, world),
    topic:
      topic === undefined
        ? undefined
        : (topicNamed(topic, campaign.topics)?.id ?? personNamed(topic, campaign.people)?.id),
    item: item === undefined ? undefined : itemNamed(item, world),
    fact: fact === undefined ? undefined : (factNamed(fact, campaign.facts)?.id ?? nameKey(fact)),
  };
  const known = Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined));
  return { act: isAct(act) ? act : 'decide', text: text.slice(0, 2000), ...known };
}

function targetNamed(words: string, campaign: Campaign, world: World): string | undefined {
  return (
    personNamed(words, campaign.people)?.id ??
    placeNamed(words, campaign.places)?.id ??
    thingNamed(words, campaign, world.place) ??
    undefined
  );
}

function itemNamed(words: string, { items }: World): string {
  const key = nameKey(words);
  const carried = items.find(({ id }) => nameKey(id) === key || nameKey(id).endsWith(`_${key}`));
  return carried?.id ?? itemCalled(words.replaceAll('_', ' ')).id;
}

/** The stat as the player's sheet spells it. */
function statNamed(words: string, { persona }: ExpressionInput): string {
  return Object.keys(persona.stats).find((name) => slug(name) === slug(words)) ?? words;
}

/** A choice is rolled when it names a stat or a modifier. */
function isRolled(tags: readonly InkTag[]): boolean {
  return ['stat', 'modifier'].some((name) => tagValue(tags, name) !== undefined);
}

function modifierIn(tags: readonly InkTag[]): number {
  const value = Number((tagValue(tags, 'modifier') ?? '0').replace('−', '-'));
  return Number.isFinite(value) ? Math.max(-MOST_MODIFIER, Math.min(MOST_MODIFIER, Math.round(value))) : 0;
}
