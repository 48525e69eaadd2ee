import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { call } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { say } from '../ui/toasts.ts';
import { libraryWords } from '../words/library.ts';
import { sharedWords } from '../words/shared.ts';

/** The way to get rid of a campaign of one's own, above all one that is broken. */
export function RemoveCampaign({ campaign, onRemoved }: { campaign: CampaignCard; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call<void>(`/api/campaigns/${encodeURIComponent(campaign.id)}`, { method: 'DELETE' }),
    onSuccess: () => {
      setAsking(false);
      onRemoved();
      void client.invalidateQueries(queries.library());
      say(sharedWords.deleted(campaign.title));
    },
  });
  const close = () => setAsking(false);
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {sharedWords.delete}
      </Button>
      {isAsking && (
        <Dialog open onClose={close} maxWidth="xs" aria-labelledby="remove-title">
          <DialogTitle id="remove-title">{libraryWords.deleteWorld.title(campaign.title)}</DialogTitle>
          <DialogContent>
            <DialogContentText>{libraryWords.deleteWorld.text}</DialogContentText>
            {remove.error !== null && (
              <DialogContentText color="error">{remove.error.message}</DialogContentText>
            )}
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={close}>
              {sharedWords.cancel}
            </Button>
            <Button color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
              {sharedWords.delete}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
