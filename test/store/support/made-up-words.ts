/** Words that made-up memories are put together from, in tests, benches and criteria alike. */
export const PEOPLE = [
  'Aldric',
  'Mira',
  'Tobin',
  'Ysolde',
  'Ferran',
  'Odile',
  'Brannoc',
  'Sefa',
  'Wynn',
  'Corvin',
];
export const DEEDS = [
  'mended',
  'stole',
  'sang about',
  'buried',
  'sold',
  'painted',
  'lost',
  'cursed',
  'gave away',
  'guarded',
];
export const THINGS = [
  'an anvil',
  'a lantern',
  'the ferry',
  'a map',
  'the bell',
  'a crown',
  'three keys',
  'a letter',
];
export const PLACES = [
  'harbour',
  'smithy',
  'chapel',
  'market',
  'mill',
  'forest',
  'cellar',
  'tower',
  'bridge',
  'inn',
];
export const WHEN = [
  'at dawn',
  'in the fog',
  'during the siege',
  'after the wedding',
  'while nobody looked',
  'in winter',
];
