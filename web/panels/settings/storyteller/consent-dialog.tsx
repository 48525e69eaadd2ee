import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { sharedWords } from '../../../words/shared.ts';
import { storytellerWords } from '../../../words/storyteller.ts';

const words = storytellerWords.consent;

interface ConsentDialogProps {
  host: string;
  where: 'network' | 'elsewhere';
  onAgree: () => void;
  onClose: () => void;
}

/** Says what leaves this computer and where it goes, before anything does. */
export function ConsentDialog({ host, where, onAgree, onClose }: ConsentDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {words.title(host)}
      </DialogTitle>
      <DialogContent id={textId}>
        <DialogContentText>{words.sent}</DialogContentText>
        <DialogContentText component="ul" sx={{ my: 1, pl: 3, listStyle: 'disc' }}>
          {words.sentList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </DialogContentText>
        <DialogContentText sx={{ mb: 1 }}>{words.notSent}</DialogContentText>
        {where === 'elsewhere' && <DialogContentText sx={{ mb: 1 }}>{words.cost}</DialogContentText>}
        <DialogContentText>{where === 'elsewhere' ? words.privacy : words.privacyNetwork}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sharedWords.cancel}</Button>
        <Button variant="contained" onClick={onAgree}>
          {words.agree}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
