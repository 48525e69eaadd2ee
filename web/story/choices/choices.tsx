import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import type { StoryCard } from '../../../src/contracts/api/library.ts';
import type { ChoiceView, SceneView } from '../../../src/contracts/api/story.ts';
import { useNewStory } from '../../library/use-new-story.ts';
import { keepAs } from '../../story-actions/keep-as.ts';
import { useReading } from '../../theme/reading.ts';
import { storyWords } from '../../words/story.ts';
import type { StoryActions } from '../actions/use-story-actions.ts';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceSheet } from './choice-sheet.tsx';
import classes from './choices.module.css';
import { TypeAction } from './type-action.tsx';

interface ChoicesProps {
  story: StoryCard;
  scene: SceneView;
  isFresh: boolean;
  actions: StoryActions;
  onTree: () => void;
}

/** What the player may do now: under the prose, or in a sheet at the bottom of a phone. */
export function Choices({ story, scene, isFresh, actions, onTree }: ChoicesProps) {
  const isPhone = useMediaQuery('(max-width: 839.98px)');
  const newStory = useNewStory();
  const { typing } = useReading();
  const isBusy = actions.choose.isPending || actions.type.isPending || newStory.isPending;

  /** Once the story has ended its choices are about the story itself. */
  const afterwards: Record<string, () => void> = {
    again: () => newStory.mutate({ campaignId: story.campaignId }),
    back: onTree,
    keep: () => void keepAs(story, 'epub'),
  };
  const take = (choice: ChoiceView) => {
    if (isBusy || choice.needs !== undefined) return;
    const after = scene.ending === null ? undefined : afterwards[choice.id];
    if (after === undefined) actions.choose.mutate({ scene: scene.scene, choice });
    else after();
  };
  useChoiceKeys(scene.choices, take);

  const list = (
    <>
      <ol className={classes.list} data-fresh={isFresh}>
        {scene.choices.map((choice, position) => (
          <li key={choice.id}>
            <ChoiceCard choice={choice} number={position + 1} isBusy={isBusy} onTake={() => take(choice)} />
          </li>
        ))}
      </ol>
      {typing && scene.ending === null && <TypeAction scene={scene.scene} actions={actions} />}
    </>
  );
  const question = scene.ending === null ? storyWords.whatDoYouDo : storyWords.whatNext;
  if (isPhone) return <ChoiceSheet question={question}>{list}</ChoiceSheet>;
  return (
    <section
      className={classes.choices}
      aria-label={question}
      data-fresh={isFresh}
      style={{ '--turns': Math.min(scene.prose.length, 9) } as React.CSSProperties}
    >
      {list}
    </section>
  );
}

/** The number keys take a choice, unless something is being typed or a dialog is open. */
function useChoiceKeys(choices: ChoiceView[], take: (choice: ChoiceView) => void): void {
  const latest = useRef({ choices, take });
  latest.current = { choices, take };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      const choice = /^[1-9]$/.test(event.key) ? latest.current.choices[Number(event.key) - 1] : undefined;
      if (choice === undefined) return;
      event.preventDefault();
      latest.current.take(choice);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
