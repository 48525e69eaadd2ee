import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import type { SceneView } from '../../../src/contracts/api/story.ts';
import { sharedWords } from '../../words/shared.ts';
import { storytellerWords } from '../../words/storyteller.ts';
import type { StoryActions } from './use-story-actions.ts';

const words = storytellerWords.edit;

interface EditDialogProps {
  scene: SceneView;
  edit: StoryActions['edit'];
  onClose: () => void;
}

/** The words of a scene, to be changed by the player; a paragraph between empty lines. */
export function EditDialog({ scene, edit, onClose }: EditDialogProps) {
  const before = scene.prose.join('\n\n');
  const [text, setText] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.mutate({ scene: scene.scene, text }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="edit-title">
      <form onSubmit={submit}>
        <DialogTitle id="edit-title">{words.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.text}</DialogContentText>
          <TextField
            label={words.field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            multiline
            fullWidth
            minRows={8}
            maxRows={20}
            sx={{ mt: 2, '& textarea': { fontFamily: 'var(--prose-font)', lineHeight: 1.6 } }}
          />
          {edit.error !== null && (
            <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
              {edit.error.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{sharedWords.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={edit.isPending}
            disabled={text.trim() === '' || text === before}
          >
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
