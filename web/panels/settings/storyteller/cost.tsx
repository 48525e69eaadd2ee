import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { Models } from '../../../../src/contracts/api/models.ts';
import { md } from '../../../theme/roles.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { Facts } from '../../parts/facts.tsx';
import { Group } from './group.tsx';
import { useOptions } from './use-options.ts';

const words = storytellerWords.cost;

/** What services have cost today, and what they may. */
export function Cost({ data }: { data: Models }) {
  const { costLimit } = data.options;
  const [limit, setLimit] = useState(costLimit === null ? '' : String(costLimit));
  const change = useOptions();
  const amount = limit.trim() === '' ? null : Number(limit);
  const isValid = amount === null || (Number.isFinite(amount) && amount >= 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) change.mutate({ costLimit: amount });
  };
  return (
    <Group title={words.heading}>
      <Facts facts={[[words.today, words.dollars(data.spentToday)]]} />
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
        onSubmit={submit}
      >
        <TextField
          label={words.limit}
          value={limit}
          error={!isValid}
          helperText={words.limitText}
          onChange={(event) => setLimit(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ flex: 1 }}
        />
        <Button
          type="submit"
          variant="tonal"
          sx={{ mt: { sm: 1 }, alignSelf: { xs: 'flex-start' } }}
          loading={change.isPending}
          disabled={!isValid || amount === costLimit}
        >
          {words.save}
        </Button>
      </Stack>
      <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant') }}>{words.perStory}</Typography>
    </Group>
  );
}
