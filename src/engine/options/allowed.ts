import type { Campaign } from '../../campaign/campaign.ts';
import type { Option } from '../../contracts/question.ts';

const NO_BLOWS =
  /\b(?:nobody|no one|no-one|no character) (?:is|gets|may be|can be) (?:struck|hit|hurt|harmed|beaten|killed)|\bno (?:violence|fights?|fighting|blows|bloodshed)\b/i;
const UNHARMED =
  /\b(?:no harm|unharmed|not (?:be )?(?:hurt|harmed|struck|killed)|never (?:be )?(?:hurt|harmed|struck|killed))\b/i;

/** The options that the author's constraints allow. Whatever else must not be offered is left out here and nowhere else. */
export function filterAllowed(options: readonly Option[], campaign: Campaign): Option[] {
  return options.filter(({ intent }) => intent.act !== 'fight' || mayBeHurt(intent.target, campaign));
}

/** Whether the author lets it come to blows: with anybody, and with this person. */
function mayBeHurt(id: string | undefined, { constraints, people }: Campaign): boolean {
  const person = people.find((other) => other.id === id);
  const isMeant = (rule: string) =>
    person !== undefined && (rule.includes(person.name) || rule.includes(person.shortName));
  return !constraints.some((rule) => NO_BLOWS.test(rule) || (UNHARMED.test(rule) && isMeant(rule)));
}
