import type { Arc } from '../types.ts';

/** Something was taken, or was never there. */
export const THEFT: Arc = {
  id: 'theft',
  words: [
    'steal',
    'theft',
    'thief',
    'heist',
    'rob',
    'treasure',
    'fake',
    'forgery',
    'swap',
    'smuggle',
    'artefact',
    'relic',
    'jewel',
    'gold',
    'map',
    'hidden',
    'secret',
  ],
  gist: 'Something precious has been stolen or replaced by a copy, and the player has to find out who took it and whether to give it back.',
  persona: 'the only one in {town} who was somewhere else that night',
  premise: [
    'Some time between the last bell and the first, {stake:was} taken. The locks are whole. The dog did not bark. There are six people with a key, and all six have an excellent reason for having been asleep.',
    'You were not there that night, which makes you the only honest person in {town}, and they have asked you to find out who did it {deadline}. You said yes before it struck you that none of them had asked for {stake} back.',
  ],
  hook: 'Some time between the last bell and the first, {stake:was} taken. The locks are whole, six people have a key, and they have asked you, who were somewhere else that night, to find out who did it {deadline}.',
  wants: {
    keeper: 'have {stake} returned before anyone looks closely',
    rival: 'prove that {stake:was} not what they said',
    witness: 'get rid of what is under the floor',
  },
  secrets: {
    keeper: [
      '{keeper} heard the thief go by in the dark, knew the step, and turned over.',
      'What was taken was a copy. {keeper} sold the true one eight winters ago, to pay for a winter, and has dusted the copy every day since.',
    ],
    rival: [
      '{rival} has a cast of the key, made in soap, and has never been able to use it.',
      '{rival} did mean to take it, and came that night with a sack, and found that somebody had been before.',
    ],
    witness: [
      '{witness} has been walking softly since that night, for fear of one board.',
      '{witness} took it, to have it mended, as a surprise; and the mender held it up to the light and laughed.',
    ],
  },
  ties: {
    keeperOfRival: '{keeper} lets {rival} win at cards, and each of them thinks the other has not noticed.',
    keeperOfWitness:
      '{keeper} has called {witness} the honest one so often that it has become a sort of sentence.',
    rivalOfKeeper:
      '{rival} has asked {keeper} three times to let an expert see {stake}, and has kept the three refusals.',
    rivalOfWitness: "{rival} was once accused in {witness's} place, and has never said so.",
    witnessOfKeeper:
      '{witness} would sooner be called a thief by everyone than let {keeper} be called a cheat by one.',
    witnessOfRival:
      "{witness} mends {rival's} clothes and always finds something in the pockets that ought not to be there.",
  },
  lore: [
    {
      name: 'The night it was taken',
      text: [
        'The night it was taken was so still that people heard their own clocks. Six keys were counted in the morning, and all six were warm. Rain had been promised, and did not come, and so there is no mud to read.',
        'I was asleep. We were all asleep; you have never seen a place so well rested. The dog had a bone that nobody remembers giving it.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'The empty place',
      text: '{keeper} takes you to where {stake} used to be. The dust has kept the outline, and the outline is a little smaller than everyone says it was.',
      mood: 'Curious',
      says: ['keeper', 'There. You see there is nothing to see.'],
      consequences: ["Player gains 'A measured outline'", '{keeper} becomes evasive'],
    },
    complication: {
      title: 'An offer comes',
      text: 'A letter is found {at:edge}, unsigned, offering to sell {stake} back. It names a price so low that it makes {rival} laugh out loud, and then stop.',
      mood: 'Off balance',
      says: ['rival', 'Somebody knows to a penny what it is worth. That is what ought to frighten you.'],
      consequences: ['world_letter: received', '{rival} becomes excited'],
    },
    forKeeper: {
      title: 'Dusting',
      text: 'You help {keeper} put the place in order, and see how the cloth goes over the empty spot, round its edges, gently, as if it might wake.',
      mood: 'Sad, careful',
      consequences: ['Relationship with {keeper}: almost tells you', "Player gains 'The cloth'"],
    },
    forRival: {
      title: "The expert's opinion",
      text: '{rival} has a drawing of {stake}, made years ago by someone who knew, and lays it over yours. They do not match by the width of a finger.',
      mood: 'Sharp',
      consequences: [
        'Relationship with {rival}: shares what {rival.they} knows',
        "Player gains 'The old drawing'",
      ],
    },
    turn: {
      title: 'One loose board',
      text: "{at:deep} a board gives under your heel, and {witness}, across the room, shuts both eyes. Under it, in a clean shirt, lies what everybody has been looking for. There is a mender's ticket on it, and on the ticket one word: glass.",
      mood: 'Sinking',
      says: [
        'witness',
        'I was going to put it back. And then there was nothing to put back, if you see what I mean.',
      ],
      consequences: ['world_copy: known', '{witness} becomes desperate to be told what to do'],
    },
    pressure: {
      title: 'A name is wanted',
      text: 'They have begun to agree on a culprit, as a crowd does, by looking at who looks away. It is not the right one. It is somebody with no friends {at:hub}.',
      mood: 'Ugly',
      consequences: ['world_suspicion: on the wrong person'],
    },
    climax: {
      title: 'In front of everyone',
      text: '{deadline}, they are all {at:hub}, and the empty place has been lit as for a wedding. You have the thing under your coat. {keeper} is looking at you, and knows, and has decided to let you speak first.',
      mood: 'Bright and terrible',
      says: ['rival', 'Well? Who was it? And before you answer: what was it?'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'Put back',
      text: [
        'You say that you found it where it had fallen, behind, in the dust, and that nobody took it at all. It is not much of a lie. They want it so badly that it holds.',
        '{keeper} sets it in its outline. The light goes into it and comes out again, exactly as it always did, and somebody at the back begins to sing.',
      ],
      epilogue:
        '{keeper} gives you the duster when you leave, folded. You have never owned anything that was so hard to explain.',
      trend: ['stands by {keeper}', 'keeps a secret', 'spares people'],
      mood: 'Golden, doubtful',
    },
    given: {
      title: 'Glass',
      text: [
        'You put it on the table and tell them what it is. Nobody shouts. An old man comes forward, and breathes on it, and rubs it with his sleeve, and looks, and goes home.',
        '“It was cold that winter,” says {keeper}. “You will remember that you were all warm.” One after the other, they do remember.',
      ],
      epilogue: '{rival} has written the whole story down, and cannot find the place where it ought to stop.',
      trend: ['sides with {rival}', 'tells the truth when it costs something', 'shows what was found'],
      mood: 'Clear, cold',
    },
    between: {
      title: 'Seven keys',
      text: [
        'You ask all those with a key to come in alone, one by one, and to leave the door as they find it. You stay outside. It takes an hour.',
        'When the last has gone by, the thing is in its place, and round it lie a ring, a watch, two candlesticks, some money in a sock: more than was ever sold.',
      ],
      epilogue:
        'The true one was bought back in the autumn. It turned out to be rather plainer than the copy, and they keep both.',
      trend: ['listens to {witness}', 'accuses nobody', 'looks for another way'],
      mood: 'Sly, warm',
    },
  },
  themes: ['what makes a thing the true one', 'honesty and kindness', 'who is suspected'],
};
