import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SceneView, StoryView } from '../../src/contracts/api/story.ts';
import { say } from '../ui/toasts.ts';
import { WrittenState } from '../ui/written-state.tsx';
import { sharedWords } from '../words/shared.ts';
import { storyWords } from '../words/story.ts';
import { EditDialog } from './actions/edit-dialog.tsx';
import { GoingBack } from './actions/going-back.tsx';
import { useSceneDeeds } from './actions/use-scene-deeds.ts';
import { useStoryActions } from './actions/use-story-actions.ts';
import { useReadAloud } from './aloud/use-read-aloud.ts';
import { Backdrop } from './backdrop.tsx';
import { Choices } from './choices/choices.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { Here } from './here/here.tsx';
import { useMusic } from './music/use-music.ts';
import { SceneList } from './scenes/scene-list.tsx';
import { shownScenes } from './shown-scene.ts';
import classes from './story.module.css';
import { StoryBar } from './story-bar.tsx';
import { WaitingLines } from './telling/waiting-lines.tsx';
import { TreeSheet } from './tree/tree-sheet.tsx';
import { useReadingPlace } from './use-reading-place.ts';

const PromptSheet = lazy(() => import('./prompts/prompt-sheet.tsx'));
const UsageDialog = lazy(() => import('./prompts/usage-dialog.tsx'));

export function Story({ view }: { view: StoryView }) {
  const { story, telling, waitingLines } = view;
  const actions = useStoryActions(story.id);
  const [isTreeOpen, setTreeOpen] = useState(false);
  const [backTo, setBackTo] = useState<number | null>(null);
  const shown = shownScenes(view);
  const head = view.scenes.at(-1) ?? null;
  const aloud = useReadAloud();
  const music = useMusic(head?.music ?? null);
  const [editing, setEditing] = useState<SceneView | null>(null);
  const [promptsOf, setPromptsOf] = useState<number | null>(null);
  const [isCounting, setCounting] = useState(false);
  const deeds = useSceneDeeds(actions, { back: setBackTo, edit: setEditing, prompts: setPromptsOf });
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
        onUsage={() => setCounting(true)}
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
                actions={actions}
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
      {editing !== null && (
        <EditDialog scene={editing} edit={actions.edit} onClose={() => setEditing(null)} />
      )}
      <Suspense fallback={null}>
        {promptsOf !== null && (
          <PromptSheet storyId={story.id} scene={promptsOf} onClose={() => setPromptsOf(null)} />
        )}
        {isCounting && <UsageDialog storyId={story.id} onClose={() => setCounting(false)} />}
      </Suspense>
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

/** Tells a screen reader the new scene, once, when all of it is there. */
function Announcer({ head, isTelling }: { head: SceneView | null; isTelling: boolean }) {
  const [text, setText] = useState('');
  const wasTelling = useRef(isTelling);
  useEffect(() => {
    if (wasTelling.current && !isTelling && head !== null) {
      const count = head.choices.length;
      setText(
        [...head.prose, count === 0 ? '' : storyWords.choiceCount(count)].join('\n').replaceAll('*', ''),
      );
    }
    wasTelling.current = isTelling;
  }, [head, isTelling]);
  return (
    <div className="unseen" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}

/** The first scene was left before it was told, or could not be. */
function NotBegun({ onBegin }: { onBegin: () => void }) {
  return (
    <WrittenState
      icon={mdiBookOpenPageVariantOutline}
      title={storyWords.notStarted.title}
      action={
        <Button variant="contained" onClick={onBegin}>
          {storyWords.notStarted.action}
        </Button>
      }
    >
      <p>{storyWords.notStarted.text}</p>
    </WrittenState>
  );
}

/** What failed in the new scene for want of a connection is said at the lower edge; what a script did wrong, in the console. */
function useFaults(head: SceneView | null, isTelling: boolean, retry: () => void): void {
  const wasTelling = useRef(isTelling);
  useEffect(() => {
    const isNew = wasTelling.current && !isTelling;
    wasTelling.current = isTelling;
    if (!isNew) return;
    for (const { kind, skill, code, detail, isKnown, isRecovered } of head?.faults ?? []) {
      if (kind === 'network' && isKnown !== true) {
        const text = isRecovered === true ? detail : storyWords.notice.unreachable(skill);
        say(text, { label: sharedWords.retry, run: retry });
      }
      if (kind === 'protocol') console.warn(`${skill} broke the protocol (${code}): ${detail}`);
    }
  }, [head, isTelling, retry]);
}
