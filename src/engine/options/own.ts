import type { Intent } from '../../contracts/intent.ts';
import type { Option } from '../../contracts/question.ts';
import { ruleOf } from '../../rules/acts.ts';
import { filterAllowed } from './allowed.ts';
import { type Draft, type OptionMatter, optionFrom } from './option.ts';

/** Acts that belong to the plot or to the program; no writer makes them up. */
const NOT_THEIRS: readonly string[] = ['decide', 'keep', 'remember', 'plan', 'trade'];

/**
 * A choice that a writer of choices made up, with what the rules make of it: dice, odds and cost as for any other. Null
 * when it is not allowed. A name in place of an id is somebody or something that only the prose knows so far.
 */
export function ownOption({ act, target, topic, stat, text }: Intent, matter: OptionMatter): Option | null {
  if (NOT_THEIRS.includes(act)) return null;
  const known = idsIn(matter);
  const isFit = (id: string | undefined) => id === undefined || !id.includes(':') || known.has(id);
  if (!isFit(target) || !isFit(topic)) return null;
  const rule = ruleOf(act);
  const draft: Draft = {
    act,
    ...(target !== undefined && { target }),
    ...(topic !== undefined && { topic }),
    ...(stat !== undefined && { stat }),
    text,
    because: [{ kind: 'prose', ref: target ?? act, text: 'The scene brings it up' }],
    ...(rule.dangerous === true && { cost: 'danger' as const }),
    stakes: rule.dangerous === true ? 'force' : rule.scene === 'dialogue' ? 'trust' : 'discovery',
    weight: 0,
  };
  return filterAllowed([optionFrom(draft, matter)], matter.circumstances.campaign)[0] ?? null;
}

/** Whom and what a choice can be about here. */
function idsIn({ brief }: OptionMatter): Set<string> {
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
