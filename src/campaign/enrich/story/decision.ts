import { capitalise } from '../../../sdk/language.ts';
import { slug } from '../../names.ts';
import { fill, type Noun, type Slots } from '../fill.ts';
import type { Character } from '../premise/character.ts';
import type { Premise } from '../premise/premise.ts';
import type { Parts } from './cast.ts';
import { personNoun } from './cast.ts';
import { decisionForOne } from './for-one.ts';
import type { Inventory } from './inventory.ts';
import { MANNERS } from './manner/manners.ts';
import type { Decision, Way } from './way.ts';

/** What a decision is made of. */
interface Decided {
  premise: Premise;
  inventory: Inventory;
  character: Character | null;
  parts: Parts;
}

/** What can be done in the end: by the kind of story, and by what the author says. */
export function decisionFor({ premise, inventory, character, parts }: Decided): Decision {
  const ways = inventory.isForOne ? decisionForOne(inventory, character) : waysOf(premise, parts);
  return {
    ways,
    slots: Object.fromEntries(ways.map(({ title }, index) => [`ending${index + 1}`, endingNoun(title)])),
  };
}

/** Where the author says what can be done, that is what can be done. */
function waysOf({ question, odd, conflict: { kind } }: Premise, parts: Parts): Way[] {
  const [one, other] = question.ways ?? [];
  const { ways } = MANNERS[kind];
  if (kind === 'riddle') {
    const [open, kept, ended] = ways as [Way, Way, Way];
    return one === undefined || other === undefined
      ? [open, sidedWith(parts) ?? kept, ended]
      : [wayOf(one, other), wayOf(other, one), neither(open, odd.clause)];
  }
  if (one === undefined || other === undefined) return ways;
  if (kind === 'dilemma') return [done(one, other), done(other, one), BETWEEN];
  if (kind === 'heart')
    return ways.map((way, index) =>
      index < 2 ? { ...way, choice: capitalise(index === 0 ? one : other) } : way,
    );
  // “Will you face him or run?”: running is what the author thought of.
  if (kind === 'contest' && !/^(?:keep out of it|refuse)$/.test(other))
    return ways.map((way, index) => (index === 2 ? done(other, one) : way));
  return ways;
}

/** What the player was asked to do, or not to do. */
function done(way: string, other: string): Way {
  return {
    title: capitalise(way),
    choice: capitalise(way),
    aftermath: `“Then ${way},” somebody says, as if it had been said by all. You are the first to move. After that there is no more to be said about whether one might not rather ${other}.`,
    paragraphs: [
      `It was yours to decide whether to ${way} or ${other}, and you have decided it: ${way}. It is done sooner than you thought. What takes longer is the rest of that day.`,
      '«Asker» comes and stands beside you, and says nothing about it, and stays. «Rival» has gone, and comes back, and asks whether there is anything to be carried.',
    ],
    epilogue: `«Asker» says that it could not have gone otherwise. «Rival» says that it could, and how, to anybody who will listen. There are days when you think about what it would have been to ${other}. They are not bad days.`,
    trend: [way, `agree to ${way}`],
    mood: 'decided',
  };
}

/** Neither the one nor the other: all of them are to answer for it. */
const BETWEEN: Way = {
  title: 'Neither',
  choice: 'Do neither, and say why it has come to this',
  aftermath:
    'You say what you know, in the order in which you came to know it, and you leave nothing out to be kind. Then you say that it is not yours to decide, and never was: it belongs to all of them, and here they are.',
  paragraphs: [
    'There is an uproar, and then there is a conversation. It is the first one about this that everybody has been in. There turns out to be a third way, which had been there all the time behind the other two. It is more work than either of them.',
    '«Rival» is the first to take off a coat.',
  ],
  epilogue:
    '«Asker» says that you cheated. It is said with a certain respect. Nobody has asked you since to decide anything alone.',
  trend: ['tell the truth', 'ask', 'persuade'],
  mood: 'clear',
  uncovers: true,
};

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

function neither(open: Way, clause: string): Way {
  return {
    ...open,
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
