const STORY_PANELS = ['tools', 'assets', 'state'] as const;
export type StoryPanel = (typeof STORY_PANELS)[number];

export type Route =
  | { page: 'library' }
  | { page: 'story'; storyId: string; panel: StoryPanel | null }
  | { page: 'settings'; section: string | null }
  | { page: 'missing' };

export function routeOf(pathname: string): Route {
  const [first, second, third, ...rest] = pathname.split('/').filter(Boolean).map(decoded);
  if (first === undefined) return { page: 'library' };
  if (first === 'settings' && third === undefined) return { page: 'settings', section: second ?? null };
  if (first === 'story' && second !== undefined && rest.length === 0) {
    const panel = STORY_PANELS.find((name) => name === third) ?? null;
    if (third === undefined || panel !== null) return { page: 'story', storyId: second, panel };
  }
  return { page: 'missing' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not an address of ours: it leads to the page that says so
  }
}

export const storyPath = (storyId: string, panel?: StoryPanel): string =>
  `/story/${encodeURIComponent(storyId)}${panel === undefined ? '' : `/${panel}`}`;

export const settingsPath = (section?: string): string =>
  section === undefined ? '/settings' : `/settings/${section}`;
