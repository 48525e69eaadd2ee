import { capitalise } from '../../../sdk/language.ts';
import { english } from '../../../sdk/writing/english.ts';
import type { Slots } from '../fill.ts';
import type { Bearing, Character } from '../premise/character.ts';
import type { Inventory } from './inventory.ts';
import type { Decision, Way } from './way.ts';

/** What somebody wants whose author does not say. */
const UNSAID = 'find somebody who listens';

/** What the one whom the story is about wants, as something one can do: “buy back the ferry”. */
function wantIn({ people }: Inventory): string {
  const [want = UNSAID] = people[0]?.profile.motivations ?? [];
  return want.replace(/^to\s+/i, '').replace(/[.!]$/, '');
}

/** The words that a story about one person has besides those of every story. */
export function forOneSlots(inventory: Inventory, hasThings: boolean): Slots {
  const want = wantIn(inventory);
  return {
    want,
    mywant: english.inFirstPerson(want, inventory.people[0]?.pronoun ?? 'they'),
    ...(!hasThings && { nothing: '' }),
  };
}

/** See it through; or what their own words bring up beside it; or part in the manner that is theirs. */
export function decisionForOne(inventory: Inventory, character: Character | null): Decision['ways'] {
  const want = wantIn(inventory);
  return [
    doneFor(want, character),
    besides(want, character),
    (character?.bearing ?? null) === null ? ALONE(want) : PARTING[character?.bearing as Bearing](want),
  ];
}

function doneFor(want: string, character: Character | null): Way {
  const [habit] = character?.habits ?? [];
  const [like] = character?.likes ?? [];
  return {
    title: capitalise(want),
    choice: `Help «asker» to ${want}, now`,
    aftermath: `You do it together, and it is not at all as either of you had pictured it. It is quicker, and it is louder, and there is nobody to clap.`,
    paragraphs: [
      `So it is done. «Asker» wanted to ${want}, and that is a thing that has now happened, and can be pointed at.`,
      habit === undefined
        ? '«Asker» does not know what to do with «asker.themself». You stay until that has passed.'
        : `For a time «asker» does not know what comes next. Then you see it begin again: «asker» ${habit}. You had not known that you would be glad of it.`,
    ],
    epilogue:
      like === undefined
        ? '«Asker» sends word, now and then. It is never about that. It is always, one can tell, because of that.'
        : `«Asker» sends word, now and then. It is about the weather, and about ${like}. It is never about that. It is always, one can tell, because of that.`,
    trend: [want, 'help', 'promise'],
    uncovers: true,
    mood: 'glad',
  };
}

/** What can be done instead: about the oath, the secret, the belief, somebody else, the fear, or about the want alone. */
function besides(want: string, character: Character | null): Way {
  const { secret = null, oath = null, belief = null, fears: [fear] = [], companions = [] } = character ?? {};
  const other = companions.find(({ fate }) => fate === null);
  const usual = { trend: ['persuade', 'comfort', 'let it wait'], mood: 'quiet' };
  if (oath !== null)
    return {
      ...usual,
      title: 'What was sworn',
      choice: 'Hold «asker» to what was sworn, whatever it costs',
      aftermath: `“You swore ${oath},” you say. “I was not there. I should like to have been.” «Asker» looks at you for a good while, and puts the other thing down.`,
      paragraphs: [
        `Nobody is going to ${want}. It was there to be had, and was left, and whoever passes by will think that it had been forgotten.`,
        `It was not forgotten. «Asker» has sworn ${oath}, and there is now one person in the world who has seen it kept when it was dear.`,
      ],
      epilogue:
        'You hear «asker» spoken of as somebody who had a chance once. You do not correct it. It takes a certain kind of person to be proud of something that nobody saw, and it takes another to have seen it.',
    };
  if (secret !== null && (character?.bearing === 'smooth' || character?.bearing === 'grand'))
    return {
      ...usual,
      title: 'Owned up to',
      choice: 'Make «asker» own up to those who have paid for it',
      aftermath:
        '“Later,” you say. “First you go and say it to them.” «Asker» offers you, in this order, a joke, a share, and the truth. You take the third, and hold the door.',
      paragraphs: [
        'It is the worst performance that «asker» has ever given. There is not one good sentence in it. They listen to the end, since nobody has ever heard such a thing from that quarter, and one of them asks to have it repeated.',
        `It costs a great deal. Nobody will ${want} on credit from now on. But people come and look at «asker» who had only ever listened.`,
      ],
      epilogue:
        'There is talk for a year. «Asker» collects it, and corrects the figures, upwards. What was owed is being paid off in very small sums, each with a receipt, and the receipts are works of art.',
    };
  if (secret !== null)
    return {
      ...usual,
      title: 'Told',
      choice: 'Have it told first, aloud, with you standing by',
      aftermath:
        '“Not that,” you say. “The other thing first.” «Asker» has been waiting for somebody to say so, and hates you for it for about as long as it takes to get up.',
      paragraphs: [
        'It is told aloud, in daylight, to those whom it concerns. It takes four sentences. There is a noise at the third, and then none at all, and the fourth is said into that.',
        `What comes of it is not forgiveness. It is a place where one can stand. Whether «asker» will still ${want} is a question that can now be put like any other.`,
      ],
      epilogue:
        'Some of them come round, and some do not. «Asker» says that one sleeps differently. Asked whether that means better, «asker.they:says»: differently.',
    };
  if (belief !== null)
    return {
      ...usual,
      title: 'As good as so',
      choice: 'Let it be so, from now on, and act by it',
      aftermath: `You say that it is settled: ${belief}. You say it to «asker» and to everybody within hearing, and it is not said as one says a thing to a child.`,
      paragraphs: [
        'Nobody laughs, or not so that one could hear it. You had not thought what it would mean, and find out over the next few weeks: it means a good deal of work, and some ceremony.',
        `«Asker» speaks less and less of how «asker.they:was» going to ${want}. It seems that it was a way of asking for something else.`,
      ],
      epilogue:
        'There is a form that it is done by, these days, and a hook for the hat. Visitors suppose that it has always been like that. You have stopped telling them when it began.',
    };
  if (other !== undefined)
    return {
      ...usual,
      title: `Word to ${other.name}`,
      choice: `Send for ${other.name}, and let it be said between them`,
      aftermath: `“You don't want me for this,” you say. “You want ${other.name}.” «Asker» begins three different sentences. None of them has a no in it.`,
      paragraphs: [
        `${other.name} comes. You had thought that there would be shouting. They sit side by side like two people waiting for a coach, and every so often one of them says something short.`,
        `Nobody mentions that «asker» wanted to ${want}. By the evening it has become something that they will see about, when there is time, the two of them.`,
      ],
      epilogue: `You are written to by both, on the same sheet, in turns, with the one correcting the other. You are given to understand that you were quite wrong about ${other.name}, and that you may come whenever you like.`,
    };
  if (fear !== undefined)
    return {
      ...usual,
      title: 'Not afraid of that',
      choice: `Leave it, and go back to ${fear} together`,
      aftermath: `“It was never about that,” you say. “It is about ${fear}.” «Asker» laughs, and it goes wrong half way, and then you both get up and go.`,
      paragraphs: [
        `It is a strange thing to do on purpose. You stand there, the two of you, as long as it takes, and it takes longer than you could have stood there alone. «Asker» does not let go of your sleeve.`,
        `Nobody has gone to ${want}. It will be easier now, or it will not be needed.`,
      ],
      epilogue:
        '«Asker» tells it as a funny story, with you as the one who was afraid. You let it stand. You were.',
    };
  return {
    ...usual,
    title: 'Let go of it',
    choice: 'Talk «asker» out of it',
    aftermath:
      '“No,” you say, and say why, and you do not stop until you have said all of it. «Asker» listens to the end. Then «asker.they:sits» down, like somebody who has been standing for years.',
    paragraphs: [
      `Nobody will ${want} today, nor tomorrow. There is a good deal of room where it used to be.`,
      'It turns out that «asker» can be good company, when «asker.they:is» not on the way to something.',
    ],
    epilogue:
      'Whether it was a kindness is a question that you leave alone, both of you, and on most days it leaves you alone.',
  };
}

const LEAVING = { trend: ['leave «asker»', 'refuse'], mood: 'open' };

const ALONE = (want: string): Way => ({
  ...LEAVING,
  title: 'Alone',
  choice: 'Leave it to «asker», and go',
  aftermath:
    '“It was always going to be you,” you say. «Asker» does not contradict you. You do not look back until you are too far off to see anything.',
  paragraphs: [
    `You never hear for certain whether «asker» came to ${want} in the end. You hear it both ways, from people who were not there.`,
    'You choose the one you like, and tell it that way.',
  ],
  epilogue:
    'Once, much later, there is a letter with nothing in it but the word “Well?”. You answer it. It takes you four pages.',
});

/** How one leaves somebody who comes out with things in this way. */
const PARTING: Readonly<Record<Bearing, (want: string) => Way>> = {
  shy: (want) => ({
    ...LEAVING,
    title: 'Gone quietly',
    choice: 'Go quietly, before «asker» has to ask you to',
    aftermath:
      'You get your things together without any noise. «Asker» has turned away, so as not to be seen watching. At the door there is something for you to eat on the way, wrapped twice.',
    paragraphs: [
      `You never learn whether «asker» came to ${want}. It is not the sort of thing that would be told to anybody.`,
      'What you keep is the way it was said to you, once, and how long it had taken.',
    ],
    epilogue:
      'On a day of no importance a parcel comes. There is no letter in it. It is tied with the knot that you showed «asker», and it has been done correctly.',
  }),
  smooth: (want) => ({
    ...LEAVING,
    title: 'Out while you were ahead',
    choice: 'Take what you have learnt, and be gone by morning',
    aftermath:
      'You do it the way you have been taught: no bag, no goodbye, and a good story left behind with somebody who will repeat it. You are three streets off when you find the note in your pocket. “Well done,” it says.',
    paragraphs: [
      `You hear that «asker» did ${want}; you hear it from «asker», so that it may even be true.`,
      'You have all that you came with. You count it twice, because of the company you have kept.',
    ],
    epilogue:
      'For years there are small unlikely pieces of luck: a bill already paid, a better room. You never find out how. You get into the habit of saying thank you to the air.',
  }),
  blunt: (want) => ({
    ...LEAVING,
    title: 'Said to the face',
    choice: 'Tell «asker» to the face that you are going',
    aftermath:
      '“I am going,” you say, and do not say why, since nobody asks. «Asker» holds out a hand. It is not a soft one. “You said it in front of me,” you hear. “Good.”',
    paragraphs: [
      `«Asker» goes on alone to ${want}, or does not. Those who come from there say only that the work was done by somebody who did not stop to talk.`,
      'You find that you walk faster than you used to, and that you say things once.',
    ],
    epilogue:
      'You meet once more, by chance, in a crowd. «Asker» nods to you across all those heads, the way one nods to an equal, and goes on.',
  }),
  grand: (want) => ({
    ...LEAVING,
    title: 'Dismissed',
    choice: 'Ask «asker» for leave to go',
    aftermath:
      'You ask for it in form. «Asker» considers the matter. You are dismissed, with thanks, and a title, and you have gone some way before you notice that you are walking like somebody who has one.',
    paragraphs: [
      `The official account has it that «asker» came to ${want} with no assistance whatever. There is said to be a monument planned.`,
      'You are in the official account as well, a little to the left, holding something.',
    ],
    epilogue:
      'Every year on the same day you are sent a list of your duties. There are more of them each time. You are sorry on the day when it does not come.',
  }),
};
