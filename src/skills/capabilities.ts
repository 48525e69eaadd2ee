/** Capabilities that every scene is composed of. Of the skills that offer one, the best is asked, and no other. */
export const SCENE_CAPABILITIES: ReadonlySet<string> = new Set([
  'narration',
  'choices',
  'memory',
  'perception',
  'reputation',
  'dice',
  'portraits',
]);
