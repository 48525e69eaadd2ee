import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import type { CampaignCard } from '../../../src/contracts/api/library.ts';
import { libraryWords } from '../../words/library.ts';
import { sharedWords } from '../../words/shared.ts';

interface TargetDialogProps {
  fileName: string;
  /** The campaigns that may be added to. */
  campaigns: CampaignCard[];
  onClose: () => void;
  onChoose: (campaignId: string | null) => void;
}

/** A character card or a lorebook can become part of a campaign that is there already. */
export function TargetDialog({ fileName, campaigns, onClose, onChoose }: TargetDialogProps) {
  const [chosen, setChosen] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="target-title">
      <DialogTitle id="target-title">{libraryWords.import.where(fileName)}</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby="target-title"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <FormControlLabel value="" control={<Radio />} label={libraryWords.import.asNewWorld} />
          {campaigns.map(({ id, title }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio />}
              label={libraryWords.import.addTo(title)}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sharedWords.cancel}</Button>
        <Button variant="contained" onClick={() => onChoose(chosen === '' ? null : chosen)}>
          {libraryWords.import.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
