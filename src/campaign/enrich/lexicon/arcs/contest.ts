import type { Arc } from '../types.ts';

/** Two sides, one prize, one day. */
export const CONTEST: Arc = {
  id: 'contest',
  words: [
    'match',
    'game',
    'cup',
    'final',
    'league',
    'race',
    'tournament',
    'contest',
    'competition',
    'win',
    'won',
    'champion',
    'team',
    'play',
    'rival',
    'prize',
    'score',
    'coach',
    'club',
    'election',
    'vote',
    'audition',
    'exam',
  ],
  gist: 'A match, a race, a tournament or a competition is coming; a losing side has one last chance, and someone may have sold the result.',
  isForPeople: true,
  persona: 'the newest and least of the side that always loses',
  premise: [
    'They have lost so often in {town} that there is a song about it, and it is a cheerful song. Now there is one more to come, {deadline}, and {stake:goes} to whoever wins. If it is lost there will not be another.',
    'You were taken on last week, because of your boots, which were clean. Nobody has told you what you are for. But when you hung up your coat this morning there was an envelope in the pocket, and in the envelope a great deal of money and the one word: lose.',
  ],
  hook: 'It will be decided {deadline}, and {stake:goes} to whoever wins. In the pocket of your coat, where you did not put it, is an envelope with a great deal of money in it and the one word: lose.',
  wants: {
    keeper: 'win once, with everybody watching, and then stop',
    rival: 'make sure of the result before the day',
    witness: 'play, just once, and not only carry things',
  },
  secrets: {
    keeper: [
      '{keeper} has been ill since the autumn, and has a chair put out in the dark so as to be able to sit down when nobody sees.',
      '{keeper} was offered the same envelope twenty years ago, and took it, and that is the year the losing began.',
    ],
    rival: [
      '{rival} goes to every practice, in a hat, and knows the song with all its verses.',
      '{rival} has bet on you to lose everything {rival.they} has, and it is the only thing {rival.they} ever put money on that {rival.they} did not want to come true.',
    ],
    witness: [
      '{witness} practises at night, alone, and is better than any of them.',
      '{witness} put the envelope into your coat, having been told that it was a birthday card, and has since steamed open the next.',
    ],
  },
  ties: {
    keeperOfRival:
      '{keeper} and {rival} were a pair once, and there is a photograph of it, with the two of them cut apart and kept in the same frame.',
    keeperOfWitness: '{keeper} has told {witness} “next year” six times, and each time meant it.',
    rivalOfKeeper: '{rival} keeps the better half of the photograph.',
    rivalOfWitness:
      '{rival} saw {witness} practising in the dark once, and stood in the rain for an hour, and has told nobody.',
    witnessOfKeeper:
      "{witness} can do {keeper's} walk, and {keeper's} cough, and has stopped doing the cough.",
    witnessOfRival:
      "{witness} carries {rival's} letters because {rival} says thank you, which is more than the others do.",
  },
  lore: [
    {
      name: 'The song',
      text: [
        'The song has fourteen verses, one for each of the great defeats. It is sung standing, and the last line is left out until there is something to put there. Babies in {town} go to sleep to it.',
        'Visitors take it for a joke and are asked to leave. My mother wrote verse nine. We had a verse about a draw once, and took it out again; it spoiled the shape.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'Practice',
      text: '{keeper} puts you through it {at:hub} until you are sick behind a wall. Afterwards you are thrown a towel, and nobody throws a towel to someone they mean to send home.',
      mood: 'Hard, cheerful',
      says: ['keeper', 'Again. You were only bad that time. Before, you were absent.'],
      consequences: ["Player gains 'A place in the side'", '{keeper} becomes demanding'],
    },
    complication: {
      title: 'The second envelope',
      text: 'There is another envelope, in your shoe this time, and it is thicker. Across the way {rival} is tying a lace that was already tied.',
      mood: 'Furtive',
      says: [
        'rival',
        'Nobody would blame you. It is the one thing this place does not do, blame people for losing.',
      ],
      consequences: ['world_bribe: offered twice', '{rival} becomes nervous'],
    },
    forKeeper: {
      title: 'The chair in the dark',
      text: 'You find {keeper} in the chair, grey in the face, and are told to say nothing. So you bring another chair, and sit, and are taught in an hour what {keeper} had been saving for next year.',
      mood: 'Close',
      consequences: [
        'Relationship with {keeper}: hands things on to you',
        "Player gains 'What was saved for next year'",
      ],
    },
    forRival: {
      title: 'The one in the hat',
      text: '{rival} buys you a supper you cannot eat and tells you about the year of the photograph. It would have been a win. They were a minute off a win.',
      mood: 'Wistful',
      consequences: ['Relationship with {rival}: has bared an old wound', "Player gains 'Half a photograph'"],
    },
    turn: {
      title: 'Practice by night',
      text: 'Coming past {edge} after dark you hear it before you see it: somebody at it alone, without a light, and not once missing. It is {witness}, in borrowed boots, two sizes too large.',
      mood: 'Wonder',
      says: [
        'witness',
        'I know what was in the card. I can steam things. I can do most things. Nobody asks.',
      ],
      consequences: ['world_reserve: discovered', '{witness} becomes bold'],
    },
    pressure: {
      title: 'The eve of it',
      text: 'Windows all over {town} have the colours in them. A child gives you a drawing in which you are nine feet tall and have won.',
      mood: 'Unbearable hope',
      consequences: ['world_town: hoping'],
    },
    climax: {
      title: 'The last minute',
      text: 'It has come down to the last minute, as it did the other time. {keeper} has got up from the chair, in front of everyone. {witness} is holding your coat with the envelopes in it, and the next thing that happens is up to you.',
      mood: 'A held note',
      says: ['keeper', 'Look up! Never mind me. Look up!'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'The fifteenth verse',
      text: [
        "You win. It is not elegant; it goes in off somebody's knee. There is no noise for as long as it takes to breathe in, and then there is one that they hear three valleys off, and take for weather.",
        '{keeper} does not cheer. {keeper} looks at {stake}, and then at you, and says the last line of the song, the one that was left out, as if it had been there all along.',
      ],
      epilogue:
        'Nobody has sung it since. They find that they miss it, and have started to talk of next season with a gleam.',
      trend: ['stands by {keeper}', 'works hard', 'refuses the money'],
      mood: 'Roaring',
    },
    given: {
      title: 'A verse like the others',
      text: [
        'You lose it, so gently that only two people know. It goes by you as a thing goes by that you might have reached. Somebody starts the song, and they all stand.',
        '{rival} takes off the hat. It is a fortune, and {rival} looks like somebody come home to a burgled house.',
      ],
      epilogue:
        'There are fifteen defeats in the song now, and the newest has the best tune. It does not mention you by name.',
      trend: ['sides with {rival}', 'takes the money', 'holds back'],
      mood: 'Sweet, rotten',
    },
    between: {
      title: 'Substitution',
      text: [
        'You raise your arm, walk off, and hold out your boots. {witness} looks at them, and at you, and puts them on. They fit.',
        'What happened then is told in {town} in a great many ways, and in none of them does anybody mention the score.',
      ],
      epilogue:
        'The envelopes were put in the collection for the roof. {witness} plays every week now, and still carries things, from habit.',
      trend: ['listens to {witness}', 'gives others their turn', 'tells of the bribe'],
      mood: 'Joyful, sidelong',
    },
  },
  themes: ['losing well and winning badly', 'what is handed on', 'who gets to play'],
};
