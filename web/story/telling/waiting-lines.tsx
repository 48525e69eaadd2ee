import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import type { Telling } from '../../../src/contracts/api/story.ts';
import { storyWords } from '../../words/story.ts';
import { storytellerWords } from '../../words/storyteller.ts';
import type { StoryActions } from '../actions/use-story-actions.ts';
import classes from './waiting-lines.module.css';

const words = storytellerWords.telling;

const SAY_WHAT_MS = 2000;
const OFFER_CANCEL_MS = 8000;
/** From then on a model counts as slow. */
const SLOW_MS = 20_000;

interface WaitingLinesProps {
  telling: Telling;
  lines: string[];
  /** Whether a scene that stands there is told anew. */
  isAnother: boolean;
  actions: Pick<StoryActions, 'cancel' | 'stopTelling'>;
}

/** While a scene is made: a line in the narrator's voice, then what is going on, then a way out. */
export function WaitingLines({ telling, lines, isAnother, actions }: WaitingLinesProps) {
  const { cancel, stopTelling } = actions;
  const isStopping = stopTelling.isPending;
  const waited = useWaited(telling.startedAt);
  const all = lines.length === 0 ? storyWords.waiting.fallbackLines : lines;
  const line = all[telling.scene % all.length];
  const isWriting = telling.prose !== '';
  const isModel = telling.writer !== undefined;
  const isSlow = isModel && waited >= SLOW_MS;
  return (
    <div className={classes.waiting} data-writing={isWriting}>
      <LinearProgress className={classes.progress} aria-label={storyWords.waiting.progress} />
      {!isWriting && (
        <p className={classes.line} dir="auto">
          {line}
        </p>
      )}
      {waited >= SAY_WHAT_MS && telling.doing !== '' && (
        <p className={classes.doing} role="status">
          {telling.writer === undefined ? telling.doing : words.writtenBy(telling.writer)}…
        </p>
      )}
      {isSlow && <p className={classes.doing}>{words.slow}</p>}
      <div className={classes.actions}>
        {isSlow && (
          <Button variant="tonal" disabled={isStopping} onClick={() => stopTelling.mutate('built-in')}>
            {words.useBuiltIn}
          </Button>
        )}
        {isModel && isWriting && waited >= OFFER_CANCEL_MS && (
          <Button variant="outlined" disabled={isStopping} onClick={() => stopTelling.mutate('keep')}>
            {words.stop}
          </Button>
        )}
        {waited >= OFFER_CANCEL_MS && (
          <Button variant="outlined" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {isAnother ? storyWords.waiting.cancelRetelling : storyWords.waiting.cancelChoice}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How long it has taken, in the steps at which something is said. */
function useWaited(startedAt: number): number {
  const [waited, setWaited] = useState(() => Date.now() - startedAt);
  useEffect(() => {
    const passed = Date.now() - startedAt;
    const timers = [SAY_WHAT_MS, OFFER_CANCEL_MS, SLOW_MS].map((step) =>
      setTimeout(() => setWaited(step), Math.max(0, step - passed)),
    );
    return () => timers.forEach(clearTimeout);
  }, [startedAt]);
  return waited;
}
