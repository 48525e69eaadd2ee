import type { SceneView } from '../../../src/contracts/api/story.ts';
import { createStore, useStore } from '../../ui/store.ts';
import type { SceneDeeds } from '../actions/use-scene-deeds.ts';
import { Notice } from './notice.tsx';

/** More than so many are shown as one. */
const MOST_APART = 3;

/** What the player has read and sent away; a reload brings nothing back that matters. */
const dismissed = createStore<ReadonlySet<string>>(new Set());

interface NoticesProps {
  storyId: string;
  scene: SceneView;
  isHead: boolean;
  deeds: SceneDeeds;
}

export function Notices({ storyId, scene, isHead, deeds }: NoticesProps) {
  const away = useStore(dismissed);
  const isTrouble = scene.failure !== null || (scene.faults ?? []).length > 0;
  const keyOf = (text: string): string => `${storyId}/${scene.scene}/${scene.telling}/${text}`;
  const shown = scene.notices.filter((text) => !away.has(keyOf(text)));
  // Five attempts leave a notice each; what they say together fits into one.
  const isPile = isTrouble && shown.length > MOST_APART;
  return (isPile ? shown.slice(0, 1) : shown).map((text) => (
    <Notice
      key={text}
      storyId={storyId}
      scene={scene}
      text={text}
      others={isPile ? shown.slice(1) : []}
      isTrouble={isTrouble}
      isAboutModel={scene.modelNotices.includes(text)}
      onRetry={isHead && isTrouble && scene.ending === null ? () => deeds.retell() : null}
      onDismiss={() => dismissed.set(new Set([...away, ...(isPile ? shown : [text]).map(keyOf)]))}
    />
  ));
}
