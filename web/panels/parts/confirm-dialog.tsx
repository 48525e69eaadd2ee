import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { sharedWords } from '../../words/shared.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  /** What the button that does not says. */
  refusal?: string;
  /** Words to be typed first, for what cannot be taken back. */
  typed?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that the player may regret. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    action,
    refusal = sharedWords.cancel,
    typed,
    isBusy = false,
    onConfirm,
    onClose,
  } = props;
  const [words, setWords] = useState('');
  const titleId = useId();
  const textId = useId();
  const isAllowed = typed === undefined || words.trim().toLowerCase() === typed;
  const close = () => {
    setWords('');
    onClose();
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!isAllowed || isBusy) return;
    setWords('');
    onConfirm();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={confirm}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>{text}</DialogContentText>
          {typed !== undefined && (
            <TextField
              label={sharedWords.typeToConfirm(typed)}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              autoComplete="off"
              autoFocus
              fullWidth
              sx={{ mt: 2 }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{refusal}</Button>
          <Button type="submit" variant="contained" color="error" disabled={!isAllowed || isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
