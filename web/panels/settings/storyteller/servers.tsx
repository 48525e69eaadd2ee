import { mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Models, ServerView } from '../../../../src/contracts/api/models.ts';
import { queries } from '../../../api/queries.ts';
import { md } from '../../../theme/roles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { storytellerWords } from '../../../words/storyteller.ts';
import { refusalOf } from './refusal.ts';
import { useWriter } from './use-writer.ts';
import { WriterRow } from './writer-row.tsx';

const words = storytellerWords.choose;

/** Model servers that run on this computer. */
export function Servers({ data }: { data: Models }) {
  const servers = useQuery(queries.modelServers());
  const found = servers.data?.servers ?? [];
  return (
    <>
      {found.map((server) => (
        <ServerRow key={server.baseUrl} server={server} data={data} />
      ))}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          role="status"
          sx={{ flex: 1, minWidth: 240, fontSize: 14, color: md('onSurfaceVariant') }}
        >
          {servers.isFetching && words.looking}
          {!servers.isFetching && servers.error !== null && refusalOf(servers.error)}
          {!servers.isFetching && servers.error === null && found.length === 0 && words.noServers}
        </Typography>
        <Button
          size="small"
          startIcon={<Icon path={mdiRefresh} size={18} />}
          disabled={servers.isFetching}
          onClick={() => void servers.refetch()}
        >
          {words.lookAgain}
        </Button>
      </Stack>
    </>
  );
}

function ServerRow({ server, data }: { server: ServerView; data: Models }) {
  const { title, provider, baseUrl, models } = server;
  const { setting, now } = data;
  const isUsed = now.isModel && setting.provider === provider && setting.baseUrl === baseUrl;
  const [model, setModel] = useState(
    isUsed && models.includes(setting.model) ? setting.model : (models[0] ?? ''),
  );
  const use = useWriter();
  return (
    <WriterRow title={title} text={words.serverAt(baseUrl)} isUsed={isUsed} problem={refusalOf(use.error)}>
      {models.length === 0 ? (
        <Typography sx={{ fontSize: 14, mt: 1.5 }}>{words.noModels}</Typography>
      ) : (
        <Box sx={{ display: 'flex', gap: 1.5, mt: 1.5, alignItems: 'center' }}>
          <TextField
            select
            fullWidth
            size="small"
            label={words.model}
            value={model}
            onChange={(event) => setModel(event.target.value)}
            slotProps={{ htmlInput: { 'aria-label': words.modelOf(title) } }}
          >
            {models.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="tonal"
            aria-label={words.takeLabel(title)}
            loading={use.isPending}
            disabled={isUsed && model === setting.model}
            onClick={() => use.mutate({ writer: { provider, model, baseUrl }, title: model })}
          >
            {words.use}
          </Button>
        </Box>
      )}
    </WriterRow>
  );
}
