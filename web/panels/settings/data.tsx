import { mdiArchiveArrowDownOutline, mdiArchiveOutline, mdiBackupRestore, mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppView } from '../../../src/contracts/api/settings.ts';
import { call } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { navigate } from '../../shell/router.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { bytesInWords, momentInWords } from '../parts/words.ts';

type Backup = AppView['backups'][number];
type Question = { about: 'everything' } | { about: 'backup'; backup: Backup };

const DELETE_WORDS = 'delete everything';

export function Data() {
  const app = useQuery(queries.app());
  return (
    <Fetched query={app} what="Your data" shapes={[72, 96, 96]}>
      {(data) => <YourData app={data} />}
    </Fetched>
  );
}

function YourData({ app }: { app: AppView }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { backUp, restore, deleteAll } = useDataCalls(() => setQuestion(null));
  const isBusy = backUp.isPending || restore.isPending || deleteAll.isPending;
  return (
    <Stack sx={{ gap: 4 }}>
      <Part
        title="Where it is"
        text="Everything stays on this machine. Nothing of your stories is sent anywhere unless you set up a service for it."
      >
        <Facts
          facts={[
            ['Folder', app.home],
            ['Stories take', bytesInWords(app.databaseBytes)],
          ]}
        />
        <Box>
          <CopyButton label="Copy the folder’s path" text={() => app.home} />
        </Box>
      </Part>
      <Part
        title="Backups"
        text="A backup is a copy of all stories as they are now. It stays in the same folder."
      >
        {app.backups.length === 0 ? (
          <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant') }}>There is none yet.</Typography>
        ) : (
          <List disablePadding aria-label="Backups">
            {app.backups.map((backup) => (
              <BackupLine
                key={backup.name}
                backup={backup}
                isBusy={isBusy}
                onRestore={() => setQuestion({ about: 'backup', backup })}
              />
            ))}
          </List>
        )}
        <Box>
          <Button
            variant="tonal"
            startIcon={<Icon path={mdiArchiveArrowDownOutline} size={20} />}
            disabled={isBusy}
            onClick={() => backUp.mutate()}
          >
            {backUp.isPending ? 'Being made' : 'Make a backup'}
          </Button>
        </Box>
      </Part>
      <Part
        title="Delete"
        text="Takes away every story with all its scenes. Campaigns, settings and backups stay."
      >
        <Box>
          <Button
            variant="outlined"
            color="error"
            startIcon={<Icon path={mdiDeleteOutline} size={20} />}
            disabled={isBusy}
            onClick={() => setQuestion({ about: 'everything' })}
          >
            Delete all stories
          </Button>
        </Box>
      </Part>
      <ConfirmDialog
        isOpen={question?.about === 'everything'}
        title="Delete all stories?"
        text="This cannot be taken back, unless you have a backup."
        typed={DELETE_WORDS}
        refusal="Keep them"
        action="Delete"
        isBusy={isBusy}
        onClose={() => setQuestion(null)}
        onConfirm={() => deleteAll.mutate()}
      />
      <ConfirmDialog
        isOpen={question?.about === 'backup'}
        title="Restore this backup?"
        text={
          question?.about === 'backup'
            ? `All stories become as they were on ${momentInWords(question.backup.createdAt)}. What was told since is lost, so make a backup first if you want to keep it.`
            : ''
        }
        action="Restore"
        isBusy={isBusy}
        onClose={() => setQuestion(null)}
        onConfirm={() => question?.about === 'backup' && restore.mutate(question.backup.name)}
      />
    </Stack>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant'), mb: 1.5 }}>{text}</Typography>
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
    </Box>
  );
}

function BackupLine({
  backup,
  isBusy,
  onRestore,
}: {
  backup: Backup;
  isBusy: boolean;
  onRestore: () => void;
}) {
  const moment = momentInWords(backup.createdAt) || backup.name;
  return (
    <ListItem disableGutters sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'flex', color: md('onSurfaceVariant') }}>
        <Icon path={mdiArchiveOutline} />
      </Box>
      <ListItemText
        primary={moment}
        secondary={`${bytesInWords(backup.bytes)}, ${backup.name}`}
        sx={{ overflowWrap: 'anywhere' }}
      />
      <Button
        size="small"
        startIcon={<Icon path={mdiBackupRestore} size={18} />}
        aria-label={`Restore the backup of ${moment}`}
        disabled={isBusy}
        onClick={onRestore}
      >
        Restore
      </Button>
    </ListItem>
  );
}

function useDataCalls(onSettled: () => void) {
  const client = useQueryClient();
  const onError = (error: Error) => say(error.message);
  const refresh = () => {
    onSettled();
    return client.invalidateQueries({ queryKey: ['app'] });
  };
  const backUp = useMutation({
    mutationFn: () => call<Backup>('/api/data/backup', { method: 'POST', body: {} }),
    onSuccess: ({ bytes }) => say(`The backup is made: ${bytesInWords(bytes)}.`),
    onError,
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (name: string) => call<AppView>('/api/data/restore', { method: 'POST', body: { name } }),
    onSuccess: () => {
      say('The stories are as they were then.');
      return client.invalidateQueries();
    },
    onError,
    onSettled: refresh,
  });
  const deleteAll = useMutation({
    mutationFn: () => call<void>('/api/data', { method: 'DELETE', body: { confirm: DELETE_WORDS } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['story'] });
      void client.invalidateQueries({ queryKey: ['library'] });
      say('All stories are deleted.');
      navigate('/');
    },
    onError,
    onSettled: refresh,
  });
  return { backUp, restore, deleteAll };
}
