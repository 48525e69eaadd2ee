import type { Arc } from '../types.ts';

/** A deed is judged, and the truth has a price. */
export const TRIAL: Arc = {
  id: 'trial',
  words: [
    'trial',
    'court',
    'judge',
    'law',
    'lawyer',
    'guilty',
    'innocent',
    'crime',
    'murder',
    'jury',
    'verdict',
    'justice',
    'accuse',
    'evidence',
    'witness',
    'prison',
    'police',
    'bribe',
    'blame',
    'testify',
  ],
  gist: 'Someone stands accused. There is a trial, evidence, a verdict to come, and the truth would hurt the wrong person.',
  isForPeople: true,
  persona: 'the one who was given the case because nobody else would have it',
  premise: [
    '{keeper} is accused of having destroyed {stake}, on purpose, on a clear night, in front of a window. {keeper} does not deny it. {keeper} does not say anything at all.',
    'You have been given the case because everyone better was busy. You have until it is decided, {deadline}; you have a box of papers with one paper missing; and when you asked {keeper} whether there was anything you ought to know, {keeper} looked for the first time a little frightened, and asked who else had read the box.',
  ],
  hook: '{keeper} is accused of having destroyed {stake}, on purpose, on a clear night, in front of a window, and does not deny it. It will be decided {deadline}, and the matter has been left to you, because nobody else would have it.',
  wants: {
    keeper: 'be found guilty before anyone looks further',
    rival: 'get a conviction that nobody can overturn',
    witness: 'stop dreaming about the window',
  },
  secrets: {
    keeper: [
      "{keeper} cannot have done it as described: {keeper's} right arm has not gone above the shoulder since the spring.",
      '{keeper} is silent for the sake of {witness}, whom {keeper} believes to have done it.',
    ],
    rival: [
      '{rival} took the missing paper out of the box, meaning to put it back in an hour, and then could not.',
      'The paper shows that {stake:was} worthless on the night in question, and that {rival} had known it for a month and had sold shares in {stake.them}.',
    ],
    witness: [
      '{witness} told them only what was asked, which was not much.',
      '{witness} saw it through the window: nobody did anything. {stake} went by itself, the way a shelf goes, and {keeper} came running to catch it.',
    ],
  },
  ties: {
    keeperOfRival: '{keeper} voted for {rival} once, and mentions it to no one.',
    keeperOfWitness:
      '{keeper} has looked after {witness} since there was anything to look after, and is doing it now.',
    rivalOfKeeper:
      '{rival} would much rather that it were anybody but {keeper}, and has lost sleep over being so lucky.',
    rivalOfWitness: '{rival} is very gentle with {witness}, and always asks the questions in the same order.',
    witnessOfKeeper: '{witness} thinks that {keeper} did it, and is silent to save {keeper}.',
    witnessOfRival: '{witness} noticed that {rival} has a cut from paper on the thumb, and that it is new.',
  },
  lore: [
    {
      name: 'The box of papers',
      text: [
        'The box of papers is numbered from one to forty-one, and there are forty. The string round it was tied by a left-handed person, and untied by somebody with no patience. Number nineteen is the one that is not there.',
        'Whoever reads the whole box reads the same sentence three times, each time from a different witness. We had a case like it in the flood year, and they hanged the clerk. A box weighs more, the ushers say, when something has been taken out.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'The client says nothing',
      text: '{keeper} sits across from you {at:hub} and answers every question with great politeness and no words. Only when you slide a cup across does something show: {keeper} reaches for it with the wrong hand.',
      mood: 'Patient, baffled',
      says: ['keeper', 'Thank you. You are taking trouble. I wish you would not.'],
      consequences: ["Player gains 'The wrong hand'", '{keeper} becomes fond of you against all intention'],
    },
    complication: {
      title: 'An offer',
      text: '{rival} has an offer, a generous one, on good paper: plead, and it will be over by supper. {rival} stays while you read it, and watches the box, not you.',
      mood: 'Smooth',
      says: ['rival', 'I should take it. I say that as somebody who hates to win.'],
      consequences: ['world_offer: made', '{rival} becomes uneasy'],
    },
    forKeeper: {
      title: 'The arm',
      text: 'You drop your pen on a high shelf, as if by accident, and ask {keeper} to reach it down. {keeper} looks at the shelf, and at you, and begins after all to laugh.',
      mood: 'A crack of light',
      consequences: ['Relationship with {keeper}: no longer fights your help', "Player gains 'The arm'"],
    },
    forRival: {
      title: 'Number nineteen',
      text: "{rival} asks what you would do, in {rival's} place, with a paper that helped nobody. While {rival} talks you can see the corner of it, in the breast pocket, going up and down.",
      mood: 'Confessional',
      consequences: [
        'Relationship with {rival}: has half confessed',
        "Player gains 'A glimpse of number nineteen'",
      ],
    },
    turn: {
      title: 'Through the window',
      text: '{witness} takes you to the spot {at:edge} and has you look through the window as it was that night. You see {deep}, and you see, now that you know what to look for, that nobody could have stood where they say {keeper} stood.',
      mood: 'Cold clarity',
      says: ['witness', "They asked what I saw. They never asked what I didn't."],
      consequences: ['world_truth: known', '{witness} becomes ready to speak'],
    },
    pressure: {
      title: 'The gallery fills',
      text: 'There is not a seat to be had. Somebody is selling buns, and somebody else has brought a rope, for a joke.',
      mood: 'Festive, vile',
      consequences: ['world_crowd: against {keeper}'],
    },
    climax: {
      title: 'Anything further?',
      text: '“Anything further?” they ask, {deadline}, and the room leans in. {witness} is in the third row with a hand half up. {rival} has gone white round the pocket. {keeper} is shaking {keeper.their} head at you, very slightly, to and fro.',
      mood: 'Silence with a pulse',
      says: ['keeper', 'No. Nothing further. Please.'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'By itself',
      text: [
        'You call {witness}. You ask one question, the one that nobody had asked, and {witness} answers it in four words. Then, because it is so quiet, everyone hears {keeper} say: “Not you? It was not you either?”',
        'The two of them look at each other across all those hats, with years of kindness between them that had been, the whole time, unnecessary.',
      ],
      epilogue:
        'A shelf, they wrote in the record, and underlined it. The string from the box hangs in your office, tied by a left-handed person.',
      trend: ['stands by {keeper}', 'asks the question nobody asked', 'trusts the evidence'],
      mood: 'Flooded with light',
    },
    given: {
      title: 'As pleaded',
      text: [
        '“Nothing further,” you say. It goes quickly after that. {keeper} thanks you, and means it, and is led out by a door you had not noticed was one.',
        "{rival} stays behind to shake your hand. In {rival's} pocket something crackles, like a small fire.",
      ],
      epilogue:
        'They let {keeper} have books, in there. {witness} brings them on Saturdays, and neither asks, and neither tells.',
      trend: ['sides with {rival}', 'accepts the offer', 'respects silence'],
      mood: 'Shut',
    },
    between: {
      title: 'Number nineteen is read',
      text: [
        'You do not call anybody. You ask, in a friendly way, whether {rival} would be so good as to count the papers in the box. {rival} counts. {rival} is an honest person in almost every way, and gets to forty, and stops, and reaches into the breast pocket.',
        '“Forty-one,” says {rival}. It is the best thing you ever hear {rival} say.',
      ],
      epilogue: '{rival} keeps a shop now, and gives exact change. {keeper} goes there for string.',
      trend: ['listens to {witness}', 'leaves people a way out', 'accuses nobody by name'],
      mood: 'Merciful',
    },
  },
  themes: ['truth and loyalty', 'the question that is not asked', 'what silence is for'],
};
