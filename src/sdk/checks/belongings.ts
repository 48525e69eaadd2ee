import type { Check } from './check-input.ts';
import type { Clause } from './clauses.ts';
import type { SceneFacts } from './scene-facts.ts';

/** What is given with words, looks and meals, and is nobody's to keep. */
const PASSING =
  /^(?:answer|look|nod|smile|glance|grin|hand|chair|seat|stool|bench|place|bread|piece|bowl|plate|spoon|end|cup|mug|glass|tea|coffee|water|soup|wine|ale|drink|sip|bite|moment|minute|second|hour|time|day|name|word|reason|warning|advice|push|shove|kiss|hug|choice|room|rag|cloth|towel|blanket|bow|wave|start|turn|chance|fright|story|shrug|sign|signal|space|way|wink|stare|scare|shiver|headache|half|question|truth|lie|lead|clue|hint|idea|pause|silence|thought|feeling|impression|news|orders?|permission|leave|welcome|job|task|lift|bed|corner|breath|rest|view|back|kind|sort|shadow|share|thanks?|wide|long|short|once-over|hard|slow|cold|small|quick|tired|sad|thin|crooked|sidelong)$/iu;
const KEEPABLE =
  /\b(?:money|coins?|banknotes?|cash|purse|wallet|gold|silver|jewels?|ring|necklace|locket|amulet|key|keys|dagger|knife|sword|gun|pistol|revolver|rifle|bow|axe|letter|envelope|map|book|ledger|diary|seal|badge|ticket|pass|papers|documents?|file|folder|photograph|rope|torch|lantern|lamp|whistle|watch|compass|bottle|vial|potion|medal|cloak|coat|phone)\b/iu;
const INTO_POCKET =
  /^(?:\p{L}+ly )?(?:pocket(?:s)?\b(?<object>.*)|(?:slip|slips|put|puts|tuck|tucks|stuff|stuffs|drop|drops|stow|stows|slide|slides|hide|hides)\s+(?<moved>.+?)\s+(?:in|into|inside|under)\s+(?:your|the)\s+(?:\p{L}+\s+)?(?:pockets?|bag|coat|pack|sleeve|belt|satchel|shirt|boot|jacket|purse|cloak))\b/iu;
const TAKES =
  /^(?:\p{L}+ly )?(?:take|takes|grab|pick up|snatch|seize|steal|accept|receive|keep|catch|gain|acquire|win)\s+(?<object>.+)$/iu;
/** “You keep the badge on”: it stays as it is. */
const STAYS = /^(?:\p{L}+ly )?keep\s.+\s(?:on|open|shut|closed|still|ready)$/iu;
const IS_GIVEN =
  /\b(?:gives?|hands?|tosses|passes|throws|slips|lends?|offers and you take)\s+you\s+(?<object>.+)$|\b(?:press(?:es)?|puts?|places?|lays?|drops?|pushes)\s+(?<pressed>.+?)\s+(?:in|into)\s+your\s+(?:hands?|palm|fingers|arms)\b/iu;

/** “The key is yours now.” */
const IS_YOURS = /^(?:(?:and|but|so|then|now) )*(?<owned>.+?) (?:is|are) yours(?: now)?[.!]*$/iu;

const TAKING: ReadonlySet<string> = new Set(['take', 'steal', 'accept', 'hide', 'use']);

/** The player comes by something that the scene does not give. */
export const gains: Check = ({ facts, clauses }) => {
  const asserted = clauses.filter(({ isAsserted }) => isAsserted);
  for (const clause of asserted) {
    const given = IS_GIVEN.exec(clause.text);
    const owned = IS_YOURS.exec(clause.text)?.groups?.['owned'];
    const object = given?.groups?.['object'] ?? given?.groups?.['pressed'] ?? owned;
    if (object !== undefined && clause.subject.kind !== 'you' && isHandedTo(object, facts))
      return `the player is given ${trimmed(object)}, which does not happen`;
    if (clause.subject.kind !== 'you') continue;
    const taken = takenIn(clause, facts);
    if (taken !== null) return `the player takes ${trimmed(taken)}, which does not happen`;
  }
  return null;
};

function takenIn({ rest }: Clause, facts: SceneFacts): string | null {
  const pocketed = INTO_POCKET.exec(rest)?.groups;
  const hidden = pocketed?.['object'] ?? pocketed?.['moved'];
  if (hidden !== undefined && isNew(hidden, facts)) return hidden;
  const object = TAKES.exec(rest)?.groups?.['object'];
  if (object === undefined || STAYS.test(rest) || !isNew(object, facts)) return null;
  return isKeepable(object, facts) && !isPassing(object) ? object : null;
}

/** What is worth keeping; whatever else is handed over is noted down after the scene. */
function isHandedTo(object: string, facts: SceneFacts): boolean {
  const isSpokenOf = /^\s*(?:it|them|this|that)\b/iu.test(object);
  return isNew(object, facts) && !isPassing(object) && (isSpokenOf || isKeepable(object, facts));
}

function isKeepable(object: string, { brief }: SceneFacts): boolean {
  const noun = headPart(object);
  return KEEPABLE.test(noun) || brief.place?.things.some(({ name }) => hasHead(noun, name)) === true;
}

/** What the player has chosen to take is taken, unless it went wrong. */
function isChosen(object: string, { brief: { deed } }: SceneFacts): boolean {
  if (deed === null || deed.result === 'failure' || deed.outcome === 'refused') return false;
  const named = [deed.target, deed.topic].flatMap((one) => (one === null ? [] : [one.name]));
  return TAKING.has(deed.act) && (named.length === 0 || named.some((name) => hasHead(object, name)));
}

/** Whether it is neither carried already nor got in this scene. “It” may be anything that was got. */
function isNew(object: string, facts: SceneFacts): boolean {
  const { you, effects, deed } = facts.brief;
  if (/^\s*(?:it|them|this|that|these|those|your|yourself|a hand|his|hers|her hand|theirs?)\b/iu.test(object))
    return /^\s*(?:it|them|this|that)\b/iu.test(object) && !hasGained(facts) && !isOwn(facts);
  const gained = effects.flatMap((effect) => (effect.kind === 'item' ? [effect.name] : []));
  const known = [...you.items.map(({ name }) => name), ...gained, ...(deed?.item ? [deed.item.name] : [])];
  return !known.some((name) => hasHead(object, name)) && !isChosen(object, facts);
}

function hasGained({ brief }: SceneFacts): boolean {
  return brief.effects.some((effect) => effect.kind === 'item' && effect.change === 'gained');
}

function isOwn({ brief }: SceneFacts): boolean {
  return brief.deed?.item !== null && brief.deed?.item !== undefined;
}

/** The noun phrase, without what follows it. */
function headPart(object: string): string {
  return (
    object
      .trim()
      .split(/\s+(?:from|of|out|off|in|into|at|by|with|before|while|to|for|and|on|so|because)\s+/iu)[0] ?? ''
  );
}

function isPassing(object: string): boolean {
  const words =
    headPart(object)
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? [];
  return words.some((word) => PASSING.test(word));
}

const LOST_BY_YOU =
  /^(?:then |\p{L}+ly |have |has )*(?:lose|lost|drop|dropped|give|gave|hand|handed|leave|left|throw|threw|toss|surrender|let go of|set|break|sell|sold|burn|trade)\b/iu;
const TAKEN_BY_THEM =
  /^(?:then |\p{L}+ly )*(?:takes|snatches|confiscates|tears|seizes|steals|burns|pockets|grabs|keeps|wrests|pulls|breaks|smashes|throws|feeds)\b/iu;
const GONE_BY_ITSELF =
  /\b(?:goes over|goes overboard|slips? from|falls?|is gone|are gone|breaks?|shatters?|burns?|sinks?|is lost|vanish(?:es)?|disappears?|drops? into|rolls? (?:away|into)|is no longer|is (?:pulled|torn|snatched|swept|blown|taken) (?:from|out of|away))\b/iu;

/** It is put down or held for a moment, in reach, or stays where it is. */
const IN_REACH =
  /\b(?:to hold|for a (?:moment|minute|while)|so that (?:you|she|he|they|both)|where it (?:is|was)|in your (?:pocket|hand|bag|coat)|between you|before (?:you|her|him|them)|at your (?:feet|elbow|side)|beside you)\b/iu;
const SET_DOWN = /^(?:then |\p{L}+ly )*(?:set|put|stand)\b(?!.*\b(?:and leave|leave it|for good|behind)\b)/iu;
/** Whoever takes it to use it before the player's eyes has it on loan. */
const USED =
  /\b(?:from you|out of your hands?)\b.*\b(?:and|to) (?:holds?|lifts?|raises?|looks?|turns?|reads?|weighs?|shines?|examines?)\b/iu;

/** The player loses something that they keep. */
export const losses: Check = ({ facts, clauses, narration }) => {
  const { you, effects } = facts.brief;
  const lost = new Set(
    effects.flatMap((effect) => (effect.kind === 'item' && effect.change === 'lost' ? [effect.item] : [])),
  );
  const kept = you.items.filter(({ id }) => !lost.has(id));
  if (
    /\b(?:(?:gives?|hands?|push(?:es)?|slides?|puts?|lays?|passes) (?:it|them) back|returns? it|back (?:to|into) your?|takes? it back)\b/iu.test(
      narration,
    )
  )
    return null;
  for (const { subject, text, rest, isAsserted } of clauses) {
    if (!isAsserted) continue;
    const item = kept.find(({ name }) => hasHead(text, name));
    if (item === undefined) continue;
    const byYou =
      subject.kind === 'you' &&
      LOST_BY_YOU.test(rest) &&
      isHandedOver(rest, item.name) &&
      !IN_REACH.test(narration) &&
      !SET_DOWN.test(narration.slice(narration.indexOf(rest)));
    const byThem = subject.kind === 'person' && TAKEN_BY_THEM.test(rest) && !USED.test(narration);
    const byItself =
      subject.kind !== 'person' &&
      hasHead(text.slice(0, item.name.length + 12), item.name) &&
      GONE_BY_ITSELF.test(text);
    if (byYou || byThem || byItself) return `the player loses ${item.name}, which they keep`;
  }
  return null;
};

/** “You drop into a chair with the lamp” loses nothing. */
function isHandedOver(rest: string, name: string): boolean {
  const before = rest.slice(0, rest.toLowerCase().indexOf(headOf(name)));
  return !/\b(?:into|with|beside|under|behind|by|near|over|like|from)\b/iu.test(before);
}

function hasHead(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}])${headOf(name)}s?(?![\\p{L}])`, 'iu').test(text);
}

/** The noun of a name: `key` of “the brass key”, `brief` of “the brief with a ribbon”. */
function headOf(name: string): string {
  const bare = name.toLowerCase().split(/\s(?:with|of|for|from|in|on|that)\s/u)[0] ?? '';
  return (bare.match(/[\p{L}]+/gu) ?? ['']).at(-1) ?? '';
}

function trimmed(object: string): string {
  return headPart(object)
    .replace(/[.!?]+$/u, '')
    .trim();
}
