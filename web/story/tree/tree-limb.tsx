import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { StoryTree } from '../../../src/contracts/api/story.ts';
import { storyWords } from '../../words/story.ts';
import { runsOf } from './runs.ts';
import classes from './tree.module.css';

export interface Moment {
  storyId: string;
  scene: number;
}

interface TreeLimbProps {
  tree: StoryTree;
  limb: StoryTree['stories'][number];
  here: Moment;
  onGo: (moment: Moment) => void;
}

/** One story of the family from where it leaves its parent, with the branches that leave it. */
export function TreeLimb({ tree, limb, here, onGo }: TreeLimbProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const start = limb.from?.scene ?? 0;
  const own = limb.scenes.filter(({ scene }) => scene > start);
  const childrenAt = (scene: number) =>
    tree.stories.filter(({ from }) => from?.id === limb.id && from.scene === scene);
  const isForked = (scene: number) => childrenAt(scene).length > 0;
  const runs = runsOf(own, (scene) => scene.beat !== null || isForked(scene.scene));
  return (
    <section className={classes.limb} data-current={limb.id === here.storyId}>
      <h3 className={classes.limbTitle} dir="auto">
        {limb.title}
        {limb.id === here.storyId && <span className={classes.current}>{storyWords.tree.thisStory}</span>}
      </h3>
      {own.length === 0 && <p className={classes.nothing}>{storyWords.tree.empty}</p>}
      <ol className={classes.moments}>
        {runs.map((run) => {
          const first = run[0]?.scene ?? 0;
          const isFolded = run.length > 1 && !unfolded.has(first);
          if (isFolded) {
            return (
              <li key={`run-${first}`} className={classes.fold}>
                <ButtonBase
                  className={classes.unfold}
                  onClick={() => setUnfolded(new Set([...unfolded, first]))}
                >
                  {storyWords.tree.folded(run.length)}
                </ButtonBase>
              </li>
            );
          }
          return run.map(({ scene, location, chosen, beat }) => {
            const isHere = limb.id === here.storyId && scene === here.scene;
            return (
              <li key={scene} className={classes.moment} data-beat={beat !== null} data-here={isHere}>
                <ButtonBase
                  className={classes.go}
                  aria-current={isHere ? 'step' : undefined}
                  onClick={() => onGo({ storyId: limb.id, scene })}
                >
                  <span className={classes.number}>{scene}</span>
                  <span className={classes.words}>
                    <span dir="auto">{beat ?? chosen ?? storyWords.tree.start}</span>
                    {location !== '' && (
                      <span className={classes.where} dir="auto">
                        {location}
                      </span>
                    )}
                  </span>
                </ButtonBase>
                {childrenAt(scene).map((child) => (
                  <TreeLimb key={child.id} tree={tree} limb={child} here={here} onGo={onGo} />
                ))}
              </li>
            );
          });
        })}
      </ol>
      {limb.ending !== null && <p className={classes.ending}>{storyWords.tree.ending(limb.ending)}</p>}
    </section>
  );
}
