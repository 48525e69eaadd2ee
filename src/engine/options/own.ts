import { termsOf } from '../../base/words.ts';
import type { Intent } from '../../contracts/intent.ts';
import type { Option } from '../../contracts/question.ts';
import { ruleOf } from '../../rules/acts.ts';
import { canBeTold, knownFacts, sharable } from '../knowledge.ts';
import { filterAllowed } from './allowed.ts';
import { type Draft, type OptionInput, optionFrom } from './option.ts';

/** Acts that belong to the plot or to the program; no writer makes them up. */
const NOT_THEIRS: readonly string[] = ['decide', 'keep', 'remember', 'plan', 'trade'];
/** Words that a choice has to share with a fact in order to speak of it. */
const SHARED_WORDS = 2;

/**
 * A choice that a writer of choices made up, with what the rules make of it: dice, odds and cost as for any other. Why not,
 * when it is not allowed. A name in place of an id is somebody or something that only the prose knows so far.
 */
export function ownOption(given: Intent, input: OptionInput): Option | string {
  const intent = withCompany(given, input);
  const { item, stat, text, along } = intent;
  const act = isHeldOut(intent, input) ? 'accept' : intent.act;
  if (NOT_THEIRS.includes(act)) return `No writer makes up the act “${act}”.`;
  const { target, topic } = aimOf(intent);
  const known = idsIn(input);
  const isFit = (id: string | undefined) => id === undefined || !id.includes(':') || known.has(id);
  if (![target, topic, item].every(isFit)) return 'It is about somebody or something that is not here.';
  // Somebody who is elsewhere can be spoken of, not spoken to.
  if (input.brief.absent.some(({ id }) => id === target)) return 'Whom it turns to is elsewhere.';
  // What is given has to be there to give.
  if (act === 'give' && item === undefined) return 'The player does not carry what it would give.';
  const rule = ruleOf(act);
  const fact = factTold(intent, input);
  const draft: Draft = {
    act,
    ...(target !== undefined && { target }),
    ...(topic !== undefined && { topic }),
    ...(item !== undefined && { item }),
    ...(fact !== null && { fact }),
    ...(stat !== undefined && { stat }),
    ...(along !== undefined && { along }),
    ...wantPromised(intent, input),
    text,
    because: [{ kind: 'prose', ref: target ?? act, text: 'The scene brings it up' }],
    ...(rule.dangerous === true && { cost: 'danger' as const }),
    stakes: rule.dangerous === true ? 'force' : rule.scene === 'dialogue' ? 'trust' : 'discovery',
    weight: 0,
  };
  const [allowed] = filterAllowed([optionFrom(draft, input)], input.circumstances.campaign);
  return allowed === undefined
    ? 'The author rules it out.'
    : { ...allowed, intent: { ...allowed.intent, own: true } };
}

/** Ways that are gone together, and no way out or past somebody. */
const TOGETHER: readonly string[] = ['go', 'follow'];

/** Who is here and is what a way is about goes along; to follow somebody somewhere is a way there with them. */
function withCompany(intent: Intent, input: OptionInput): Intent {
  const { brief } = input;
  const { act, target, topic, along = [] } = intent;
  if (!TOGETHER.includes(act)) return intent;
  const isHere = (id: string | undefined) => brief.people.some((person) => person.id === id);
  const isWay = (id: string | undefined) => brief.place?.exits.some((exit) => exit.id === id) === true;
  if (isHere(target) && isWay(topic))
    return withCompany({ ...intent, target: topic ?? '', topic: target ?? '' }, input);
  const company = [...along, ...(topic === undefined ? [] : [topic])].filter(isHere);
  return company.length === 0 ? intent : { ...intent, along: [...new Set(company)] };
}

/** What somebody has just asked the player to take is not taken from them. */
function isHeldOut({ act, target }: Intent, { brief }: OptionInput): boolean {
  return act === 'take' && target !== undefined && target === brief.question.next?.from;
}

/** Who hides behind something does not hide it. */
function aimOf({ act, target, topic }: Intent): { target?: string | undefined; topic?: string | undefined } {
  const isCover = act === 'hide' && topic === undefined && target?.startsWith('person:') !== true;
  return isCover ? { topic: target } : { target, topic };
}

/** What of that which the player knows is told by a choice: the fact that its words speak of. */
function factTold({ act, target, text }: Intent, { world, circumstances }: OptionInput): string | null {
  const { campaign } = circumstances;
  const person = campaign.people.find(({ id }) => id === target);
  if (!ruleOf(act).tells || person === undefined) return null;
  const words = new Set(termsOf(text));
  const told = world.knows[person.id] ?? [];
  const ranked = [
    ...knownFacts(world, campaign).filter((fact) => canBeTold(fact, person, world)),
    ...sharable({ ...world, items: [] }, campaign).filter(({ id }) => !told.includes(id)),
  ]
    .map(({ id, text: fact }) => ({ id, shared: termsOf(fact).filter((term) => words.has(term)).length }))
    .sort((one, other) => other.shared - one.shared);
  return (ranked[0]?.shared ?? 0) >= SHARED_WORDS ? (ranked[0]?.id ?? null) : null;
}

/** Acts by which the player takes something upon themselves. */
const UNDERTAKES: readonly string[] = ['promise', 'accept'];

/** What of that which somebody wants is promised by a choice: what they have just asked for, or what its words speak of. */
function wantPromised({ act, target, text }: Intent, { brief }: OptionInput): { want?: string } {
  const person = brief.people.find(({ id }) => id === target);
  if (!UNDERTAKES.includes(act) || person === undefined) return {};
  const open = person.wants.filter(({ taken }) => !taken);
  const { kind, about } = brief.question.next ?? {};
  const asked = kind === 'plea' ? open.find(({ id }) => id === about) : undefined;
  const words = new Set(termsOf(text));
  const meant = open.find((want) => {
    const terms = [...new Set(termsOf(want.text))];
    const shared = terms.filter((term) => words.has(term)).length;
    return shared > 0 && shared >= Math.min(SHARED_WORDS, terms.length);
  });
  const want = asked ?? meant;
  return want === undefined ? {} : { want: want.id };
}

/** Whom and what a choice can be about here. */
function idsIn({ brief }: OptionInput): Set<string> {
  const { people, place, topics, you, absent } = brief;
  return new Set(
    [
      ...people,
      ...absent,
      ...topics,
      ...you.items,
      ...(place === null ? [] : [place, ...place.things, ...place.exits]),
    ].map(({ id }) => id),
  );
}
