import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  /** What it is good for. */
  text?: string;
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function ChoiceField<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, text, onChange } = props;
  const id = useId();
  const textId = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontSize: 14, fontWeight: 500 }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={text === undefined ? undefined : textId}
        value={value}
        onChange={(_, next) => onChange(next as Value)}
        sx={{ columnGap: 1 }}
      >
        {(Object.keys(options) as Value[]).map((option) => (
          <FormControlLabel key={option} value={option} control={<Radio />} label={options[option]} />
        ))}
      </RadioGroup>
      {text !== undefined && (
        <FormHelperText id={textId} sx={{ mx: 0 }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}
