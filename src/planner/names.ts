import type { Brief, Named } from '../contracts/brief.ts';

/** Everything in the brief that has a name. */
export function namesIn({ people, place, topics, you, absent, threads }: Brief): Named[] {
  const named = [
    ...people.map(({ id, name, shortName }) => ({ id, name: shortName === '' ? name : shortName })),
    ...(place?.exits ?? []),
    ...(place?.things ?? []),
    ...topics,
    ...you.items,
    ...absent,
    ...threads.factions,
  ];
  return named.map(({ id, name }) => ({ id, name }));
}

/** What a text names, longest names first: “the second light” is not a visit to the Light. */
export function mentionedIn(text: string, named: readonly Named[]): Named[] {
  let words = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')} `.replaceAll(/['’]s /g, ' ');
  const bare = (name: string) => name.toLowerCase().replace(/^(?:the|an?)\s+/, '');
  return [...named]
    .sort((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const phrase = ` ${bare(name).replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')} `;
      if (phrase.trim() === '' || !words.includes(phrase)) return false;
      words = words.replaceAll(phrase, ' , ');
      return true;
    });
}

const GROUPS =
  /\b(?:guilds?|guards(?! (?:the|a|an|this|that|his|her)\b)|council|elders|villagers|townsfolk|townspeople|crew|pilots|pirates|mages|priests|monks|knights|soldiers|army|police|gang|union|miners|colonists|rebels|clan|tribe|clergy|church|court(?:iers)|nobles|merchants|smugglers|thieves|marines|settlers|sailors|fishermen|workers|jury|faction|family|order of|people of|brotherhood|sisterhood|cult|senate|parliament|company of)\b/i;

/** Those who do something for a living or together: weavers, dockers, townswomen, hill people. */
const PLURAL_OF_PEOPLE =
  /\b(?:the|those|these|all|our|other)\s+(?:[\p{L}'’-]+\s+){0,2}?(?!(?:draw|lett|pap|flow|ladd|fing|feath|corn|should|wat|riv|tow|pow|numb|oth|ord|off|should|cov|rul|answ|matt|summ|wint|pow|post|lev|shutt|tim|daugh|broth|sist|moth|fath)[a-z]*ers\b)(?:\p{L}{3,}(?:ers|ists|ians|ites|smiths|wrights|ors)|\p{L}*(?:folk|people|tribes|clans|women|men)|bandits|nuns|students|servants|peasants|natives|refugees|heretics|druids|goblins|elves|dwarves|orcs)\b/iu;
/** A proper name with an article is a body of people: the Bench, the Salt Company. */
const NAMED_BODY =
  /\b(?:[Tt]he|[Oo]ur) (?!(?:Captain|King|Queen|Duke|Lord|Lady|Doctor|Judge|Professor|Mayor|Baron|Count|Inspector|Sergeant|Abbot|Bishop|Prince|Princess|Emperor|Empress)\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/u;

/** Whether a text concerns a group of people, by the names in the context or by the words for groups. */
export function concernsGroup(text: string, mentioned: readonly Named[]): boolean {
  return (
    mentioned.some(({ id }) => id.startsWith('faction:')) || GROUPS.test(text) || PLURAL_OF_PEOPLE.test(text)
  );
}

/** Whether a question for what others think is about a group: then a proper name with an article is one, too. */
export function asksForGroup(text: string, mentioned: readonly Named[]): boolean {
  const isKnown = mentioned.some(({ id }) => id.startsWith('person:'));
  return concernsGroup(text, mentioned) || (!isKnown && NAMED_BODY.test(text));
}
