import type { Arc } from '../types.ts';

/** Two people, one thing unsaid. */
export const LOVE: Arc = {
  id: 'love',
  words: [
    'love',
    'romance',
    'kiss',
    'crush',
    'heart',
    'letter',
    'marry',
    'wedding',
    'marriage',
    'bride',
    'boyfriend',
    'girlfriend',
    'confess',
    'friend',
    'friendship',
    'dance',
    'valentine',
    'date',
    'husband',
    'wife',
    'lover',
  ],
  gist: 'A love story: someone loves somebody and has never said so; letters, jealousy, a dance, a wedding, and a few days left to speak.',
  isForPeople: true,
  persona: 'somebody with something to say and no idea how',
  premise: [
    'There are six days until {day}, and then everyone will go a different way. You have known for a year what you want to say and to whom. You have said instead, in that year, four hundred sensible things about {stake}.',
    'This morning somebody slipped a letter under your door. It is the letter you would have written. It is to the one you would have written it to. It is signed with your name, and the handwriting is better than yours.',
  ],
  hook: 'Somebody has slipped a letter under your door. It is the letter that you would have written to {keeper}; it is signed with your name; and the handwriting is better than yours.',
  wants: {
    keeper: 'be told the truth by someone for once, to the face',
    rival: 'have an answer to the letter before {day}',
    witness: "stop writing other people's letters",
  },
  secrets: {
    keeper: [
      '{keeper} has kept every scrap of paper you ever left lying about, shopping lists included.',
      '{keeper} knows perfectly well that the letter was not by you, and has answered it all the same, to you.',
    ],
    rival: [
      '{rival} cannot write. {rival} can read, and sign, and has got by on charm.',
      "{rival} paid for a letter to {keeper}, in {rival's} own name, and whoever wrote it put yours.",
    ],
    witness: [
      '{witness} has written the letters of half of {town}, a penny each, and knows more declarations than a priest.',
      '{witness} had meant every word in that letter, and could not sign it, and so it was given to the person it would have been most use to.',
    ],
  },
  ties: {
    keeperOfRival:
      '{keeper} laughs more with {rival} than with anyone, and is always a little tired afterwards.',
    keeperOfWitness:
      '{keeper} tells {witness} everything, and has never once asked what {witness} does with it.',
    rivalOfKeeper:
      '{rival} has practised saying one sentence to {keeper}, in front of a mirror, until the mirror was sick of it.',
    rivalOfWitness: '{rival} owes {witness} for eleven letters and a birthday poem.',
    witnessOfKeeper:
      '{witness} knows how {keeper} takes tea, ties laces and loses gloves, and could draw all three.',
    witnessOfRival: '{witness} writes better for {rival} than for anyone, and has tried not to.',
  },
  lore: [
    {
      name: 'The letter',
      text: [
        'The letter is four pages long and has no adjectives in it. Everyone who has read it has sat down afterwards. It is folded in a way that takes practice, so that it opens by itself at the right place.',
        'Letters here cost a penny, and an answer is twopence, because of the waiting. My own began “To whom it may concern”, and we have been married thirty years.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'An answer',
      text: '{keeper} comes up to you {at:hub} with a red nose and an envelope, gives it to you in front of people, and goes away at once. It is an answer. It says yes to a question you did not ask.',
      mood: 'Hot ears',
      says: ['keeper', "Don't open it here. Well. You have."],
      consequences: ["Player gains 'An answer'", '{keeper} becomes shy'],
    },
    complication: {
      title: 'Whose letter',
      text: '{rival} wants to know, smiling with very little of the face, how you came to have an answer to a letter that {rival} paid for. There is a receipt.',
      mood: 'Dangerous comedy',
      says: ['rival', "I don't say it's your fault. I say it's my letter."],
      consequences: ['world_letter: claimed by two', '{rival} becomes wounded'],
    },
    forKeeper: {
      title: 'The long way round',
      text: 'You and {keeper} walk back the long way, past {edge}, and talk of {stake} the whole time, and neither of you could say afterwards what was said about it.',
      mood: 'Slow, lit',
      consequences: ['Relationship with {keeper}: closer than talk', "Player gains 'The long way round'"],
    },
    forRival: {
      title: 'A writing lesson',
      text: 'You sit with {rival} and a pencil until the lamp goes down. The first word {rival} writes unaided is the name, and the second is sorry, and both lean.',
      mood: 'Humble, funny',
      consequences: [
        'Relationship with {rival}: a friend against all sense',
        "Player gains 'The first page'",
      ],
    },
    turn: {
      title: 'The hand that wrote it',
      text: "{at:deep} you find a blotter, and hold it to a mirror, and there it is, all four pages, backwards in the dark. It is {witness's} blotter. {witness} has come in behind you and does not pretend anything.",
      mood: 'Everything stops',
      says: [
        'witness',
        'I get a penny for the others. I did that one for nothing. That ought to have told somebody something.',
      ],
      consequences: ['world_author: known', '{witness} becomes unguarded'],
    },
    pressure: {
      title: 'Everyone has an opinion',
      text: 'It is all over {town}. Three people have given you advice, and a fourth has given you a comb.',
      mood: 'Mortifying',
      consequences: ['world_gossip: everywhere'],
    },
    climax: {
      title: 'The last dance',
      text: "{deadline}, the lamps {at:hub} have been hung too low, so that everybody's face is lit from an unusual side. {keeper} is on one side of the floor, {rival} on the other, and {witness} is stacking chairs. The music has two minutes left in it.",
      mood: 'Now or not',
      says: ['keeper', "You have the look of someone about to say something sensible. Please don't."],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'Said',
      text: [
        'You cross the floor. It is nine steps, and you have used up everything you had prepared by the third. So you say it badly, in the wrong order, with a cough in the middle.',
        '{keeper} waits until you have quite finished. “That,” says {keeper}, “was much worse than the letter,” and takes your hand, and does not give it back.',
      ],
      epilogue: 'The letter is in a drawer. It is read aloud on anniversaries, by {witness}, for a penny.',
      trend: ['stands by {keeper}', 'speaks plainly', 'takes the risk'],
      mood: 'Shining',
    },
    given: {
      title: 'Best man',
      text: [
        "You put the answer into {rival's} hand and give {rival} a small push, as one starts a boat. {rival} crosses the floor with one sentence, and says it, and it is a good sentence.",
        'From where you stand, with the coats, it looks just as it should.',
      ],
      epilogue:
        'They ask you for everything: to hold the ring, the baby, the ladder. You find that you can do it. You find that it is even rather good.',
      trend: ['sides with {rival}', 'steps back', 'keeps quiet about the heart'],
      mood: 'Sore, generous',
    },
    between: {
      title: 'The author',
      text: [
        'You go past the one and past the other and begin to help with the chairs. It takes {witness} some time to notice that there are two people stacking.',
        '“I cannot write a thing like that,” you say. “But I should like to be there when you do.” The music has stopped. Neither of you has.',
      ],
      epilogue:
        'There are no letters between you. There is a great deal of paper, and a shared ink bottle, and a row about commas that has lasted years.',
      trend: ['listens to {witness}', 'asks who wrote it', 'changes their mind'],
      mood: 'Surprised joy',
    },
  },
  themes: ['saying it', "words that are not one's own", 'who is overlooked'],
};
