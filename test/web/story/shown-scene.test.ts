import { describe, expect, it } from 'vitest';
import { shownScenes } from '../../../web/story/shown-scene.ts';
import { sceneOf, storyOf, tellingOf } from '../support.ts';

describe('the scenes on the page', () => {
  it('end with the one that is being told, in paragraphs', () => {
    const shown = shownScenes(storyOf([sceneOf(1)], tellingOf(2, 'One.\n\nTwo, and it')));
    expect(shown.map(({ scene }) => scene)).toEqual([1, 2]);
    expect(shown[1]).toMatchObject({ paragraphs: ['One.', 'Two, and it'], told: null });
  });

  it('leave out the one that is told anew', () => {
    const shown = shownScenes(storyOf([sceneOf(1), sceneOf(2)], tellingOf(2)));
    expect(shown.map(({ scene, told }) => [scene, told === null])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('stay the same objects while another is told, so that they are not drawn anew', () => {
    const scenes = [sceneOf(1), sceneOf(2)];
    const [before] = shownScenes(storyOf(scenes));
    const [after] = shownScenes(storyOf(scenes, tellingOf(3, 'more')));
    expect(after).toBe(before);
  });
});
