import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Telling } from '../../../src/contracts/api/story.ts';
import { storyWords } from '../../words/story.ts';
import classes from './waiting-lines.module.css';

const SAY_WHAT_MS = 2000;
const OFFER_CANCEL_MS = 8000;

interface WaitingLinesProps {
  telling: Telling;
  lines: string[];
  /** Whether a scene that stands there is told anew. */
  isAnother: boolean;
  cancel: UseMutationResult<unknown, Error, void>;
}

/** While a scene is made: a line in the narrator's voice, then what is going on, then a way out. */
export function WaitingLines({ telling, lines, isAnother, cancel }: WaitingLinesProps) {
  const waited = useWaited(telling.startedAt);
  const all = lines.length === 0 ? storyWords.waiting.fallbackLines : lines;
  const line = all[telling.scene % all.length];
  const isWriting = telling.prose !== '';
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
          {telling.doing}…
        </p>
      )}
      {waited >= OFFER_CANCEL_MS && (
        <Button variant="outlined" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {isAnother ? storyWords.waiting.cancelRetelling : storyWords.waiting.cancelChoice}
        </Button>
      )}
    </div>
  );
}

/** How long it has taken, in the steps at which something is said. */
function useWaited(startedAt: number): number {
  const [waited, setWaited] = useState(() => Date.now() - startedAt);
  useEffect(() => {
    const passed = Date.now() - startedAt;
    const timers = [SAY_WHAT_MS, OFFER_CANCEL_MS].map((step) =>
      setTimeout(() => setWaited(step), Math.max(0, step - passed)),
    );
    return () => timers.forEach(clearTimeout);
  }, [startedAt]);
  return waited;
}
