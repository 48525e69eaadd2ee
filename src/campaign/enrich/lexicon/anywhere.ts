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

/** The same under the open sky: an orchard, a field. */
export const OUTDOORS: typeof ANYWHERE = [
  {
    text: [
      '{here:is} larger inside than it looks from without. **The gate** is tied with a string that a child could undo, and no child has. **The low stone** in the middle is worn on top, as if it had been waited on. The grass is beaten down in one line across, and there is nothing at either end of it.',
      'Whoever works here hangs a coat on the same post every day, and takes it down again before dark. Birds go over, and do not come down. It is a good place for being seen from a long way off.',
    ],
    leads: 'Paths have been trodden from here to {ways}.',
    things: {
      'The gate':
        'The knot in the string was tied by somebody left-handed. On the inner side of the gate there are notches, one for each year, and one year has been planed away.',
      'The low stone':
        'Under the lichen the low stone has a letter on it, and half of another. The ground on the north side of it has been dug, not long ago and not deep.',
    },
    hour: {
      when: 'In the morning',
      text: 'In the morning there are prints in the dew of {here}, and they stop in the middle.',
    },
  },
  {
    text: [
      'Nobody comes to {here} who has not been sent. **The rake** stands where it was left, upright, with its teeth in the ground. **The hedge** has been let grow until one cannot see over it, and there is a gap in it the height of a dog. Whatever is planted stands in rows, and somebody has numbered the rows.',
      'The ground is soft on one side and hard on the other, and nothing will grow on the border. Something has been burnt here every year in the same spot. The wind gets up a little sooner than it does elsewhere.',
    ],
    leads: 'One can leave by the hedge or by the ruts, for {ways}.',
    things: {
      'The rake':
        'There are three pairs of initials on the handle of the rake, and only the last has not been crossed out. It comes out of the ground too easily.',
      'The hedge':
        'In the gap of the hedge hangs a rag of good cloth, dark blue and lined. Somebody has pushed bottles into the leaves, necks outwards, so that it hums.',
    },
    hour: {
      when: 'At dusk',
      text: 'At dusk somebody walks once round {here} and latches whatever will latch.',
    },
  },
];
