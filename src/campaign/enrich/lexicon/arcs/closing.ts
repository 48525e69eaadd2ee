import type { Arc } from '../types.ts';

/** Something is to end on a day, and a paper says so. */
export const CLOSING: Arc = {
  id: 'closing',
  words: [
    'close',
    'closing',
    'sell',
    'sale',
    'demolish',
    'last',
    'end',
    'shut',
    'evict',
    'order',
    'inspector',
    'retire',
    'farewell',
    'final',
  ],
  gist: 'A place or a thing is about to be closed, sold, switched off or torn down, and there are only a few days left to decide.',
  isForPeople: true,
  persona: 'the person whose signature is wanted',
  premise: [
    'You have been sent to {town} with a paper in a stiff envelope. It says that an end is to be made of {stake}, {deadline}, and it leaves room at the foot for one name. The name they have in mind is yours.',
    'Nobody met you. But somebody has aired your bed and put a stone on the sill to keep the window open, and under the stone there is a note in pencil: before you sign, ask what {stake:is} for.',
  ],
  hook: 'There is a paper in {town} that says an end is to be made of {stake}, {deadline}, and it leaves room at the foot for one name. Everyone here seems to think that the name is yours.',
  wants: {
    keeper: 'see that {stake} outlasts the week',
    rival: 'have the paper signed by {day}',
    witness: 'be asked, just once, what the paper leaves out',
  },
  secrets: {
    keeper: [
      '{keeper} has known about the paper for a year, and has told nobody, so as to have the year.',
      'The accounts that condemn {stake} are wrong in one line, and {keeper} wrote that line, to hide what was being given away for nothing.',
    ],
    rival: [
      '{rival} is paid twice for the signature, once by those who sent you and once by those who will buy.',
      '{rival} learned to walk holding on to {stake}, and wants it gone before somebody has to watch it fail.',
    ],
    witness: [
      '{witness} has read the paper to its end, which nobody does, and there is a second page.',
      'By the second page {stake:belongs} to whoever was looking after {stake.them} on the day the paper was drawn up, and that was {witness}.',
    ],
  },
  ties: {
    keeperOfRival: '{keeper} taught {rival} everything about {stake} except when to let go.',
    keeperOfWitness: '{keeper} pays {witness} on Fridays for a job that was finished years ago.',
    rivalOfKeeper: '{rival} still stands up when {keeper} comes in, and sits down again cross.',
    rivalOfWitness:
      '{rival} has offered {witness} a good price for saying nothing, and {witness} asked for it in writing.',
    witnessOfKeeper:
      '{witness} knows what {keeper} gave away and to whom, and has kept the list in order to be proud of it.',
    witnessOfRival:
      '{witness} counts {rival} among the people who will be sorry, and has said so to {rival}.',
  },
  lore: [
    {
      name: 'The paper',
      text: [
        'The paper came in three copies, and two have been lost by people who do not lose things. It gives a reason in eleven words, and the eleventh is spelt wrong. Nobody named in the paper has ever been here.',
        "A paper like it came for the mill, in my father's time, and they signed, and the river has been no use since. You may sign it or not sign it, but you cannot keep it in a drawer; that has been tried.",
      ],
    },
  ],
  beats: {
    setup: {
      title: 'What the paper is about',
      text: '{keeper} shows you {stake} without being asked, the way one shows a guest the best chair. The paper in your pocket has not been mentioned, and {keeper:takes} care to stand where you would have to reach past to point.',
      mood: 'Courteous, guarded',
      says: ['keeper', 'Have a proper look. Nobody who sent you ever did.'],
      consequences: ["Player gains 'Has seen what would be lost'", '{keeper} becomes hopeful'],
    },
    complication: {
      title: 'Somebody has begun already',
      text: 'A man with a measuring tape is at work {at:deep}, and he has chalked a number on everything that can be carried. He was told that you had signed last week.',
      mood: 'Hurried, wrong',
      says: ['rival', 'Call it tidying. One tidies before one leaves.'],
      consequences: ['world_clearing: begun', '{rival} becomes impatient'],
    },
    forKeeper: {
      title: "An evening's work",
      text: "You take off your coat and do an evening's work beside {keeper}. By the end of it you know which part of {stake} sticks, and how to knock.",
      mood: 'Tired, companionable',
      consequences: [
        'Relationship with {keeper}: trusts you with the difficult part',
        "Player gains 'Knows how to knock'",
      ],
    },
    forRival: {
      title: 'The figures',
      text: '{rival} goes through the figures with you line by line, and they are not cruel figures. One line is in a different ink, and {rival:turns} the page before you have finished it.',
      mood: 'Reasonable, cold',
      consequences: ['Relationship with {rival}: takes you for an ally', "Player gains 'The figures'"],
    },
    turn: {
      title: 'The second page',
      text: '{witness} lays the second page in front of you {at:edge} and holds the corner down, because of the wind or because of you. It names an owner, and it is nobody that anyone had thought of.',
      mood: 'Very still',
      says: ['witness', 'I can read, you know. People forget to check.'],
      consequences: ['world_second_page: found', '{witness} becomes brave'],
    },
    pressure: {
      title: 'They stop talking when you come in',
      text: 'Everyone in {town} has heard by now whom you had supper with. A cup is washed and put away while you are still reaching for it.',
      mood: 'Uneasy',
      consequences: ['world_town: divided'],
    },
    climax: {
      title: 'The hour itself',
      text: 'They have all come to {hub}, and have left a space in the middle with a table in it. The paper lies there with a pen across it, and {keeper} and {rival} have both, without meaning to, come to stand on the same side.',
      mood: 'Hushed',
      says: ['keeper', 'Whatever you write, write it so that one can read it.'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'Not signed',
      text: [
        'You turn the paper over and write on the back, which is blank, and has always been the larger side. It takes four lines. {keeper} reads them twice, and then goes to see to {stake}, because it is time for that.',
        '{rival} walks out into the weather without a coat, and stands there, and after a while comes back in for it and stays.',
      ],
      epilogue:
        'They write to ask for the paper every spring. {witness} has charge of the letters, and answers each one, at length, in pencil.',
      trend: ['stands by {keeper}', 'puts off signing', 'asks what a thing is for'],
      mood: 'Stubborn, glad',
    },
    given: {
      title: 'Signed',
      text: [
        'You sign. It is a good signature, and you look at it for longer than you need to. Then there is work, and everyone does it, and it is done sooner than anyone had feared.',
        '{keeper} carries the last of it out without help and asks you the time, as one asks a stranger.',
      ],
      epilogue: 'Where {stake} used to be there is a level piece of ground, and people walk round it.',
      trend: ['sides with {rival}', 'goes by the figures', 'does what was asked'],
      mood: 'Level, grey',
    },
    between: {
      title: 'The owner',
      text: [
        'You give the pen to {witness}. There is some noise about that, and it goes on until {witness} has finished reading, and then it stops.',
        "“I'll want it all explained to me again from the beginning,” says {witness}, “and this time by whoever does the work.”",
      ],
      epilogue:
        'Nothing is closed and nothing is as it was. {keeper} has Thursdays off, and hates them, and is getting better at them.',
      trend: ['listens to {witness}', 'tells everyone the same thing', 'looks for another way'],
      mood: 'Open, a little comic',
    },
  },
  themes: ['what a thing is worth and to whom', 'duty and mercy', 'who gets to sign'],
};
