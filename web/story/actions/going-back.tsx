import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { StoryActions } from './use-story-actions.ts';

interface GoingBackProps {
  /** 0 is the very beginning. */
  scene: number;
  head: number;
  actions: StoryActions;
  onClose: () => void;
}

/** Going back leaves scenes behind, so it is asked about; a branch keeps them. */
export function GoingBack({ scene, head, actions, onClose }: GoingBackProps) {
  const { goBack, branch } = actions;
  const lost = head - scene;
  const isHere = lost === 0;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="back-title">
      <DialogTitle id="back-title">
        {isHere ? 'You are here' : scene === 0 ? 'Begin anew?' : `Back to scene ${scene}?`}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {isHere
            ? 'This is the moment the story has come to. A branch lets you try something else without losing it.'
            : `${lost === 1 ? 'The one scene' : `The ${lost} scenes`} after it, and what everybody remembers of them, are undone. A branch keeps them as a story of their own.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Stay</Button>
        {scene > 0 && (
          <Button
            variant="tonal"
            loading={branch.isPending}
            onClick={() => branch.mutate(scene, { onSuccess: onClose })}
          >
            Branch there
          </Button>
        )}
        {!isHere && (
          <Button
            variant="contained"
            loading={goBack.isPending}
            onClick={() => goBack.mutate(scene, { onSettled: onClose })}
          >
            Go back
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
