import type { Campaign } from '../campaign/campaign.ts';
import type { Persona } from './persona.ts';

/** Those who have neither hands nor pockets. */
const CREATURE =
  /\b(?:snails?|slugs?|worms?|beetles?|ants?|bees?|wasps?|moths?|butterfl(?:y|ies)|spiders?|crickets?|fl(?:y|ies)|hares?|rabbits?|mouse|mice|rats?|voles?|moles?|shrews?|hedgehogs?|badgers?|fox(?:es)?|wol(?:f|ves)|dogs?|hounds?|cats?|kittens?|horses?|pon(?:y|ies)|donkeys?|cows?|pigs?|sheep|goats?|deer|bears?|squirrels?|otters?|bats?|birds?|crows?|ravens?|rooks?|jackdaws?|magpies?|owls?|sparrows?|wrens?|robins?|thrush(?:es)?|pigeons?|gulls?|hens?|ducks?|goose|geese|swans?|frogs?|toads?|newts?|snakes?|lizards?|tortoises?|turtles?|fish(?:es)?|eels?|crabs?|whales?|dolphins?|seals?|octopus(?:es)?|trees?|ghosts?|clouds?)\b/i;
/** “You are a snail”, “You are an old grey mare of a snail”: as far as the first stop. */
const YOU_ARE = /\byou(?:’re|'re| are) (?:an? |the )?([^.,;:!?]{1,40})/gi;
/** A creature that only says what one does or has: “You are a rat catcher”, “the dog’s owner”. */
const ONLY_NAMED =
  /^[\s-]*(?:'s|’s|catcher|keeper|herd|breeder|hunter|man|woman|monger|farmer|trainer|doctor)/i;

/**
 * Whether whoever the story is about has hands, clothes and shoes. People have, whatever they are called; a snail has
 * not, and where the player is a snail nobody else is taken to wear a coat either.
 */
export function isHuman({ race, background }: Persona, { premise, template }: Campaign): boolean {
  const { character_creation: creation, constraints } = template ?? {};
  const told = [creation?.guidance ?? '', ...(constraints?.custom ?? []), ...premise].join('\n');
  const said = [...told.matchAll(YOU_ARE)].map(([, what = '']) => what);
  return ![race ?? '', background ?? '', ...said].some(isCreature);
}

function isCreature(words: string): boolean {
  const found = CREATURE.exec(words);
  if (found === null) return false;
  const before = words.slice(0, found.index).trim();
  // What one is comes at once, with a word or two before it, and not after “afraid of”.
  const isKind =
    before.split(/\s+/).filter(Boolean).length <= 2 &&
    !/\b(?:of|to|in|at|with|for|like|by|from)\b/i.test(before);
  return isKind && !ONLY_NAMED.test(words.slice(found.index + found[0].length));
}
