import { useState } from 'react';
import type { StoryView } from '../../src/contracts/api/story.ts';
import { GoingBack } from './actions/going-back.tsx';
import { useSceneDeeds } from './actions/use-scene-deeds.ts';
import { useStoryActions } from './actions/use-story-actions.ts';
import { useReadAloud } from './aloud/use-read-aloud.ts';
import { Announcer } from './announcer.tsx';
import { Backdrop } from './backdrop.tsx';
import { Choices } from './choices/choices.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { Here } from './here/here.tsx';
import { useMusic } from './music/use-music.ts';
import { NotBegun } from './not-begun.tsx';
import { SceneList } from './scenes/scene-list.tsx';
import { shownScenes } from './shown-scene.ts';
import classes from './story.module.css';
import { StoryBar } from './story-bar.tsx';
import { WaitingLines } from './telling/waiting-lines.tsx';
import { TreeSheet } from './tree/tree-sheet.tsx';
import { useFaults } from './use-faults.ts';
import { useReadingPlace } from './use-reading-place.ts';

export function Story({ view }: { view: StoryView }) {
  const { story, telling, waitingLines } = view;
  const actions = useStoryActions(story.id);
  const [isTreeOpen, setTreeOpen] = useState(false);
  const [backTo, setBackTo] = useState<number | null>(null);
  const shown = shownScenes(view);
  const head = view.scenes.at(-1) ?? null;
  const aloud = useReadAloud();
  const music = useMusic(head?.music ?? null);
  const deeds = useSceneDeeds(actions, setBackTo);
  useFaults(head, telling !== null, deeds.retell);
  const freshFrom = useReadingPlace(story.id, shown);

  return (
    <div className={classes.page}>
      <Backdrop url={head?.background ?? null} />
      <StoryBar
        view={view}
        actions={actions}
        aloud={aloud}
        music={music}
        onTree={() => setTreeOpen(true)}
        onBack={setBackTo}
      />
      <div className={classes.column}>
        <SceneList
          storyId={story.id}
          shown={shown}
          freshFrom={freshFrom}
          deeds={deeds}
          foot={
            telling === null ? (
              head === null ? (
                <NotBegun onBegin={() => actions.retell.mutate()} />
              ) : (
                <Choices
                  key={`${head.scene}.${head.telling}`}
                  story={story}
                  scene={head}
                  isFresh={head.scene >= freshFrom}
                  actions={actions}
                  onTree={() => setTreeOpen(true)}
                />
              )
            ) : (
              <WaitingLines
                key={telling.scene}
                telling={telling}
                lines={waitingLines}
                isAnother={telling.scene === head?.scene}
                cancel={actions.cancel}
              />
            )
          }
        />
      </div>
      <Here view={view} />
      <Announcer head={head} isTelling={telling !== null} />
      {telling === null && head?.failure != null && (
        <FailureDialog
          key={`${head.scene}.${head.telling}`}
          failure={head.failure}
          onRestart={() => actions.restart.mutate()}
          onEarlier={() => setTreeOpen(true)}
        />
      )}
      {isTreeOpen && (
        <TreeSheet
          story={story}
          head={head?.scene ?? 0}
          onClose={() => setTreeOpen(false)}
          onBack={setBackTo}
        />
      )}
      {backTo !== null && (
        <GoingBack
          scene={backTo}
          head={head?.scene ?? 0}
          actions={actions}
          onClose={() => {
            setBackTo(null);
            setTreeOpen(false);
          }}
        />
      )}
    </div>
  );
}
