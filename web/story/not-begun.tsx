import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { WrittenState } from '../ui/written-state.tsx';
import { storyWords } from '../words/story.ts';

/** The first scene was left before it was told, or could not be. */
export function NotBegun({ onBegin }: { onBegin: () => void }) {
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
