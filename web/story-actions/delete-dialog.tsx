import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { call } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { navigate } from '../shell/router.ts';
import { say } from '../ui/toasts.ts';
import { sharedWords } from '../words/shared.ts';
import { storyWords } from '../words/story.ts';

export function DeleteDialog({ story, onClose }: { story: StoryCard; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call<void>(`/api/stories/${encodeURIComponent(story.id)}`, { method: 'DELETE' }),
    onSuccess: () => {
      onClose();
      navigate('/');
      client.removeQueries(queries.story(story.id));
      void client.invalidateQueries(queries.library());
      say(sharedWords.deleted(story.title));
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="delete-title">
      <DialogTitle id="delete-title">{storyWords.menu.deleteTitle(story.title)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{storyWords.menu.deleteText(story.scene)}</DialogContentText>
        {remove.error !== null && <DialogContentText color="error">{remove.error.message}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {sharedWords.cancel}
        </Button>
        <Button color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
          {sharedWords.delete}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
