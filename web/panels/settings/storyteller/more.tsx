import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Models } from '../../../../src/contracts/api/models.ts';
import { md } from '../../../theme/roles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { asSentence, numberInWords } from '../../../words/format.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { Group } from './group.tsx';
import { ModelCard } from './model-card.tsx';
import { TaskModel } from './task-model.tsx';
import { useOptions } from './use-options.ts';

const words = storytellerWords.more;
const CONTEXTS = [2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072];

/** What few people need: a model for each task, the context, and the model that finds memories. */
export function More({ data }: { data: Models }) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
        endIcon={
          <Box component="span" sx={{ display: 'flex', transform: isOpen ? 'rotate(180deg)' : 'none' }}>
            <Icon path={mdiChevronDown} size={20} />
          </Box>
        }
      >
        {words.heading}
      </Button>
      <Collapse in={isOpen} id={bodyId} mountOnEnter>
        <Stack sx={{ gap: 5, pt: 2 }}>
          <Group title={words.tasksHeading} text={words.tasksText}>
            {data.tasks.map((task) => (
              <TaskModel key={task} task={task} model={data.options.tasks[task] ?? ''} />
            ))}
          </Group>
          <Context data={data} />
          <Group title={words.search}>
            <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant') }}>
              {asSentence(data.meanings.why)}
            </Typography>
            {data.models
              .filter(({ purpose }) => purpose === 'meanings')
              .map((model) => (
                <ModelCard key={model.id} model={model} isOffline={data.offline} />
              ))}
          </Group>
        </Stack>
      </Collapse>
    </Box>
  );
}

function Context({ data }: { data: Models }) {
  const change = useOptions();
  const { contextTokens } = data.options;
  const known =
    contextTokens === null || CONTEXTS.includes(contextTokens) ? CONTEXTS : [contextTokens, ...CONTEXTS];
  return (
    <TextField
      select
      label={words.context}
      helperText={words.contextText}
      value={contextTokens ?? ''}
      disabled={change.isPending}
      onChange={({ target }) =>
        change.mutate({ contextTokens: target.value === '' ? null : Number(target.value) })
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{words.contextDefault}</MenuItem>
      {known.map((tokens) => (
        <MenuItem key={tokens} value={tokens}>
          {numberInWords(tokens)}
        </MenuItem>
      ))}
    </TextField>
  );
}
