import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { storyWords } from '../../words/story.ts';
import type { StoryActions } from '../actions/use-story-actions.ts';

const words = storyWords.typing;
const LONGEST = 400;

/** A field for an action in the player's own words; when it is not clear, it says what to ask and what may be meant. */
export function TypeAction({ scene, actions }: { scene: number; actions: StoryActions }) {
  const [text, setText] = useState('');
  const { type } = actions;
  const asked = type.data?.unclear ?? null;
  const send = (what: string) => {
    if (what.trim() === '' || type.isPending) return;
    type.mutate({ scene, text: what.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1, mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          size="small"
          label={words.label}
          placeholder={words.hint}
          value={text}
          error={asked !== null}
          helperText={asked ?? ' '}
          onChange={(event) => setText(event.target.value)}
          // The digits that pick a choice belong to the text here.
          onKeyDown={(event) => event.stopPropagation()}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        <Button type="submit" variant="outlined" disabled={type.isPending || text.trim() === ''}>
          {words.send}
        </Button>
      </Stack>
      {asked !== null && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {(type.data?.suggestions ?? []).map((suggestion) => (
            <Chip key={suggestion} label={suggestion} onClick={() => setText(suggestion)} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
