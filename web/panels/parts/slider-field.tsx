import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { md } from '../../theme/roles.ts';

interface SliderFieldProps {
  label: string;
  value: number;
  range: { min: number; max: number; step?: number };
  /** What it is good for. */
  text?: string;
  inWords: (value: number) => string;
  onChange: (value: number) => void;
  /** When it is let go. */
  onCommit?: (value: number) => void;
}

/** A number in a range. */
export function SliderField({ label, value, range, text, inWords, onChange, onCommit }: SliderFieldProps) {
  const id = useId();
  const textId = useId();
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography id={id} sx={{ fontSize: 14, fontWeight: 500, color: md('onSurfaceVariant') }}>
          {label}
        </Typography>
        <Typography sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>{inWords(value)}</Typography>
      </Stack>
      <Box sx={{ px: 1.25 }}>
        <Slider
          value={value}
          min={range.min}
          max={range.max}
          step={range.step ?? 1}
          aria-describedby={text === undefined ? undefined : textId}
          aria-labelledby={id}
          getAriaValueText={inWords}
          onChange={(_, next) => onChange(first(next, value))}
          onChangeCommitted={(_, next) => onCommit?.(first(next, value))}
        />
      </Box>
      {text !== undefined && (
        <FormHelperText id={textId} sx={{ mx: 0 }}>
          {text}
        </FormHelperText>
      )}
    </Box>
  );
}

const first = (given: number | number[], otherwise: number): number =>
  Array.isArray(given) ? (given[0] ?? otherwise) : given;
