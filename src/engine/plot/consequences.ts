import { hasPhrase } from '../../base/phrase.ts';
import { thingCalled } from '../../base/thing-name.ts';
import type { Campaign, Person } from '../../campaign/campaign.ts';
import { BECOMES, DIES, FLAG, GAINS, LOSES, RELATION } from '../../campaign/consequences.ts';
import { clampScore, opinionNamed } from '../../rules/opinion.ts';
import { itemCalled, type World } from '../world.ts';
import { personCalled } from './conditions.ts';
import { flagValue } from './plot-state.ts';

const DEAD = /^(?:dead|died|killed|deceased)\b/i;

/** Things one can carry; whatever else is gained is a state. */
const CARRIED =
  /\b(?:key|keys|knife|letter|map|coins?|ring|lamp|lantern|book|ledger|rope|sword|cloak|ticket|photograph|papers?|pass|warrant|medal|locket|flask|compass|watch|token|seal|bottle|candle|glove|bell|badge|file|tape|card)$/i;
/** What follows says more of the thing: the key to the mill, a letter from the ministry. */
const SAYS_MORE = /\s+(?:of|to|from|for|with|in|on|at|about|under|without|who|that|which)\b.*$/i;
/** A thing is named with an article in front or with none; “knows the bell” is no thing. */
const IS_SAID = /\s(?:the|an?|his|her|their|its|my|your|our)\s/i;

const GOOD =
  /\b(?:ally|allied|friend|fond|trust|loyal|grateful|devot|love|warm|respect|forgiv|protect|owes|sworn|improve|mended|closer)\w*/i;
const BAD =
  /\b(?:wary|cold|angry|guarded|enem|hostil|betray|distrust|hate|bitter|furious|broken|rival|resent|estranged|suspicio|worse|strained)\w*/i;
const NOT = /\b(?:no longer|not|never|no|without|less)\b/i;
const BETTER = 25;
const WORSE = -30;

/** Does to the world what a consequence says. What it says is a fact in any case. */
export function withConsequence(world: World, sentence: string, campaign: Campaign, scene: number): World {
  const text = sentence.trim();
  const plot = { ...world.plot, facts: [...new Set([...world.plot.facts, text])] };
  const told: World = { ...world, plot };
  const gained = GAINS.exec(text)?.[1];
  if (gained !== undefined) return withGain(told, gained);
  const lost = LOSES.exec(text)?.[1];
  if (lost !== undefined) return withLoss(told, lost);
  const relation = RELATION.exec(text);
  if (relation !== null) return withRelation(told, relation[1] ?? '', relation[2] ?? '', campaign);
  const dead = personIn(DIES.exec(text)?.[1], campaign);
  if (dead !== null) return withDeath(told, dead, scene);
  const became = BECOMES.exec(text);
  const person = personIn(became?.[1], campaign);
  if (became !== null && person !== null) return withChange(told, person, became[2] ?? '', campaign);
  const [, key, value = ''] = FLAG.exec(text) ?? [];
  if (key === undefined) return told;
  const named = personIn(key, campaign);
  const flagged = { ...told, plot: { ...plot, flags: { ...plot.flags, [key.trim()]: flagValue(value) } } };
  return named !== null && DEAD.test(value) ? withDeath(flagged, named, scene) : flagged;
}

function personIn(name: string | undefined, campaign: Campaign): Person | null {
  return name === undefined ? null : personCalled(name, campaign);
}

function withGain(world: World, gained: string): World {
  const plot = { ...world.plot, gained: [...new Set([...world.plot.gained, gained])] };
  const item = itemCalled(gained);
  const isNew = thingCalled(gained, world.items) === undefined;
  return { ...world, plot, ...(isThing(gained) && isNew && { items: [...world.items, item] }) };
}

function isThing(gained: string): boolean {
  const named = gained.trim().replace(SAYS_MORE, '');
  return CARRIED.test(named) && !IS_SAID.test(named);
}

function withLoss(world: World, lost: string): World {
  const id = thingCalled(lost, world.items)?.id ?? itemCalled(lost).id;
  return {
    ...world,
    items: world.items.filter((item) => item.id !== id),
    plot: { ...world.plot, gained: world.plot.gained.filter((state) => itemCalled(state).id !== id) },
  };
}

/** `Relationship with Teodor: sworn to silence`: a state of his, and a step in his opinion if the words speak of one. */
function withRelation(world: World, name: string, words: string, campaign: Campaign): World {
  const person = personCalled(name, campaign);
  if (person === null) return world;
  return withOpinion(withState(world, person, words), person, words);
}

/** `Odile becomes wary`: it is the player whom she is wary of, unless the words name somebody else. */
function withChange(world: World, person: Person, words: string, campaign: Campaign): World {
  const isOfOther = campaign.people.some(
    ({ id, name, shortName }) => id !== person.id && [name, shortName].some((one) => hasPhrase(words, one)),
  );
  const changed = withState(world, person, words);
  return isOfOther || (stepIn(words) === 0 && opinionNamed(words) === 0)
    ? changed
    : withOpinion(changed, person, words);
}

/** A step by what the words say; who becomes wary is wary from then on, however small the step. */
function withOpinion(world: World, { id }: Person, words: string): World {
  const stepped = (world.opinions[id] ?? 0) + stepIn(words);
  const named = NOT.test(words) ? 0 : opinionNamed(words);
  const reached = named === 0 ? stepped : named < 0 ? Math.min(stepped, named) : Math.max(stepped, named);
  return { ...world, opinions: { ...world.opinions, [id]: clampScore(reached) } };
}

/** `+20` is said outright; `no longer an enemy` is the other way round. */
function stepIn(words: string): number {
  if (/^[+−-]\d+$/.test(words)) return Number(words.replace('−', '-'));
  if (BAD.test(words)) return NOT.test(words) ? BETTER : WORSE;
  if (GOOD.test(words)) return NOT.test(words) ? WORSE : BETTER;
  return 0;
}

function withState(world: World, { id }: Person, words: string): World {
  return { ...world, plot: { ...world.plot, states: { ...world.plot.states, [id]: words } } };
}

/** The dead are in no scene any more, and nobody dies twice. */
function withDeath(world: World, { id }: Person, scene: number): World {
  return {
    ...world,
    here: world.here.filter((other) => other !== id),
    plot: { ...world.plot, dead: { [id]: scene, ...world.plot.dead } },
  };
}
