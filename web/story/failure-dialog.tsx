import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { SceneFailure } from '../../src/contracts/api/story.ts';
import { sharedWords } from '../words/shared.ts';
import { storyWords } from '../words/story.ts';
import classes from './failure-dialog.module.css';

const words = storyWords.failure;

interface FailureDialogProps {
  failure: SceneFailure;
  onRestart: () => void;
  onEarlier: () => void;
}

/** The narrator gave up after all its attempts; there are three ways on. */
export function FailureDialog({ failure, onRestart, onEarlier }: FailureDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [hasDetails, setDetails] = useState(false);
  const { attempts, code, message, details } = failure;
  const then = (act?: () => void) => () => {
    setOpen(false);
    act?.();
  };
  return (
    <Dialog open={isOpen} onClose={then()} maxWidth="sm" fullWidth aria-labelledby="failure-title">
      <DialogTitle id="failure-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.text(attempts)}</DialogContentText>
        <Button
          size="small"
          sx={{ mt: 1 }}
          aria-expanded={hasDetails}
          onClick={() => setDetails(!hasDetails)}
        >
          {hasDetails ? sharedWords.hideDetails : words.viewDetails}
        </Button>
        {hasDetails && (
          <div className={classes.details}>
            <p>{message}</p>
            <ul>
              {details.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              <code>{code}</code>
            </p>
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={then(onEarlier)}>{words.goBack}</Button>
        <Button onClick={then()}>{words.continue}</Button>
        <Button variant="contained" autoFocus onClick={then(onRestart)}>
          {words.restart}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
