import { clampScore, createRandom, getOwn } from '../../../../src/sdk/index.ts';

export interface Weights {
  faction: number;
  traits: number;
  chance: number;
}

export interface Newcomer {
  id: string;
  factions: string[];
  likes: string[];
  dislikes: string[];
}

/** Half what is heard, a third what is seen, the rest chance, unless the settings weigh it otherwise. */
export function weightsFrom(config: Record<string, unknown>): Weights {
  const weight = (key: string, standard: number) =>
    typeof config[key] === 'number' ? (config[key] as number) : standard;
  const weights = {
    faction: weight('factionInfluenceWeight', 0.5),
    traits: weight('traitInfluenceWeight', 0.3),
    chance: weight('varianceWeight', 0.2),
  };
  const sum = weights.faction + weights.traits + weights.chance;
  if (sum <= 1) return weights;
  return { faction: weights.faction / sum, traits: weights.traits / sum, chance: weights.chance / sum };
}

/** The opinion somebody has at first sight. */
export function firstImpression(
  person: Newcomer,
  {
    traits,
    reputation,
    seed,
    weights,
  }: { traits: string[]; reputation: Record<string, number>; seed: string; weights: Weights },
): number {
  const standings = person.factions.map((id) => getOwn(reputation, id) ?? 0);
  const heard =
    standings.length === 0 ? 0 : standings.reduce((sum, value) => sum + value, 0) / standings.length;
  const chance = (createRandom(seed).fork(`impression/${person.id}`).next() * 2 - 1) * 100;
  return clampScore(
    weights.faction * heard + weights.traits * seen(traits, person) + weights.chance * chance,
  );
}

/** What most people think of what they see, when a person has no views of their own. */
const PLEASING =
  /\b(?:honest|kind|courte|polite|clean|gentle|generous|humble|warm|cheerful|calm|loyal|diploma)/i;
const ALARMING =
  /\b(?:armed|sword|knife|gun|blood|scar|ragged|filthy|drunk|cruel|fierce|ruthless|menac|thief)/i;

function seen(traits: readonly string[], { likes, dislikes }: Newcomer): number {
  if (traits.length === 0) return 0;
  const values = traits.map((trait) => {
    if (likes.some((like) => isAbout(like, trait))) return 100;
    if (dislikes.some((dislike) => isAbout(dislike, trait))) return -100;
    return PLEASING.test(trait) ? 40 : ALARMING.test(trait) ? -40 : 0;
  });
  const telling = values.filter((value) => value !== 0);
  return telling.length === 0 ? 0 : telling.reduce((sum, value) => sum + value, 0) / telling.length;
}

function isAbout(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase().trim(), other.toLowerCase().trim()];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}
