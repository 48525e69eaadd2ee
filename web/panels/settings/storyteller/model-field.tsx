import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface ModelFieldProps {
  label: string;
  value: string;
  /** Those the server has named; another may be typed. */
  known: readonly string[];
  helperText?: string;
  onChange: (value: string) => void;
}

/** The name of a model: one of a list, or typed. */
export function ModelField({ label, value, known, helperText, onChange }: ModelFieldProps) {
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={[...known]}
      inputValue={value}
      onInputChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={helperText} spellCheck={false} />
      )}
    />
  );
}
