/** A premise on a theme of its own, as an author might write it, with the nouns that a reader would expect to meet again. */
export interface SamplePremise {
  id: string;
  title: string;
  setting: string;
  premise: string;
  nouns: string[];
  /** Words of the theme that have no business in another story. */
  own: string[];
}

export const PREMISES: SamplePremise[] = [
  {
    id: 'photocopier',
    title: 'Copies',
    setting:
      'Hallam Mutual insures the houses of people who have stopped reading their policies. The office has a lift, a water cooler and a filing room where the claims are kept in green folders.',
    premise:
      'You are the night porter. The photocopier on the third floor has begun to copy claims that nobody has filed, and each of them comes true within a week. Mrs Pell, the actuary, wants it unplugged before the audit on Friday.',
    nouns: [
      'photocopier',
      'claim',
      'porter',
      'floor',
      'audit',
      'actuary',
      'office',
      'lift',
      'cooler',
      'folder',
      'policy',
      'house',
      'room',
    ],
    own: ['photocopier', 'Hallam', 'actuary', 'audit'],
  },
  {
    id: 'snail',
    title: 'The Slowest Steward',
    setting:
      'The parish fête is held on the vicarage lawn, between the cake stall and the coconut shy. Nobody looks down.',
    premise:
      'You are a snail. Every year the marrow that wins first prize is grown by the vicar, and this year the marrow has started to hum. The beetles say it is a warning; the thrush says it is lunch. The judges come at noon.',
    nouns: [
      'marrow',
      'vicar',
      'beetle',
      'thrush',
      'judge',
      'lawn',
      'stall',
      'coconut',
      'parish',
      'warning',
      'snail',
    ],
    own: ['marrow', 'coconut', 'beetle', 'vicar'],
  },
  {
    id: 'laundry',
    title: 'Warm Cycle',
    setting:
      'The generation ship Patience has been under way for two hundred years, and every sheet aboard goes through the laundry on deck nine. The steam is older than the crew.',
    premise:
      'You fold the sheets. Last week a uniform came down the chute with a name tape of somebody who is not on any list, and the uniform was still warm. Oduya, the chief engineer, has asked for it back. Find out who wore it before the ship turns around.',
    nouns: ['sheet', 'uniform', 'chute', 'tape', 'list', 'steam', 'engineer', 'laundry', 'ship', 'crew'],
    own: ['uniform', 'chute', 'Oduya'],
  },
  {
    id: 'drought',
    title: 'The Third Well',
    setting:
      'It has not rained in Sarn for two years. The village has three wells, and two of them are dust. Goats stand in the shade of the chapel and do not move.',
    premise:
      'The third well is locked, and the key is missing, and every morning the bucket is wet. Ines, the schoolteacher, thinks that somebody is selling the water. The elders must decide whether to break the lock or leave the village.',
    nouns: [
      'well',
      'key',
      'bucket',
      'water',
      'village',
      'goat',
      'chapel',
      'elder',
      'schoolteacher',
      'lock',
      'dust',
    ],
    own: ['bucket', 'goats', 'Ines'],
  },
  {
    id: 'chess',
    title: 'Adjournment',
    setting:
      'The tournament is played in a spa hotel in the mountains, in the ballroom, under a chandelier with one dead bulb. It is 1962.',
    premise:
      'You are an arbiter. On the ninth board a sealed move has been opened, read and sealed again. Grandmaster Viktor Sorel says that he did not do it; his opponent, a girl of fourteen, says nothing at all. Play resumes at dawn.',
    nouns: [
      'move',
      'opponent',
      'tournament',
      'ballroom',
      'chandelier',
      'bulb',
      'hotel',
      'arbiter',
      'mountain',
      'board',
    ],
    own: ['chandelier', 'Sorel', 'tournament'],
  },
  {
    id: 'bees',
    title: 'The Lighthouse of Bees',
    setting:
      'The lighthouse on Corran Skerry has no lamp. It has bees: forty thousand of them, in the lantern room, and at night the honey glows.',
    premise:
      'Your aunt Morag kept the bees and is dead. Since the funeral the bees have stopped at midnight, all at once, for eleven minutes, and in those minutes ships go past that are on no chart. The Lights Board is sending an inspector on Tuesday.',
    nouns: ['bee', 'honey', 'lamp', 'lighthouse', 'lantern', 'inspector', 'chart', 'funeral', 'ship'],
    own: ['bees', 'honey', 'Morag'],
  },
  {
    id: 'choir',
    title: 'Low Voices',
    setting:
      "A male voice choir rehearses on Thursdays in the miners' institute. The piano is a semitone flat, and so, by now, are the singers.",
    premise:
      'There are nineteen singers and every recording has twenty voices. You are the new accompanist. Idris, the conductor, has forbidden anybody to count. The competition in Cardiff is in three days.',
    nouns: [
      'voice',
      'singer',
      'recording',
      'piano',
      'competition',
      'conductor',
      'institute',
      'choir',
      'accompanist',
    ],
    own: ['choir', 'Idris', 'semitone'],
  },
  {
    id: 'elevator',
    title: 'Between Floors',
    setting:
      'The Meridian is the tallest building on Mars and has one lift, which the tenants call the chapel.',
    premise:
      'The lift stops between floors forty and forty-one, where there is no door, and people get out of it who did not get in. You repair lifts. The landlord wants it running by Monday; the tenants want it left alone.',
    nouns: ['lift', 'floor', 'door', 'tenant', 'landlord', 'chapel', 'building'],
    own: ['Meridian', 'landlord', 'Mars'],
  },
  {
    id: 'bakery',
    title: 'Day-Old',
    setting: 'A bakery in Lisbon, on a hill. The oven has not gone out since 1755.',
    premise:
      'You are a loaf of bread, and you were baked yesterday. Whoever eats the last loaf tells the truth for a day, and the baker has a customer tomorrow whom she wants to hear it from. The knife is on the counter. The cat knows.',
    nouns: ['loaf', 'baker', 'cat', 'knife', 'counter', 'oven', 'bakery', 'truth', 'customer'],
    own: ['loaf', 'oven', 'Lisbon'],
  },
  {
    id: 'museum',
    title: 'Please Do Not Touch',
    setting: 'The museum of lost property has nine galleries, a cloakroom and a guard who sleeps standing.',
    premise:
      'Somebody is returning things. Each morning an umbrella is missing from its case, and each morning a letter of thanks lies in its place, dated before you were born. The director, Anselm Brandt, suspects the guard. Who is writing the letters?',
    nouns: ['umbrella', 'letter', 'guard', 'director', 'museum', 'cloakroom', 'gallery', 'case', 'property'],
    own: ['umbrella', 'Brandt', 'cloakroom'],
  },
  {
    id: 'trench',
    title: 'The Quiet Sector',
    setting:
      'Nothing has happened in this trench since the winter of 1916. The rats are fat and the maps are wrong.',
    premise:
      'Private Hollis receives a parcel every Sunday from a wife he does not have. Inside are socks, tobacco and a drawing of the enemy wire, correct to the yard. You are his corporal. Captain Lyle wants the parcels burned, and the attack is on Sunday.',
    nouns: [
      'parcel',
      'wife',
      'sock',
      'tobacco',
      'drawing',
      'wire',
      'attack',
      'rat',
      'map',
      'trench',
      'captain',
    ],
    own: ['tobacco', 'Hollis', 'trench'],
  },
  {
    id: 'dragon',
    title: 'Annual Leave',
    setting: 'In the kingdom of Ost every dragon is employed by the crown. They are paid in sheep.',
    premise:
      'You are a tax clerk. The dragon at Grell Pass has handed in its notice, and wants its pension in bells. Nobody has ever read the contract. The treasurer, Lady Amsel, would rather it were killed than paid, and the knights are on the road.',
    nouns: [
      'dragon',
      'notice',
      'pension',
      'bell',
      'contract',
      'treasurer',
      'knight',
      'sheep',
      'clerk',
      'crown',
      'road',
    ],
    own: ['dragon', 'pension', 'Amsel'],
  },
];
