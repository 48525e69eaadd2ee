import type { SceneView, StoryView, Telling } from '../../src/contracts/api/story.ts';

interface Prose {
  scene: number;
  text: string;
  at?: number;
}

/** The story with what came next of the scene being told; null when something in between is missing. */
export function withProse(view: StoryView, { scene, text, at }: Prose): StoryView | null {
  const { telling } = view;
  if (telling === null || telling.scene !== scene) {
    return view.scenes.some((told) => told.scene >= scene) ? view : null;
  }
  const from = at ?? telling.prose.length;
  if (from > telling.prose.length) return null;
  // What the story's own answer held already is not said twice.
  if (from + text.length <= telling.prose.length) return view;
  return { ...view, telling: { ...telling, prose: telling.prose.slice(0, from) + text } };
}

/** The story once the scene is told: it takes the place of an earlier telling and of all that came after that. */
export function withScene(view: StoryView, scene: SceneView): StoryView {
  const before = view.scenes.filter((told) => told.scene < scene.scene);
  // A page that was away hears of it when the next one may be under way already.
  const isNext = view.telling !== null && view.telling.scene > scene.scene;
  return { ...view, scenes: [...before, scene], telling: isNext ? view.telling : null };
}

/** The story with earlier scenes put before those it has. */
export function withEarlier(view: StoryView, earlier: SceneView[]): StoryView {
  const first = view.scenes[0]?.scene ?? Number.POSITIVE_INFINITY;
  const missing = earlier.filter(({ scene }) => scene < first);
  return { ...view, scenes: [...missing.toSorted((a, b) => a.scene - b.scene), ...view.scenes] };
}

/** A fresh answer has the latest scenes only; the earlier ones that the page has loaded stay where they still fit. */
export function merged(known: StoryView | undefined, fresh: StoryView): StoryView {
  const first = fresh.scenes[0];
  if (known === undefined || first === undefined) return fresh;
  const joins = known.scenes.some(({ scene }) => scene === first.scene - 1);
  return joins ? withEarlier(fresh, known.scenes) : fresh;
}

/** The story with the server's word on the scene being told, unless events have brought more already. */
export function withTelling(view: StoryView, telling: Telling): StoryView {
  const known = view.telling;
  if (known === null || known.scene !== telling.scene) return view; // it is told by now
  return {
    ...view,
    telling: known.prose.length >= telling.prose.length && known.doing !== '' ? known : telling,
  };
}

/** Whether the scene that was being told, by what the page knew, is neither told nor being told any more. */
export function isBrokenOff(known: StoryView, fresh: StoryView): boolean {
  const [before, now] = [known.scenes.at(-1), fresh.scenes.at(-1)];
  if (known.telling === null || fresh.telling !== null || before === undefined || now === undefined)
    return false;
  return now.scene === before.scene && now.telling === before.telling;
}
