import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Models } from '../../../src/contracts/api/settings.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { say } from '../../ui/toasts.ts';
import { settingsWords } from '../../words/settings.ts';

const words = settingsWords.models;
const ELSEWHERE = ' address';

/** Which model writes: one of those there are, none, or a server that already runs on this machine. */
export function LanguageChoice({ language }: { language: Models['language'] }) {
  const client = useQueryClient();
  const isListed = language.choices.some(({ value }) => value === language.setting);
  const [isTyping, setTyping] = useState(!isListed);
  const [address, setAddress] = useState(isListed ? '' : language.setting);
  const use = useMutation({
    mutationFn: (choice: string) => call<Models>('/api/models/use', { method: 'PUT', body: { use: choice } }),
    onSuccess: (models) => {
      client.setQueryData(['models'], models);
      say(words.changed);
    },
  });
  const choose = (value: string) => {
    use.reset();
    setTyping(value === ELSEWHERE);
    if (value !== ELSEWHERE) use.mutate(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '') use.mutate(address.trim());
  };
  const problem = use.error === null ? '' : messageOf(use.error);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <TextField
        select
        fullWidth
        label={words.model}
        value={isTyping ? ELSEWHERE : use.isPending ? use.variables : language.setting}
        onChange={(event) => choose(event.target.value)}
        error={problem !== '' && !isTyping}
        helperText={isTyping ? undefined : problem}
        disabled={use.isPending}
      >
        {language.choices.map(({ value, title }) => (
          <MenuItem key={value} value={value}>
            {title}
          </MenuItem>
        ))}
        <MenuItem value={ELSEWHERE}>{words.server}</MenuItem>
      </TextField>
      {isTyping && (
        <Stack component="form" direction="row" sx={{ gap: 1, alignItems: 'flex-start' }} onSubmit={submit}>
          <TextField
            fullWidth
            label={words.serverAddress}
            placeholder={words.serverExample}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            error={problem !== ''}
            helperText={problem || words.serverHint}
            slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'off' } }}
          />
          <Button
            type="submit"
            variant="tonal"
            disabled={use.isPending || address.trim() === ''}
            sx={{ mt: 1 }}
          >
            {words.use}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function messageOf(error: Error): string {
  return error instanceof ApiError && error.hint !== '' ? `${error.message} ${error.hint}` : error.message;
}
