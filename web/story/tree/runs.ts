/** The last scenes are always shown one by one. */
const LATEST = 8;
const SHORTEST_RUN = 4;

/** The scenes in groups: what stands out and the latest ones alone, long stretches between them together. */
export function runsOf<Scene>(scenes: readonly Scene[], standsOut: (scene: Scene) => boolean): Scene[][] {
  const runs: Scene[][] = [];
  let open: Scene[] = [];
  const close = () => {
    if (open.length < SHORTEST_RUN) runs.push(...open.map((scene) => [scene]));
    else runs.push(open);
    open = [];
  };
  for (const [index, scene] of scenes.entries()) {
    if (index > 0 && index < scenes.length - LATEST && !standsOut(scene)) {
      open.push(scene);
      continue;
    }
    close();
    runs.push([scene]);
  }
  close();
  return runs;
}
