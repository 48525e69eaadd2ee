import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { call } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { sharedWords } from '../words/shared.ts';
import { storyWords } from '../words/story.ts';

export function RenameDialog({ story, onClose }: { story: StoryCard; onClose: () => void }) {
  const [title, setTitle] = useState(story.title);
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: () =>
      call<StoryCard>(`/api/stories/${encodeURIComponent(story.id)}`, {
        method: 'PATCH',
        body: { title: title.trim() },
      }),
    onSuccess: (renamed) => {
      client.setQueryData(queries.story(story.id).queryKey, (view) => view && { ...view, story: renamed });
      void client.invalidateQueries(queries.library());
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="rename-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '') rename.mutate();
        }}
      >
        <DialogTitle id="rename-title">{storyWords.menu.renameTitle}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={storyWords.menu.renameField}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            onFocus={(event) => event.target.select()}
            error={rename.error !== null}
            helperText={rename.error?.message}
            slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{sharedWords.cancel}</Button>
          <Button type="submit" variant="contained" disabled={title.trim() === ''} loading={rename.isPending}>
            {storyWords.menu.rename}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
