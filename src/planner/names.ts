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

/** Whether a text concerns a group of people, by the names in the context or by the words for groups. */
export function concernsGroup(text: string, mentioned: readonly Named[]): boolean {
  return mentioned.some(({ id }) => id.startsWith('faction:')) || GROUPS.test(text);
}
