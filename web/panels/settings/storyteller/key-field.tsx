import { mdiEye, mdiEyeOff } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { settingsWords } from '../../../words/settings.ts';
import { storytellerWords } from '../../../words/storyteller.ts';

interface KeyFieldProps {
  label: string;
  value: string;
  /** Whether one is stored, which is then used unless another is typed. */
  isSaved: boolean;
  onChange: (value: string) => void;
}

/** A key: hidden unless asked for. */
export function KeyField({ label, value, isSaved, onChange }: KeyFieldProps) {
  const [isShown, setShown] = useState(false);
  const { keySaved, keyText } = storytellerWords.service;
  return (
    <TextField
      fullWidth
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      autoComplete="off"
      helperText={isSaved && value === '' ? keySaved : keyText}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? settingsWords.form.hide(label) : settingsWords.form.show(label)}
                aria-pressed={isShown}
                disabled={value === ''}
                onClick={() => setShown(!isShown)}
              >
                <Icon path={isShown ? mdiEyeOff : mdiEye} size={20} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
