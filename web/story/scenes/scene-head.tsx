import type { SceneView } from '../../../src/contracts/api/story.ts';
import { storyWords } from '../../words/story.ts';
import type { SceneDeeds } from '../actions/use-scene-deeds.ts';
import classes from './scene.module.css';
import { SceneMenu } from './scene-menu.tsx';

interface SceneHeadProps {
  id: string;
  scene: number;
  told: SceneView | null;
  previous: SceneView | null;
  isHead: boolean;
  deeds: SceneDeeds;
}

/** Where and when, in small capitals; only what has changed since the scene before. */
export function SceneHead({ id, scene, told, previous, isHead, deeds }: SceneHeadProps) {
  const isElsewhere = told !== null && told.location !== '' && told.location !== previous?.location;
  const isLater = told !== null && told.time !== '' && told.time !== previous?.time;
  return (
    <header className={classes.head}>
      <h2 id={id} tabIndex={-1} data-scene-head className={classes.heading}>
        <span className="unseen">{storyWords.scenePrefix(scene)}</span>
        {isElsewhere && (
          <span className={classes.place} dir="auto">
            {told.location}
          </span>
        )}
        {isElsewhere && isLater && <span aria-hidden="true"> · </span>}
        {isLater && <span className={classes.time}>{told.time}</span>}
        {told !== null && !isElsewhere && !isLater && (
          <span aria-hidden="true" className={classes.asterism}>
            ⁂
          </span>
        )}
      </h2>
      {told !== null && <SceneMenu scene={told} isHead={isHead} deeds={deeds} />}
    </header>
  );
}
