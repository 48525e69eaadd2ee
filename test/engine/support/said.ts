/**
 * What an author asks for, what a player did or what is so, and whether a reader would say that the one is the other. The
 * conditions are those of the shipped campaigns and of the kind that authors write; `hard` ones need more than words.
 */
export interface Labelled {
  kind: 'deed' | 'state' | 'trend';
  wanted: string;
  statement: string;
  isSo: boolean;
  hard?: true;
}

type Row = [wanted: string, statement: string, isSo: boolean, hard?: 'hard'];

const DEEDS: Row[] = [
  ['Lie to Aldric about the steel', 'Lie to Aldric about the steel', true],
  ['Lie to Aldric about the steel', 'Ask Aldric about the steel', false],
  ['Lie to Aldric about the steel', 'Tell Aldric the truth about the steel', false],
  ['Lie to Aldric about the steel', 'Deceive Aldric about the steel', true],
  ['Lie to Aldric about the steel', 'Mislead Aldric as to where the steel came from', true, 'hard'],
  ['Tell the whole Hall what you counted', 'Tell the whole Hall what you counted', true],
  ['Tell the whole Hall what you counted', 'Ask the whole Hall what they counted', false],
  ['Tell the whole Hall what you counted', 'Say to the whole Hall what you have counted', true],
  ['Keep quiet and let the Book have its way', 'Keep quiet and let the Book have its way', true],
  ['Keep quiet and let the Book have its way', 'Read the Book', false],
  ['Count how many breaths the boy takes', 'Ask the boy how he is', false],
  ['Wait by the pump for whoever leaves the hares', 'Wait by the pump', false],
  ['Wait by the pump for whoever leaves the hares', 'Wait at the pump for whoever leaves the hares', true],
  ['Make up your mind to turn the wheel', 'Look at the wheel', false],
  ['Make up your mind to turn the wheel', 'Decide to turn the wheel', true],
  ['Agree to open the shop for Miss Lovibond', 'Agree to open the shop for Miss Lovibond', true],
  ['Agree to open the shop for Miss Lovibond', 'Refuse to open the shop for Miss Lovibond', false],
  ['Agree to open the shop for Miss Lovibond', 'Ask Miss Lovibond about the shop', false],
  ["Offer to push Leopold's trolley", "Push Leopold's trolley away", false],
  ["Offer to push Leopold's trolley", "Ask about Leopold's trolley", false],
  ['Ask Aldric about the steel', 'Ask Mira about the steel', false],
  ['Ask Aldric about the steel', 'Ask Aldric about the weather', false],
  ['Sign the order', 'You signed the order.', true],
  ['Sign the order', 'Burn the order', false],
  ['Burn the ledger', 'Read the ledger', false],
  ['Burn the ledger', 'Set fire to the ledger', true, 'hard'],
  ['Player chose to help the smith', 'Help the smith with the bellows', true],
  ['Player chose to help the smith', 'Threaten the smith', false],
  ['Give the key to the sailor', 'Hand the seaman the key', true, 'hard'],
  ['Give the key to the sailor', 'Take the key from the sailor', false],
  ['Promise Ibb to come back', 'Swear to Ibb that you will come back', true],
  ['Promise Ibb to come back', 'Ask Ibb to come back', false],
  ['Spare the poacher', 'Let the poacher go', true, 'hard'],
  ['Spare the poacher', 'Fight the poacher', false],
];

const STATES: Row[] = [
  ['Player has the brass key', 'has the brass key', true],
  ['A berth in the Patience', 'A berth in the Patience', true],
  ['Take out the pen to sign', 'You take out the pen to sign.', true],
  ['Take out the pen to sign', 'You turn the order over.', false],
  ['Take out the pen to sign', 'You put the pen in your pocket, where it weighs what a pen weighs.', false],
  ['Turn the order over', 'Turn over what Ansa said of the Rakers', false],
  ['Turn the order over', 'You let the cart go, and look for the matches.', false],
  ['Let the cart go, and look for the matches', 'You let the cart go, and look for the matches.', true],
  [
    'she has seen the window behind you',
    'She has seen the window behind you, and what is coming down past it.',
    true,
  ],
  ['she has seen the window behind you', 'You do as the framed rule says, and agree', false],
  ['the name of the girl in the rose cap', 'The seven names', false],
  ['set the cup down full', 'You drink it, being so tired of being awake.', false],
  ['set the cup down full', 'You set the cup down full, so that she sees you see.', true],
  ['Ask for the shorthand to be read', 'You ask for the window to be opened.', false],
  ['Ask for the window to be opened', 'You ask for the shorthand to be read.', false],
  ['Call the town to the yard', 'You let the County speak first.', false],
  ['What the lift carried', 'What the lift carried', true],
  ['trusts the player', 'distrusts the player', false],
  ['less alone', 'unable to sit down', false],
  ['less alone', 'less alone', true],
  ['friendly', 'hostile', false],
  ['is injured', 'is hurt, wounded', true, 'hard'],
  ['is badly hurt', 'has been to the market', false],
  ['has been established in the village', 'has been to the village, established in the village', true],
  ['carries a weapon', 'has the old sword', true, 'hard'],
  ['carries a weapon', 'has the brass key', false],
  ['an ally', 'your ally', true],
  ['angry', 'furious', true],
  ['angry', 'friendly', false],
  ['afraid', 'frightened', true],
  ['dead', 'alive', false],
];

const TRENDS: Row[] = [
  ['the player is merciful', 'Let the poacher go', true, 'hard'],
  ['the player is merciful', 'Comfort Ibb', true],
  ['the player is merciful', 'Forgive Teodor', true],
  ['the player is merciful', 'Threaten Hester', false],
  ['the player is merciful', 'Go to the Quay', false],
  ['the player is cruel', 'Threaten Hester', true],
  ['the player is cruel', 'Attack the poacher', true],
  ['the player is cruel', 'Help Hester', false],
  ['the player is honest', 'Tell Hester the truth', true],
  ['the player is honest', 'Lie to Hester', false],
  ['the player is curious', 'Examine the clock', true],
  ['the player is curious', 'Ask Ibb about the clock', true],
  ['the player is curious', 'Rest for a while', false],
  ['helps quietly and takes no credit', 'Help Pip with the slates', true],
  ['helps quietly and takes no credit', 'Threaten Pip', false],
  ['mends instead of breaking', 'Mend the bell rope', true],
  ['mends instead of breaking', 'Smash the bell', false],
  ['keeps a promise although it is slow', 'Keep your promise to Ibb', true],
  ['tells the truth when it costs something', 'Tell the whole Hall what you counted', true, 'hard'],
  ['tells the truth when it costs something', 'Tell Hanne the truth about the number', true],
  ['tells the truth when it costs something', 'Lie to Hanne about the number', false],
  ['tells the truth when it costs something', 'Go to the Chapel', false],
  ['gives things away', 'Give the rosemary to Ezra', true],
  ['gives things away', 'Steal the rosemary', false],
  ['goes by night and says little', 'Slip past the Stones unseen', true, 'hard'],
  ['puts things off', 'Wait and see', true],
  ['puts things off', 'Search the vestry', false],
  ['threatens people and leans on the weak', 'Threaten Mr Tench', true],
  ['threatens people and leans on the weak', 'Menace Cyril with the hook', true],
  ['threatens people and leans on the weak', 'Ask Mr Tench about the book', false],
  ['waits, and lets others wait', 'Wait in the Linen Hall', true],
  ['waits, and lets others wait', 'Search the Linen Hall', false],
  ['helps the shop and its people', 'Help Mrs Gannet carry the bolts', true],
  ['helps the shop and its people', 'Threaten Mrs Gannet', false],
  ["gains the judge's trust", 'Confide in the judge', true, 'hard'],
  ['asks people what they think and not only what they saw', 'Ask Fenella what she thinks of the law', true],
  ['asks people what they think and not only what they saw', 'Steal the grey book', false],
  ['is kind to Iz', 'Help Iz find a buyer', true],
  ['is kind to Iz', 'Comfort Iz', true],
  ['is kind to Iz', 'Threaten Iz', false],
  ['is kind to Iz', 'Help Ansa with the nets', false],
  ['makes an enemy of Hester', 'Insult Hester', true, 'hard'],
  ['makes an enemy of Hester', 'Thank Hester', false],
  ['helps Orsolya and keeps her secret', 'Help Orsolya trim the lamp', true],
  ['helps Orsolya and keeps her secret', 'Threaten Orsolya', false],
  ['takes what the Company offers', 'Take the pen', true, 'hard'],
];

const labelled =
  (kind: Labelled['kind']) =>
  ([wanted, statement, isSo, hard]: Row): Labelled => ({
    kind,
    wanted,
    statement,
    isSo,
    ...(hard === 'hard' && { hard: true }),
  });

export const LABELLED: readonly Labelled[] = [
  ...DEEDS.map(labelled('deed')),
  ...STATES.map(labelled('state')),
  ...TRENDS.map(labelled('trend')),
];
