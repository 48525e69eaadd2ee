import { singular } from '../../rules/constraints/words.ts';

/** Words that go with a thing: who rules out magic rules out wizards. */
const FAMILIES: readonly string[] = [
  `magic magical magically magician wizard wizardry sorcery sorcerer sorceress spell spellcasting witch witchcraft warlock
   mage enchantment enchanted enchanter enchantress incantation conjuring conjure bewitched hex necromancy necromancer wand grimoire`,
  'gun firearm pistol rifle musket revolver shotgun handgun gunshot gunpowder gunfire gunslinger gunman gunmen gunsmith',
  'weapon gun pistol rifle sword dagger spear axe bow crossbow blade revolver',
  'god goddess deity divinity',
  'ghost spectre phantom apparition spirit haunting haunted poltergeist',
  'supernatural ghost spectre phantom magic spell curse demon vampire werewolf miracle witch spirit',
  'monster beast dragon demon troll ogre goblin',
  'technology computer robot android laptop smartphone',
  'telephone phone smartphone cellphone',
  'electricity electric electrical',
  'alcohol beer wine whisky whiskey rum gin ale brandy liquor vodka',
  'drug cocaine heroin opium opiate narcotic',
  'car automobile motorcar truck lorry',
  'alien extraterrestrial',
  'vampire undead',
  'zombie undead',
  'time-travel time-traveller time-traveler time-machine',
];

const byWord = new Map<string, string[]>();
for (const family of FAMILIES.map((line) => line.split(/\s+/))) {
  const [head = ''] = family;
  // A word that heads a family stands for that one; others for the first they are in.
  byWord.set(head, family);
  for (const word of family) if (!byWord.has(word)) byWord.set(word, family);
}

/** A noun and those that go with it, in the singular and the plural. */
export function formsOf(noun: string): string[] {
  const stem = singular(noun.toLowerCase());
  const family = byWord.get(stem) ?? [stem];
  return [...new Set(family.flatMap(pluralsOf))];
}

function pluralsOf(word: string): string[] {
  const base = word.endsWith('y') ? [word, `${word.slice(0, -1)}ie`] : [word];
  return base.flatMap((one) => [one, `${one}s`, `${one}es`]);
}
