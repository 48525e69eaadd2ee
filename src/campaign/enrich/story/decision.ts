import { capitalise } from '../../../sdk/language.ts';
import { slug } from '../../names.ts';
import { fill, type Noun, type Slots } from '../fill.ts';
import type { Premise } from '../premise/premise.ts';
import type { Parts } from './cast.ts';
import { personNoun } from './cast.ts';
import { decisionForOne } from './for-one.ts';
import type { Inventory } from './inventory.ts';
import type { Decision, Way } from './way.ts';

/** Say it, let it be, or end it: the three things that can be done about what has been found out. */
const OPEN: Way = {
  title: 'What everybody knows',
  choice: 'Say in front of them all what you have found out',
  aftermath:
    'You say it. You say it plainly, in the order in which you found it out, and you leave nothing out to be kind. It takes less time than anybody would have thought. When you are done, nobody asks whether you are sure.',
  paragraphs: [
    'So now it is known «why». It is known to everybody, and that turns out to be a different thing from being known to each of them. For a day people speak more quietly. Then they speak of it at the top of their voices, and then, sooner than you would have thought, of something else.',
    '«Odd:is» still there. But nobody lowers their eyes any more when they go by, and that was most of what was wrong.',
  ],
  epilogue:
    '«Asker» tells it well, by now, and has given you all the best lines. «Rival» has been heard to say that it was high time. When somebody new comes, they are told within the hour, and they laugh, and then they go and look at «odd» for themselves.',
  trend: ['tell the truth', 'show what was found', 'promise to find out'],
  mood: 'clear',
};
const KEPT: Way = {
  title: 'Let be',
  choice: 'Say nothing, and let «odd» be',
  aftermath:
    'You say that you have looked, and that there is nothing to be told. It is quiet. You had thought that somebody would object. Then, one after the other, they begin to breathe again.',
  paragraphs: [
    'You know «why», and you keep it. It is not as heavy as you thought. It is like knowing where a key is: one does not have to go in.',
    '«Odd:goes» on as before. People have made their peace with stranger things. They make room, they grumble, they get used to it, and after a while they would miss it.',
  ],
  epilogue:
    '«Rival» never thanks you, and never again lets you carry anything alone. «Asker» asked you once more, in passing, and you said no, and «asker.they:was» content, or was tired. There is one other who knows. You nod to each other when you meet.',
  trend: ['keep a secret', 'let it pass', 'comfort'],
  mood: 'quiet',
};
const ENDED: Way = {
  title: 'An end of it',
  choice: 'Put an end to it, here and now',
  aftermath:
    'You do not explain. You know where it began, and so you go to «cause», in front of all of them, and undo what was done. It is a small movement. It is so small that for a moment nobody understands that it is over.',
  paragraphs: [
    'And it is over. What was said of «odd» is from now on something that used to be said. There is a silence where it was, about as large as a room, and people keep walking round it.',
    'You have not told them «why». They never quite forgive you that, and they never quite ask.',
  ],
  epilogue:
    '«Odd:is» spoken of, on and off, more fondly each year. «Guilty» comes by sometimes and looks at «cause», and touches nothing. «Asker» says it was the right thing. «Asker.they:says» it rather often.',
  trend: ['stop it', 'take', 'force'],
  mood: 'still',
};

/** Where the author says what can be done, that is what can be done; the third way is neither. */
export function decisionFor({ question, odd }: Premise, inventory: Inventory, parts: Parts): Decision {
  const ways: Decision['ways'] = inventory.isForOne
    ? decisionForOne(inventory)
    : question.ways === null
      ? [OPEN, sidedWith(parts) ?? KEPT, ENDED]
      : [
          wayOf(question.ways[0], question.ways[1]),
          wayOf(question.ways[1], question.ways[0]),
          neither(odd.clause),
        ];
  return {
    ways,
    slots: Object.fromEntries(ways.map(({ title }, index) => [`ending${index + 1}`, endingNoun(title)])),
  };
}

/** Where the author says what somebody wants, that can be done, and the question left as it is. */
function sidedWith({ asker, rival, third }: Parts): Way | null {
  const sides = [rival, ...(third === null ? [] : [third]), asker].filter((one) => one.isNew);
  const who = sides.find(({ stance }) => stance.want !== null);
  if (who?.stance.want == null) return null;
  const { want } = who.stance;
  const name = personNoun(who).text;
  return {
    title: capitalise(want),
    choice: `Say nothing of it, and help ${name} to ${want}`,
    aftermath: `You say what you have to say, and it is about something else: ${name} wants to ${want}, and you are going to help. For a moment nobody speaks. Then somebody laughs, with relief, and somebody else goes to see what will be needed.`,
    paragraphs: [
      `So that is what is done. ${capitalise(name)} wanted to ${want}, and with two of you at it, and the others not in the way, it turns out to be possible.`,
      'You know «why», and you keep it. Nobody asks any more. There was something to do, and it has been done, and most people ask no more of the world than that.',
    ],
    epilogue: `${capitalise(name)} speaks of it as something that the two of you did. «Odd:is» spoken of less and less. There is one other who knows what you know. You nod to each other when you meet.`,
    trend: [want, 'keep a secret', 'help'],
    mood: 'settled',
  };
}

function wayOf(way: string, other: string): Way {
  return {
    title: capitalise(way),
    choice: capitalise(way),
    aftermath: `“Then ${way},” somebody says, as if it had been said by all. You are the first to move. After that there is no more to be said about whether one might not rather ${other}; there is only the doing of it, and everybody has a part in that.`,
    paragraphs: [
      `It was to be decided whether to ${way} or ${other}, and you have decided it: ${way}. It takes all of them, and it takes longer than it takes to say. By the end nobody can remember having been of another mind.`,
      'What «odd» had to do with it is known now as well, to those who wanted to know it. It changed what was decided less than you had feared, and more than you had hoped.',
    ],
    epilogue: `«Asker» says that it could not have gone otherwise. «Rival» says that it could, and how, to anybody who will listen. There are days when you think about what it would have been to ${other}. They are not bad days.`,
    trend: [way, `agree to ${way}`],
    mood: 'decided',
  };
}

function neither(clause: string): Way {
  return {
    ...OPEN,
    title: 'Neither',
    choice: `Do neither, and say why ${clause}`,
    paragraphs: [
      'Neither, you say, and then you say why, and after that there is a third way, which had been there all the time behind the other two. It is more work than either of them. They begin on it the same day.',
      '«Odd:is» no longer what everybody looks away from. That alone makes room for a good deal.',
    ],
  };
}

const endingNoun = (title: string): Noun => ({ text: title, plural: false, pronoun: 'it', id: slug(title) });

/** The words of the last scene, with what the rest of the story can say. */
export function decisionSlots({ ways }: Decision, slots: Slots): Slots {
  const texts = ways.flatMap(({ choice, aftermath }, index) => [
    [`choice${index + 1}`, fill(choice, slots)],
    [`aftermath${index + 1}`, fill(aftermath, slots)],
  ]);
  return Object.fromEntries(texts);
}
