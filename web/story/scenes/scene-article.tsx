import { memo, type ReactNode } from 'react';
import type { SceneView } from '../../../src/contracts/api/story.ts';
import type { SceneDeeds } from '../actions/use-scene-deeds.ts';
import { DiceRoll } from '../dice/dice-roll.tsx';
import type { ShownScene } from '../shown-scene.ts';
import { Changes } from './changes.tsx';
import { Ending } from './ending.tsx';
import { Notices } from './notices.tsx';
import { Prose } from './prose.tsx';
import classes from './scene.module.css';
import { SceneHead } from './scene-head.tsx';
import { TakenLine } from './taken-line.tsx';
import { UiEvents } from './ui-events.tsx';
import { useSteadyProse } from './use-steady-prose.ts';

interface SceneArticleProps {
  storyId: string;
  shown: ShownScene;
  /** The scene before it, where it is loaded. */
  previous: SceneView | null;
  /** Whether it came while the player was watching. */
  isFresh: boolean;
  isHead: boolean;
  deeds: SceneDeeds;
  foot: ReactNode;
}

export const SceneArticle = memo(function SceneArticle(props: SceneArticleProps) {
  const { storyId, shown, previous, isFresh, isHead, deeds, foot } = props;
  const { scene, chosen, told, telling, paragraphs } = shown;
  const roll = told === null ? (telling?.roll ?? null) : told.roll;
  const place = useSteadyProse(told !== null, paragraphs.length > 0);
  const headingId = `scene-${scene}`;
  const isNewPlace = told !== null && told.background !== null && told.background !== previous?.background;
  return (
    <article
      ref={place}
      className={classes.scene}
      data-scene={scene}
      data-fresh={isFresh}
      data-head={isHead}
      aria-labelledby={headingId}
      aria-busy={told === null}
    >
      {chosen !== null && <TakenLine text={chosen.text} />}
      {roll !== null && <DiceRoll roll={roll} taken={chosen?.text ?? ''} isFresh={isFresh} />}
      {told !== null && <Changes lines={told.changes ?? []} />}
      {isNewPlace && told.background !== null && (
        <img src={told.background} alt="" className={classes.picture} loading="lazy" />
      )}
      <SceneHead id={headingId} scene={scene} told={told} previous={previous} isHead={isHead} deeds={deeds} />
      <Prose scene={scene} paragraphs={paragraphs} told={told} hasDropCap={scene === 1} />
      {told?.uiEvents !== undefined && <UiEvents events={told.uiEvents} />}
      {told !== null && <Notices storyId={storyId} scene={told} isHead={isHead} deeds={deeds} />}
      {told?.ending != null && <Ending title={told.ending.title} />}
      {foot}
    </article>
  );
});
