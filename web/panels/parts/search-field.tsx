import { mdiClose, mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Icon } from '../../ui/icon.tsx';
import { sharedWords } from '../../words/shared.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      type="text"
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        // The first Escape empties the field; only the next may close the panel.
        event.preventDefault();
        onChange('');
      }}
      slotProps={{
        htmlInput: { dir: 'auto', enterKeyHint: 'search', role: 'searchbox' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} size={20} />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={sharedWords.clearSearch}
                onClick={() => onChange('')}
              >
                <Icon path={mdiClose} size={18} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
