import type { Campaign } from '../../campaign/campaign.ts';
import { itemCalled, type World } from '../world.ts';
import { personCalled } from './conditions.ts';

const GAINS = /^(?:the )?player (?:gains|receives|gets|learns|acquires) ['‘"“](.+)['’"”]\.?$/i;
const LOSES = /^(?:the )?player loses ['‘"“](.+)['’"”]\.?$/i;
const RELATION = /^relationship with (.+?): (.+?)\.?$/i;
const BECOMES = /^(.+?) (?:becomes|is now|turns) (.+?)\.?$/i;
const DIES = /^(.+?) (?:dies|is dead|is killed|has died)\b/i;
const FLAG = /^([\p{L}_][\p{L}\p{N}_ .-]*?): (.+?)\.?$/u;

/** Things one can carry; whatever else is gained is a state. */
const CARRIED =
  /\b(?:key|keys|knife|letter|map|coins?|ring|lamp|lantern|book|ledger|rope|sword|cloak|ticket|photograph|papers?|pass|warrant|medal|locket|flask|compass|watch|token|seal|bottle|candle|glove|bell|badge|file|tape|card)\b/i;

const GOOD =
  /\b(?:ally|allied|friend|trust|loyal|grateful|devot|love|warm|respect|forgiv|protect|owes|sworn)\w*/i;
const BAD =
  /\b(?:enem|hostil|betray|distrust|hate|bitter|furious|broken|rival|resent|estranged|suspicio)\w*/i;

/** Does to the world what a consequence says. What it says is a fact in any case. */
export function withConsequence(world: World, sentence: string, campaign: Campaign, scene: number): World {
  const text = sentence.trim();
  const plot = { ...world.plot, facts: [...world.plot.facts, text] };
  const told: World = { ...world, plot };
  const gained = GAINS.exec(text)?.[1];
  if (gained !== undefined) return withGain(told, gained);
  const lost = LOSES.exec(text)?.[1];
  if (lost !== undefined) return withLoss(told, lost);
  const relation = RELATION.exec(text);
  if (relation !== null) return withRelation(told, relation[1] ?? '', relation[2] ?? '', campaign);
  const died = DIES.exec(text)?.[1];
  if (died !== undefined) return withDeath(told, died, campaign, scene);
  const became = BECOMES.exec(text);
  const person = became && personCalled(became[1] ?? '', campaign);
  if (became && person)
    return { ...told, plot: { ...plot, states: { ...plot.states, [person.id]: became[2] ?? '' } } };
  const flag = FLAG.exec(text);
  if (flag === null) return told;
  const [, key = '', value = ''] = flag;
  return { ...told, plot: { ...plot, flags: { ...plot.flags, [key.trim()]: flagValue(value) } } };
}

function withGain(world: World, gained: string): World {
  const plot = { ...world.plot, gained: [...new Set([...world.plot.gained, gained])] };
  const item = itemCalled(gained);
  const isNew = !world.items.some(({ id }) => id === item.id);
  return { ...world, plot, ...(CARRIED.test(gained) && isNew && { items: [...world.items, item] }) };
}

function withLoss(world: World, lost: string): World {
  const { id } = itemCalled(lost);
  return {
    ...world,
    items: world.items.filter((item) => item.id !== id),
    plot: { ...world.plot, gained: world.plot.gained.filter((state) => state !== lost) },
  };
}

/** `Relationship with Teodor: sworn to silence`: a state of his, and a step in his regard if the words speak of one. */
function withRelation(world: World, name: string, words: string, campaign: Campaign): World {
  const person = personCalled(name, campaign);
  if (person === null) return world;
  const step = BAD.test(words) ? -30 : GOOD.test(words) ? 25 : 0;
  const regard = Math.max(-100, Math.min(100, (world.regard[person.id] ?? 0) + step));
  return {
    ...world,
    regard: { ...world.regard, [person.id]: regard },
    plot: { ...world.plot, states: { ...world.plot.states, [person.id]: words } },
  };
}

function withDeath(world: World, name: string, campaign: Campaign, scene: number): World {
  const person = personCalled(name, campaign);
  if (person === null) return world;
  return {
    ...world,
    here: world.here.filter((id) => id !== person.id),
    plot: { ...world.plot, dead: { ...world.plot.dead, [person.id]: scene } },
  };
}

function flagValue(text: string): string | number | boolean {
  if (/^(?:true|yes)$/i.test(text)) return true;
  if (/^(?:false|no)$/i.test(text)) return false;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
