import { describe, expect, it } from 'vitest';
import {
  isBrokenOff,
  merged,
  withEarlier,
  withProse,
  withScene,
  withTelling,
} from '../../../web/api/story-view.ts';
import { numbersOf, sceneOf, storyOf, tellingOf } from '../support.ts';

describe('prose that streams in', () => {
  it('grows where it belongs', () => {
    const view = storyOf([sceneOf(1)], tellingOf(2, 'The tide '));
    expect(withProse(view, { scene: 2, text: 'turns.', at: 9 })?.telling?.prose).toBe('The tide turns.');
    expect(withProse(view, { scene: 2, text: 'turns.' })?.telling?.prose).toBe('The tide turns.');
  });

  it('says nothing twice that the answer held already', () => {
    const view = storyOf([sceneOf(1)], tellingOf(2, 'The tide turns.'));
    expect(withProse(view, { scene: 2, text: 'tide ', at: 4 })).toBe(view);
    expect(withProse(view, { scene: 2, text: 'turns. So do you.', at: 9 })?.telling?.prose).toBe(
      'The tide turns. So do you.',
    );
  });

  it('is asked for again when something in between is missing', () => {
    expect(withProse(storyOf([], tellingOf(1, 'A')), { scene: 1, text: 'C', at: 2 })).toBeNull();
    expect(withProse(storyOf([sceneOf(1)]), { scene: 2, text: 'C', at: 0 })).toBeNull();
  });

  it('is let go when its scene is told', () => {
    const view = storyOf([sceneOf(1), sceneOf(2)]);
    expect(withProse(view, { scene: 2, text: 'late', at: 0 })).toBe(view);
  });
});

describe('a scene that is told', () => {
  it('comes last and ends the telling', () => {
    const view = withScene(storyOf([sceneOf(1)], tellingOf(2)), sceneOf(2));
    expect(numbersOf(view)).toEqual([1, 2]);
    expect(view.telling).toBeNull();
  });

  it('does not end the next one, when it is heard of late', () => {
    const view = withScene(storyOf([sceneOf(1), sceneOf(2)], tellingOf(3)), sceneOf(2));
    expect([numbersOf(view), view.telling?.scene]).toEqual([[1, 2], 3]);
  });

  it('takes the place of an earlier telling and of what came after it', () => {
    const again = sceneOf(2, { telling: 1 });
    const view = withScene(storyOf([sceneOf(1), sceneOf(2), sceneOf(3)]), again);
    expect(view.scenes).toEqual([sceneOf(1), again]);
  });

  it('is not undone by an answer that comes late', () => {
    const view = storyOf([sceneOf(1), sceneOf(2)]);
    expect(withTelling(view, tellingOf(2, 'old'))).toBe(view);
  });
});

describe('earlier scenes', () => {
  it('are put before those that are there, each once', () => {
    const view = withEarlier(storyOf([sceneOf(5), sceneOf(6)]), [sceneOf(4), sceneOf(3), sceneOf(5)]);
    expect(numbersOf(view)).toEqual([3, 4, 5, 6]);
  });

  it('stay when a fresh answer joins them', () => {
    const known = storyOf([sceneOf(1), sceneOf(2), sceneOf(3)]);
    expect(numbersOf(merged(known, storyOf([sceneOf(3), sceneOf(4)])))).toEqual([1, 2, 3, 4]);
  });

  it('go when there is a gap, or the story has begun anew', () => {
    const known = storyOf([sceneOf(1), sceneOf(2)]);
    expect(numbersOf(merged(known, storyOf([sceneOf(9)])))).toEqual([9]);
    expect(numbersOf(merged(known, storyOf([])))).toEqual([]);
  });
});

describe('a telling', () => {
  const one = storyOf([sceneOf(1)]);

  it('is broken off when the story is where it was, and nobody tells it', () => {
    expect(isBrokenOff(storyOf([sceneOf(1)], tellingOf(2)), one)).toBe(true);
    expect(isBrokenOff(storyOf([sceneOf(1)], tellingOf(1)), one)).toBe(true); // another telling of the same scene
  });

  it('is not while it goes on, or once it is told', () => {
    const known = storyOf([sceneOf(1)], tellingOf(2));
    expect(isBrokenOff(known, known)).toBe(false);
    expect(isBrokenOff(known, storyOf([sceneOf(1), sceneOf(2)]))).toBe(false);
    expect(isBrokenOff(storyOf([sceneOf(1)], tellingOf(1)), storyOf([sceneOf(1, { telling: 1 })]))).toBe(
      false,
    );
    expect(isBrokenOff(one, one)).toBe(false);
  });
});
