import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { sharedWords } from '../../words/shared.ts';
import { storyWords } from '../../words/story.ts';
import type { StoryActions } from './use-story-actions.ts';

const words = storyWords.goBack;

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
        {isHere ? words.here : scene === 0 ? words.toStart : words.toScene(scene)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{isHere ? words.hereText : words.removes(lost)}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{sharedWords.cancel}</Button>
        {scene > 0 && (
          <Button
            variant="tonal"
            loading={branch.isPending}
            onClick={() => branch.mutate(scene, { onSuccess: onClose })}
          >
            {storyWords.branchHere}
          </Button>
        )}
        {!isHere && (
          <Button
            variant="contained"
            loading={goBack.isPending}
            onClick={() => goBack.mutate(scene, { onSettled: onClose })}
          >
            {words.confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
