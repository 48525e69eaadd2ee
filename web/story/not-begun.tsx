import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { WrittenState } from '../ui/written-state.tsx';

/** The first scene was left before it was told, or could not be. */
export function NotBegun({ onBegin }: { onBegin: () => void }) {
  return (
    <WrittenState
      icon={mdiBookOpenPageVariantOutline}
      title="The first page is still empty"
      action={
        <Button variant="contained" onClick={onBegin}>
          Begin
        </Button>
      }
    >
      <p>Nothing has happened yet. The story begins when you say so.</p>
    </WrittenState>
  );
}
