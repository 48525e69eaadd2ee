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
import { bytesInWords, momentInWords } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { sharedWords } from '../../words/shared.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Fetched } from '../parts/fetched.tsx';

type Backup = AppView['backups'][number];
type Question = { about: 'everything' } | { about: 'backup'; backup: Backup };

const words = settingsWords.data;

export function Data() {
  const app = useQuery(queries.app());
  return (
    <Fetched query={app} what={words.what} shapes={[72, 96, 96]}>
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
      <Part title={words.where} text={words.whereText}>
        <Facts
          facts={[
            [words.folder, app.home],
            [words.storySize, bytesInWords(app.databaseBytes)],
          ]}
        />
        <Box>
          <CopyButton label={words.copyPath} text={() => app.home} />
        </Box>
      </Part>
      <Part title={words.backups} text={words.backupsText}>
        {app.backups.length === 0 ? (
          <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant') }}>{words.noBackups}</Typography>
        ) : (
          <List disablePadding aria-label={words.backups}>
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
            {backUp.isPending ? words.makingBackup : words.makeBackup}
          </Button>
        </Box>
      </Part>
      <Part title={words.deleteTitle} text={words.deleteText}>
        <Box>
          <Button
            variant="outlined"
            color="error"
            startIcon={<Icon path={mdiDeleteOutline} size={20} />}
            disabled={isBusy}
            onClick={() => setQuestion({ about: 'everything' })}
          >
            {words.deleteAll}
          </Button>
        </Box>
      </Part>
      <ConfirmDialog
        isOpen={question?.about === 'everything'}
        title={words.deleteAllTitle}
        text={words.deleteAllText}
        typed={words.deletePhrase}
        action={sharedWords.delete}
        isBusy={isBusy}
        onClose={() => setQuestion(null)}
        onConfirm={() => deleteAll.mutate()}
      />
      <ConfirmDialog
        isOpen={question?.about === 'backup'}
        title={words.restoreTitle}
        text={question?.about === 'backup' ? words.restoreText(momentInWords(question.backup.createdAt)) : ''}
        action={words.restore}
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
        aria-label={words.restoreBackup(moment)}
        disabled={isBusy}
        onClick={onRestore}
      >
        {words.restore}
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
    onSuccess: ({ bytes }) => say(words.backupMade(bytesInWords(bytes))),
    onError,
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (name: string) => call<AppView>('/api/data/restore', { method: 'POST', body: { name } }),
    onSuccess: () => {
      say(words.restored);
      return client.invalidateQueries();
    },
    onError,
    onSettled: refresh,
  });
  const deleteAll = useMutation({
    mutationFn: () => call<void>('/api/data', { method: 'DELETE', body: { confirm: words.deletePhrase } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['story'] });
      void client.invalidateQueries({ queryKey: ['library'] });
      say(words.allDeleted);
      navigate('/');
    },
    onError,
    onSettled: refresh,
  });
  return { backUp, restore, deleteAll };
}
