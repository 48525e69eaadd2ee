import { remembering } from '../../base/remembering.ts';
import { baseForms, type Kind, LEXICON } from '../../planner/lexicon.ts';
import { kindIn } from '../../planner/verbs.ts';

/**
 * Verbs that mean the same deed. Finer than what the engine resolves: to ask, to tell and to lie are all talk to the
 * engine, and three different choices to an author.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  ask: 'ask question enquire inquire interview query quiz',
  tell: 'tell say inform reveal explain announce declare report mention disclose',
  confess: 'confess admit own_up come_clean',
  lie: 'lie deceive mislead trick fool bluff con',
  agree: 'agree consent accept assent',
  refuse: 'refuse decline reject deny',
  promise: 'promise swear vow pledge',
  offer: 'offer volunteer propose suggest',
  thank: 'thank praise congratulate compliment',
  insult: 'insult mock taunt scold accuse',
  forgive: 'forgive pardon excuse absolve',
  spare: 'spare release free let_go untie',
  betray: 'betray denounce inform_on give_away hand_over',
  burn: 'burn torch ignite set_fire',
  break: 'break smash destroy wreck ruin shatter',
  mend: 'mend repair fix restore',
  open: 'open unlock unbar',
  close: 'close shut bar lock',
  write: 'write note_down jot',
  read: 'read leaf_through',
  count: 'count tally reckon',
  sign: 'sign initial',
  decide: 'decide resolve choose',
  wait: 'wait linger stay remain pause bide keep_quiet keep_still say_nothing put_off delay',
  keep: 'keep keep_to stand_by',
  hide: 'hide mask bury',
  bring: 'bring bring_together gather assemble call_together',
};
const FAMILY_OF = new Map(
  Object.entries(FAMILIES).flatMap(([family, verbs]) =>
    verbs.split(' ').map((verb): [string, string] => [verb, family]),
  ),
);
/** Kinds of action in which the verbs are too different to stand for each other. */
const WIDE: ReadonlySet<Kind> = new Set(['talk', 'persuade', 'try', 'take', 'look']);
/** How likely a text must mean a kind of action to count to it. */
const SURE = 0.3;
/** How many words after the verb may make a phrase with it: “let the poacher go”. */
const REACH = 4;

/** A text as an order: “You signed it”, “Player chose to sign it” and “has signed it” all begin with the verb. */
export function bareDeed(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^(?:the )?player (?:has )?(?:chose|chosen|chooses|decides|decided) to /, '')
    .replace(/^(?:you|the player|player|who) /, '')
    .replace(/^(?:make|makes|made) up (?:your|their|his|her) mind to /, 'decide to ')
    .replace(/^(?:has|have|had|is|are|was) (?:often |once )?/, '');
}

/** What family of deeds a text begins with; null when it does not begin with a verb. */
export const deedIn = remembering((text: string): { family: string; verb: string } | null => {
  const [first = '', ...rest] = bareDeed(text).match(/[\p{L}'’]+/gu) ?? [];
  for (const form of baseForms(first)) {
    const phrase = rest.slice(0, REACH).find((word) => FAMILY_OF.has(`${form}_${word}`));
    const family = (phrase && FAMILY_OF.get(`${form}_${phrase}`)) ?? FAMILY_OF.get(form);
    if (family !== undefined) return { family, verb: first };
    const kind = LEXICON.get(form);
    if (kind !== undefined) return { family: WIDE.has(kind) ? form : kind, verb: first };
  }
  return null;
});

/** Every family a deed counts to when one asks what a player is like: its own, and the kind of action it is. */
export const familiesOf = remembering((text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const deed = deedIn(text);
  if (deed !== null) found.add(deed.family);
  const kind = kindIn(bareDeed(text));
  if (kind !== null && kind.score >= SURE && !WIDE.has(kind.kind)) found.add(kind.kind);
  const plain = bareDeed(text);
  if (/\btruth\b|\bhonest/.test(plain) && !found.has('lie')) found.add('truth');
  if (found.has('confess')) found.add('truth');
  if (/\bpromise\b|\bword\b/.test(plain) && deed?.family === 'keep') found.add('kept promise');
  if (/\bsecrets?\b/.test(plain) && deed?.family === 'keep') found.add('secret');
  return found;
});
