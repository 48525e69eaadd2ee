import { capitalise } from '../../../sdk/language.ts';
import { english } from '../../../sdk/writing/english.ts';
import type { Slots } from '../fill.ts';
import type { Inventory } from './inventory.ts';
import type { Decision, Way } from './way.ts';

/** What somebody wants whose author does not say. */
const UNSAID = 'be understood for once';

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

/** See it through, talk them out of it, or leave it to them. */
export function decisionForOne(inventory: Inventory): Decision['ways'] {
  const want = wantIn(inventory);
  const done: Way = {
    title: capitalise(want),
    choice: `Help «asker» to ${want}, now`,
    aftermath: `You do it together, and it is not at all as either of you had pictured it. It is quicker, and it is louder, and there is nobody to clap.`,
    paragraphs: [
      `So it is done. «Asker» wanted to ${want}, and that is a thing that has now happened, and can be pointed at.`,
      '«Asker» does not know what to do with «asker.their» hands. You stay until that has passed.',
    ],
    epilogue:
      '«Asker» sends word, now and then. It is never about that. It is always, one can tell, because of that.',
    trend: [want, 'help', 'promise'],
    mood: 'glad',
  };
  const letGo: Way = {
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
    trend: ['persuade', 'comfort', 'let it wait'],
    mood: 'quiet',
  };
  const alone: Way = {
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
    trend: ['leave «asker»', 'refuse'],
    mood: 'open',
  };
  return [done, letGo, alone];
}
