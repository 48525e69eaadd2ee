import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { storytellerWords } from '../../../words/storyteller.ts';
import { useOptions } from './use-options.ts';

const words = storytellerWords.more;
type Kind = keyof typeof words.taskModels;

/** Which model does a task: the storyteller's, none, the file of this computer, or one that is named. */
export function TaskModel({ task, model }: { task: string; model: string }) {
  const [kind, setKind] = useState<Kind>(kindOf(model));
  const [name, setName] = useState(kindOf(model) === 'named' ? model : '');
  const change = useOptions();
  const save = (value: string | null) => change.mutate({ tasks: { [task]: value } });
  const choose = (next: Kind) => {
    setKind(next);
    if (next !== 'named') save(next === 'same' ? null : next);
  };
  const title = words.tasks[task] ?? task;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={title}
        value={kind}
        onChange={(event) => choose(event.target.value as Kind)}
      >
        {(Object.keys(words.taskModels) as Kind[]).map((option) => (
          <MenuItem key={option} value={option}>
            {words.taskModels[option]}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'named' && (
        <TextField
          fullWidth
          size="small"
          label={words.taskModelName(title)}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => name.trim() !== '' && name.trim() !== model && save(name.trim())}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
        />
      )}
    </Stack>
  );
}

function kindOf(model: string): Kind {
  if (model === '') return 'same';
  return model === 'none' || model === 'local' ? model : 'named';
}
