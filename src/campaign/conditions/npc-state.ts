import { opinionTier } from '../../rules/opinion.ts';
import type { Campaign } from '../campaign.ts';
import { BECOMES, DIES, RELATION } from '../consequences.ts';
import { slug } from '../names.ts';

/** How things stand with somebody, as conditions ask for it. */
export interface Standing {
  isDead: boolean;
  isHere: boolean;
  isMet: boolean;
  opinion: number;
}

/** Words for how things stand with somebody, each list with when they hold and what that means. */
const WORDS: readonly { words: readonly string[]; holds(standing: Standing): boolean; means: string }[] = [
  { words: ['dead'], holds: ({ isDead }) => isDead, means: 'is dead' },
  { words: ['alive'], holds: ({ isDead }) => !isDead, means: 'is not dead' },
  { words: ['present', 'here'], holds: ({ isHere }) => isHere, means: 'is where the player is' },
  { words: ['absent', 'away'], holds: ({ isHere }) => !isHere, means: 'is not where the player is' },
  { words: ['known', 'met'], holds: ({ isMet }) => isMet, means: 'has been met' },
  { words: ['unknown', 'not met'], holds: ({ isMet }) => !isMet, means: 'has not been met' },
  {
    words: ['devoted', 'loyal', 'ally'],
    holds: ({ opinion }) => opinionTier(opinion) >= 2,
    means: 'thinks 56 or more of the player',
  },
  {
    words: ['friendly', 'trusts the player', 'trusting'],
    holds: ({ opinion }) => opinionTier(opinion) >= 1,
    means: 'thinks 31 or more of the player',
  },
  {
    words: ['warm'],
    holds: ({ opinion }) => opinionTier(opinion) === 1,
    means: 'thinks 31 to 55 of the player',
  },
  {
    words: ['neutral'],
    holds: ({ opinion }) => opinionTier(opinion) === 0,
    means: 'thinks −30 to 30 of the player',
  },
  {
    words: ['distrusts the player', 'angry', 'suspicious', 'wary'],
    holds: ({ opinion }) => opinionTier(opinion) === -1,
    means: 'thinks −31 to −55 of the player',
  },
  {
    words: ['hostile'],
    holds: ({ opinion }) => opinionTier(opinion) <= -1,
    means: 'thinks −31 or less of the player',
  },
  {
    words: ['hates the player', 'enemy', 'furious'],
    holds: ({ opinion }) => opinionTier(opinion) <= -2,
    means: 'thinks −56 or less of the player',
  },
];

/** Everything that can be said of somebody by how things stand with them. */
export function saidOf(standing: Standing): string[] {
  return WORDS.filter(({ holds }) => holds(standing)).flatMap(({ words }) => words);
}

/** Whether it says how things stand between somebody and the player, which the story keeps itself. */
export function isStanding(wanted: string): boolean {
  return WORDS.some(({ words }) => words.some((word) => slug(word) === slug(wanted)));
}

/** How `npc_state` was read, for its author; `isRead` is false when nothing that is written can make it true. */
export function npcStateInWords(
  name: string,
  wanted: string,
  campaign: Pick<Campaign, 'people' | 'beats'>,
): { readAs: string; isRead: boolean } {
  const person = campaign.people.find((one) =>
    [one.id, `person:${slug(one.name)}`, `person:${slug(one.shortName)}`].includes(`person:${slug(name)}`),
  );
  if (person === undefined)
    return { readAs: `nobody in this campaign is called ${name}, so it never holds`, isRead: false };
  const standing = WORDS.filter(({ words }) => words.some((word) => slug(word) === slug(wanted)));
  const made = campaign.beats.flatMap(({ title, consequences = [] }) =>
    consequences
      .filter((sentence) => speaksOf(sentence, person) && sharesWord(sentence, wanted))
      .map((sentence) => `the beat “${title}” has brought about “${sentence}”`),
  );
  const ways = [...standing.map(({ means }) => `${person.name} ${means}`), ...new Set(made)];
  return ways.length > 0
    ? { readAs: ways.join(', or '), isRead: true }
    : {
        readAs: `compared, by words and by meaning, with what beats make of ${person.name}; no beat says anything like it`,
        isRead: false,
      };
}

function speaksOf(sentence: string, { name, shortName }: { name: string; shortName: string }): boolean {
  const text = sentence.trim();
  const subject = (DIES.exec(text) ?? RELATION.exec(text) ?? BECOMES.exec(text))?.[1];
  return subject !== undefined && [slug(name), slug(shortName)].includes(slug(subject));
}

function sharesWord(sentence: string, wanted: string): boolean {
  const said = new Set(slug(sentence).split('-'));
  return slug(wanted)
    .split('-')
    .some((word) => word.length > 3 && said.has(word));
}
