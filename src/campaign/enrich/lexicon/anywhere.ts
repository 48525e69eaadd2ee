import type { PlaceEntry } from './types.ts';

/** Places that can bear any name the author gives; `{here}` is it. */
export const ANYWHERE: readonly Omit<PlaceEntry, 'key' | 'name' | 'at'>[] = [
  {
    text: [
      '{here:is} older than the rest, or has been used harder. **The notice** by the way in has been read so often that nobody sees it. **The far corner** is kept clear, though there is little enough room. Everything else has been moved at least once, and has left its mark where it stood.',
      'Somebody sweeps here, and always in the same direction. The warmth comes from one side and the draught from the other, and people know which is theirs. It is a good place for hearing what is said elsewhere.',
    ],
    leads: 'From here one comes by short ways to {ways}.',
    things: {
      'The notice':
        'Under the print, in pencil, stands what is really not allowed. The notice has been taken down and put back by somebody who cut their finger on it.',
      'The far corner':
        'On the floor of the corner there is a square that is less worn. If one stands there, nobody in the whole of {here} can see one.',
    },
    hour: { when: 'At night', text: 'At night {here:sounds} larger than by day.' },
  },
  {
    text: [
      'One comes to {here} last, or by mistake. **The hooks** along one side are numbered, and not in order. **The window** has been painted over as far as the height of a tall man. There is a bench, and it is worn in three places.',
      'A smell of paint hangs about, though nothing has been painted for years. Someone has kept count of something on the wall, in fives. Voices drop here of their own accord.',
    ],
    leads: 'There are ways out of here to {ways}.',
    things: {
      'The hooks':
        'On the seventh hook hangs a key with a paper label, and the label says “not this one”. Two of the hooks have been screwed in from behind.',
      'The window':
        'Somebody small has scratched a peephole in the paint. Through it one sees a piece of wall, and on the wall, drawn with great care, a window.',
    },
    hour: { when: 'At dusk', text: 'At dusk somebody goes through {here} and touches each thing once.' },
  },
];
