import { mdiPause, mdiPlay, mdiStop, mdiVolumeHigh } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import type { ReadAloud } from './use-read-aloud.ts';

export function AloudButton({ aloud, scene }: { aloud: ReadAloud; scene: number }) {
  const { state, isPossible, start, pause, resume, stop } = aloud;
  if (!isPossible) return null;
  if (state === 'silent') {
    return (
      <Tooltip title={storyWords.aloud.start}>
        <IconButton aria-label={storyWords.aloud.start} onClick={() => void start(scene)}>
          <Icon path={mdiVolumeHigh} />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <>
      <IconButton
        aria-label={state === 'speaking' ? storyWords.aloud.pause : storyWords.aloud.resume}
        onClick={state === 'speaking' ? pause : resume}
      >
        <Icon path={state === 'speaking' ? mdiPause : mdiPlay} />
      </IconButton>
      <IconButton aria-label={storyWords.aloud.stop} onClick={stop}>
        <Icon path={mdiStop} />
      </IconButton>
    </>
  );
}
