import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { SceneFailure } from '../../src/contracts/api/story.ts';
import classes from './failure-dialog.module.css';

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
      <DialogTitle id="failure-title">The narrator lost the thread</DialogTitle>
      <DialogContent>
        <DialogContentText>
          It could not finish this scene after {attempts === 1 ? 'one attempt' : `${attempts} attempts`}. A
          plain scene stands in its place, so nothing is lost. You can restart the session, which tries this
          scene again with every skill, go on from the plain scene, or go back to an earlier one.
        </DialogContentText>
        <Button
          size="small"
          sx={{ mt: 1 }}
          aria-expanded={hasDetails}
          onClick={() => setDetails(!hasDetails)}
        >
          {hasDetails ? 'Hide details' : 'View error details'}
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
        <Button onClick={then(onEarlier)}>From an earlier moment</Button>
        <Button onClick={then()}>Go on</Button>
        <Button variant="contained" autoFocus onClick={then(onRestart)}>
          Restart session
        </Button>
      </DialogActions>
    </Dialog>
  );
}
