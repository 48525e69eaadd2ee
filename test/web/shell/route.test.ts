import { describe, expect, it } from 'vitest';
import { routeOf, settingsPath, storyPath } from '../../../web/shell/route.ts';

describe('an address of the page', () => {
  it('leads to the library, a story, a panel of it, or the settings', () => {
    expect(routeOf('/')).toEqual({ page: 'library' });
    expect(routeOf('/story/abc')).toEqual({ page: 'story', storyId: 'abc', panel: null });
    expect(routeOf('/story/abc/tools')).toEqual({ page: 'story', storyId: 'abc', panel: 'tools' });
    expect(routeOf('/settings')).toEqual({ page: 'settings', section: null });
    expect(routeOf('/settings/storyteller')).toEqual({ page: 'settings', section: 'storyteller' });
  });

  it.each(['/stories', '/story', '/story/a/b', '/story/a/tools/b', '/settings/a/b', '/%E0%A4%A'])(
    'leads nowhere when it is none of ours: %s',
    (address) => {
      expect(routeOf(address)).toEqual({ page: 'missing' });
    },
  );

  it('survives the way there and back, whatever the name', () => {
    const storyId = 'a/b ü?#';
    expect(routeOf(storyPath(storyId, 'state'))).toEqual({ page: 'story', storyId, panel: 'state' });
    expect(routeOf(settingsPath('data'))).toEqual({ page: 'settings', section: 'data' });
  });
});
