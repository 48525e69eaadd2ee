import type { Arc } from '../types.ts';

/** A debt falls due. */
export const BARGAIN: Arc = {
  id: 'bargain',
  words: [
    'debt',
    'bargain',
    'deal',
    'pact',
    'promise',
    'oath',
    'devil',
    'owe',
    'price',
    'curse',
    'wish',
    'contract',
    'loan',
    'money',
    'pay',
    'witch',
    'magic',
    'fairy',
    'god',
  ],
  gist: 'A bargain was struck long ago with somebody powerful, and now the debt falls due and someone has to pay.',
  persona: 'the heir to a promise that somebody else made',
  premise: [
    'Before you were born, somebody of your name shook hands on something in {town}. They had what they wanted, seven good years of it, and they put off the price. It stands in the book: {stake}, to be handed over {deadline}.',
    'A letter tells you all this, in a hand like a row of hooks. It thanks your family for its custom. It says that you will know {stake} when you see it, since you have been living off it all your life.',
  ],
  hook: 'A letter has found you here, in a hand like a row of hooks. It says that somebody of your name once shook hands on something in {town}, and that {stake:is} to be handed over {deadline}.',
  wants: {
    keeper: 'pay what is owed and not a crumb more',
    rival: 'find the clause that breaks the bargain',
    witness: 'be let off at last from being the witness',
  },
  secrets: {
    keeper: [
      '{keeper} has been setting something aside each week against the day, and it comes to about a third.',
      'It was {keeper} who shook hands, not one of yours; your name was borrowed for the book because it looked well.',
    ],
    rival: [
      '{rival} has read the book by candle, standing on a chair, and has a burn on the wrist to show for it.',
      '{rival} was the first thing offered as payment, as a child, and was sent back as not enough.',
    ],
    witness: [
      '{witness} cannot leave {town}; at the boundary the legs simply turn round.',
      'The book has to be read out by a living witness or it holds nobody, and {witness} has only ever had to lose a pair of spectacles.',
    ],
  },
  ties: {
    keeperOfRival:
      '{keeper} buys {rival} a new coat every winter and has never been thanked, and does not expect it.',
    keeperOfWitness: '{keeper} reads aloud to {witness} on Sundays, anything at all, except the one book.',
    rivalOfKeeper: "{rival} wears {keeper's} coats, and cuts off the buttons first.",
    rivalOfWitness:
      "{rival} has hidden {witness's} spectacles nine times, for reasons {rival.they} will not give.",
    witnessOfKeeper:
      '{witness} was there when {keeper} said yes, and remembers that it rained, and how long the silence was before.',
    witnessOfRival: '{witness} lets {rival} hide the spectacles, and has a second pair.',
  },
  lore: [
    {
      name: 'The book',
      text: [
        'The book is kept shut with a strap, and the strap has been let out twice. Whatever is entered in the book gets paid, they say, if not by you then near you. The ink in it is brown and has a little rust in the smell.',
        'My grandfather bought rain with an entry in that book, and you may go and look at the field. Nobody has ever seen the other party sign. There is only a dent in the paper, as from a hoof, or a ring.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'The entry',
      text: '{keeper} unbuckles the strap and turns the book round for you to read. There is your name, and there {stake:is}, and in the column for the price somebody has written “later”, and it has been crossed out, this morning, by nobody.',
      mood: 'Formal, chilled',
      says: ['keeper', 'I should have written to you sooner. I wanted you to have had your breakfast.'],
      consequences: ["Player gains 'Your name in the book'", '{keeper} becomes ashamed'],
    },
    complication: {
      title: 'Interest',
      text: 'Small things have begun to be missing {at:hub}: the shine from a spoon, the warm side of a bed, the end of a song. {rival} has made a list of them. They add up, and the sum is going in the right direction, slowly.',
      mood: 'Creeping',
      says: [
        'rival',
        'It has started to collect. It always starts with what you will not miss until you want it.',
      ],
      consequences: ['world_interest: being taken', '{rival} becomes urgent'],
    },
    forKeeper: {
      title: 'A third of it',
      text: '{keeper} shows you the jar {at:deep}, and what has been put into it week by week, and asks you to lift it. It is heavier than it should be. It is not heavy enough.',
      mood: 'Humble',
      consequences: [
        'Relationship with {keeper}: owes you now as well',
        "Player gains 'A third of the price'",
      ],
    },
    forRival: {
      title: 'By candle, on a chair',
      text: '{rival} holds the candle while you read what stands between the lines, in the paler ink. There is a clause. There is always a clause, and it has a door in it about the size of a child.',
      mood: 'Thrilling',
      consequences: ['Relationship with {rival}: in it together', "Player gains 'The clause'"],
    },
    turn: {
      title: 'The other pair of spectacles',
      text: '{witness} meets you {at:edge}, as far out as {witness} can go, and takes a pair of spectacles from an inside pocket. Without them there will be no reading, and without a reading no debt. It is a small thing to weigh so much.',
      mood: 'Solemn, absurd',
      says: ['witness', 'I have been blind for thirty years whenever it mattered. It is very tiring.'],
      consequences: ['world_witness: willing', '{witness} becomes free to speak'],
    },
    pressure: {
      title: 'The other party is early',
      text: 'Someone well dressed has been seen {at:edge}, asking the way as people do who know it. Every clock they passed has been put right.',
      mood: 'Polite dread',
      consequences: ['world_other_party: arrived'],
    },
    climax: {
      title: 'The reading',
      text: '{deadline}, the book is opened {at:hub}. There is one more chair than there are people, and nobody sits in it, and it is not empty. {witness} has been asked to read, and looks at you.',
      mood: 'Awful courtesy',
      says: ['witness', 'Shall I? I find that I can see quite well, if it is wanted.'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'Paid',
      text: [
        'You pay. {keeper} empties the jar, and you put in the rest, and what you put in is not money. The chair creaks, the way a chair does when somebody gets up satisfied.',
        'In the book your name is struck out with a ruler. Under it there is a space, and a pen; it would be glad of your custom at any time.',
      ],
      epilogue: 'You do not miss what you gave, most days. On the others {keeper} sends soup.',
      trend: ['stands by {keeper}', 'keeps promises', 'pays what others owe'],
      mood: 'Emptied, upright',
    },
    given: {
      title: 'The clause',
      text: [
        '{rival} reads out the clause, at a gallop, and leaps through the door in it and pulls you after. For a moment everything in {town} that was ever bought hangs in the air with nothing under it.',
        'Then it comes down, not where it was. The chair is only a chair. Far off, somebody begins very softly to laugh, as at a good move.',
      ],
      epilogue: 'Nobody in {town} owes anyone anything, and it has made them oddly formal with each other.',
      trend: ['sides with {rival}', 'looks for the loophole', 'takes risks'],
      mood: 'Giddy',
    },
    between: {
      title: 'Unread',
      text: [
        '“I am afraid,” says {witness}, “that I seem to have come out without my spectacles,” and breaks both pairs, one after the other, over the edge of the table.',
        'The book waits. The chair waits. They are both very good at it. But the hour goes by, as hours do when nobody stops them, and then it has gone.',
      ],
      epilogue:
        '{witness} walked out of {town} next morning and kept on as far as the sea, and wrote from there to say that it was rather a blur.',
      trend: ['listens to {witness}', 'sets somebody free', 'says nothing at the right time'],
      mood: 'Released',
    },
  },
  themes: ['what the dead may promise for the living', 'fair payment', 'the small print'],
};
