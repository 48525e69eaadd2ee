import type { Arc } from '../types.ts';

/** Something is coming; the gate can be held or opened. */
export const SIEGE: Arc = {
  id: 'siege',
  words: [
    'war',
    'siege',
    'army',
    'battle',
    'enemy',
    'invasion',
    'soldier',
    'attack',
    'defend',
    'gate',
    'wall',
    'fight',
    'rebel',
    'revolution',
    'king',
    'queen',
    'throne',
    'dragon',
    'monster',
    'occupation',
    'resist',
    'peace',
    'plague',
    'apocalypse',
    'zombie',
  ],
  gist: 'War, siege or invasion: an enemy is coming, the defenders are few and divided, and someone must decide to fight, flee or open the gate.',
  isForPeople: true,
  persona: 'the last to get in before the gate was shut',
  premise: [
    'They shut the gate behind you, and you heard the bar fall. From the wall you can see them, a day off, or the dust they make. They are in no hurry. They have sent word that they want {stake} and nothing else, and will be here {deadline}.',
    'There are enough of you to hold for a week, or so it is said, by people who have not counted the water. And there is this: on the road, before dawn, somebody came towards you out of their lines, alone, without a lantern, put a coin in your hand, and said, “Give that to whoever asks you what it is for.”',
  ],
  hook: 'They are a day off, in no hurry, and want {stake} and nothing else. They will be here {deadline}. And on the road in somebody came to you out of their lines, alone, put a coin in your hand, and said: “Give that to whoever asks you what it is for.”',
  wants: {
    keeper: 'hold until the rain',
    rival: 'give them {stake} and be done',
    witness: 'hear the word that goes with the coin',
  },
  secrets: {
    keeper: [
      '{keeper} has sent away for help nine times, and has been writing the encouraging answers.',
      'There is no rain coming. {keeper} can read the sky as well as anyone, and says “rain” because people drink less when they expect it.',
    ],
    rival: [
      '{rival} has a brother on the other side, or had, and looks for his walk among them every evening.',
      '{rival} has already been down to talk to them, by a rope, and was told to come back with someone who could be believed.',
    ],
    witness: [
      '{witness} knows every way in and out, and has marked none of them.',
      '{witness} carried messages for both sides until the gate was shut, and the coin is the sign that theirs want peace as badly as yours.',
    ],
  },
  ties: {
    keeperOfRival: '{keeper} has put {rival} in charge of the gate, so as to be able to watch both.',
    keeperOfWitness:
      '{keeper} gives {witness} orders that mean “stay indoors”, and they are never understood.',
    rivalOfKeeper: '{rival} tells everyone that {keeper} is a fool, and hits anyone who agrees.',
    rivalOfWitness:
      '{rival} ties the knots on the rope that {witness} climbs down by, and checks them twice.',
    witnessOfKeeper: '{witness} once saw {keeper} practising a brave face in a bucket.',
    witnessOfRival: "{witness} has seen {rival's} brother, and has not yet found a way to say how he looked.",
  },
  lore: [
    {
      name: 'What they want',
      text: [
        'What they want they have said plainly, three times, through a speaking trumpet, with a please. Nobody inside can tell you why they want it. The first time they came, in the old days, it was over a well, and the well is dry.',
        'They sing in the evenings, and the worst of it is that we know the tunes. Their cooks are good. When the wind is from that side, people on the wall eat their bread more slowly, to go with it.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'A place on the wall',
      text: '{keeper} gives you four yards of the wall {at:hub} and a bucket of stones. From here the camp looks like a fair. Somebody down there waves, perhaps to a friend.',
      mood: 'Dry-mouthed, almost merry',
      says: ['keeper', "Don't throw until they throw. And don't wave back. All right: wave back."],
      consequences: ["Player gains 'Four yards of wall'", '{keeper} becomes protective of you'],
    },
    complication: {
      title: 'The water',
      text: '{rival} pulls up the bucket {at:deep} and turns it over, and what comes out is a cupful and a frog. There is water for three days. The word that was given out was ten.',
      mood: 'Thirst begins',
      says: ['rival', 'Now ask yourself who counted it, and why in tens.'],
      consequences: ['world_water: three days', '{rival} becomes outspoken'],
    },
    forKeeper: {
      title: 'Answers to letters',
      text: 'By candle you find {keeper} writing, with the left hand, a letter from a great lord who is on his way. You sharpen the next pen. It is a good letter. You would believe it.',
      mood: 'Conspiracy of two',
      consequences: ['Relationship with {keeper}: shares the burden with you', "Player gains 'The letters'"],
    },
    forRival: {
      title: 'Down the rope',
      text: "{rival} lets you hold the rope, and goes down it, and is gone for as long as a candle. What comes back up is heavier by a loaf, warm, wrapped in a cloth with a stranger's mending on it.",
      mood: 'Night air',
      consequences: [
        'Relationship with {rival}: has put {rival.their} life in your hands',
        "Player gains 'A loaf from the other side'",
      ],
    },
    turn: {
      title: 'What it is for',
      text: '“What is that for?” asks {witness} {at:edge}, looking at your closed hand. So you open it. {witness} has the other one, the same coin from the same die, and lays it next to yours, and they are both worn on the side that shows a bridge.',
      mood: 'The world tilts',
      says: [
        'witness',
        'There was meant to be one on each side who wanted to stop. I was so afraid they would pick someone sensible.',
      ],
      consequences: ['world_envoy: known', '{witness} becomes hopeful'],
    },
    pressure: {
      title: 'Drums',
      text: 'The drums begin in the evening and do not leave off. After an hour one notices that one is walking in time.',
      mood: 'In the teeth',
      consequences: ['world_siege: closing in'],
    },
    climax: {
      title: 'The bar',
      text: '{deadline}, with the dust already on the bread, you stand at the gate with your shoulder under the bar. {keeper} calls down from above to hold. {rival} has put a shoulder beside yours. On the other side of the wood somebody knocks, as one does on a house.',
      mood: 'A knock',
      says: ['keeper', 'Not until I say! Not until I have said!'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'Held',
      text: [
        'You hold. It lasts two nights and a day, and there is no song about what it was like. Towards the second evening something strikes you on the wrist, and you look for the blood, and it is wet and it is clear.',
        'It rains. {keeper} stands in it, mouth open, more astonished than anyone.',
      ],
      epilogue:
        'They went home by the river road, and the river was over it, and you lent them boats. {stake:is} still here. People ask what it was that they wanted it for.',
      trend: ['stands by {keeper}', 'holds out', 'keeps spirits up'],
      mood: 'Drenched, alive',
    },
    given: {
      title: 'Handed over',
      text: [
        'You lift the bar. They come in quite slowly, with their hats off, a few at a time, like people at a sickbed. They take {stake}. One of them leaves a receipt.',
        '{rival} goes along the ranks, face by face by face.',
      ],
      epilogue:
        "It was quiet that summer. One got used to the empty place. {rival's} brother sent word in the autumn, from a long way off, and asked about the frog.",
      trend: ['sides with {rival}', 'spares lives', 'gives way'],
      mood: 'Hats in hand',
    },
    between: {
      title: 'The bridge',
      text: [
        'You open the little door that is cut in the big one, and go out, with {witness} and two coins. Half-way there is a table. There is always a table, somebody has always carried it, and you sit down.',
        'It takes three days. Both sides keep drumming, out of habit, and by the second evening it has turned into something one could dance to.',
      ],
      epilogue: '{stake:is} shared, by the month. On the days of changing over both cooks do their best.',
      trend: ['listens to {witness}', 'talks to the enemy', 'trusts a stranger'],
      mood: 'Bread broken',
    },
  },
  themes: ['holding and yielding', 'useful lies', 'who the enemy is by daylight'],
};
