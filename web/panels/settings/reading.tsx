import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  changeReading,
  MEASURES,
  READING_DEFAULTS,
  type Reading as ReadingChoice,
  SIZES,
  useReading,
} from '../../theme/reading.ts';
import { md } from '../../theme/roles.ts';

/** How the page looks; kept by this browser, and in force at once. */
export function Reading() {
  const { theme, contrast, motion, font, size, measure, music, volume, isMuted } = useReading();
  return (
    <Stack sx={{ gap: 3 }}>
      <Preview />
      <Choice
        label="Letters of the prose"
        value={font}
        options={{
          serif: 'Literata, for long reading',
          sans: 'Roboto Flex, plain',
          system: 'As on this device',
        }}
        onChange={(next) => changeReading({ font: next })}
      />
      <Measure
        label="Size of the prose"
        value={size}
        range={SIZES}
        words={(value) => `${value} px`}
        onChange={(next) => changeReading({ size: next })}
      />
      <Measure
        label="Length of a line"
        value={measure}
        range={MEASURES}
        words={(value) => `${value} characters`}
        onChange={(next) => changeReading({ measure: next })}
      />
      <Choice
        label="Light"
        value={theme}
        options={{ dark: 'Dark', light: 'Light', system: 'As on this device' }}
        onChange={(next) => changeReading({ theme: next })}
      />
      <Choice
        label="Contrast"
        value={contrast}
        options={{ standard: 'Soft', medium: 'Stronger', high: 'Strongest' }}
        onChange={(next) => changeReading({ contrast: next })}
      />
      <Choice
        label="Motion"
        value={motion}
        options={{ system: 'As on this device', reduced: 'None' }}
        onChange={(next) => changeReading({ motion: next })}
      />
      <Box>
        <Button onClick={() => changeReading({ ...READING_DEFAULTS, music, volume, isMuted })}>
          As it was at first
        </Button>
      </Box>
    </Stack>
  );
}

function Preview() {
  return (
    <Box
      component="section"
      aria-label="How prose looks"
      sx={{
        borderRadius: '16px',
        bgcolor: md('surfaceContainerLow'),
        p: { xs: 2, sm: 3 },
        overflow: 'hidden',
      }}
    >
      <Typography
        sx={{
          fontFamily: 'var(--prose-font)',
          fontSize: 'var(--prose-size)',
          lineHeight: 1.65,
          letterSpacing: 0,
          maxWidth: 'var(--prose-column)',
        }}
      >
        The lamp had burned low, and still she read on. Outside, the tide turned without a sound; somebody
        crossed the yard with a bucket, stopped, and listened.
      </Typography>
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

function Choice<Value extends ReadingChoice[keyof ReadingChoice] & string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontSize: 14, fontWeight: 500 }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_, next) => onChange(next as Value)}
        sx={{ columnGap: 1 }}
      >
        {(Object.keys(options) as Value[]).map((option) => (
          <FormControlLabel key={option} value={option} control={<Radio />} label={options[option]} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface MeasureProps {
  label: string;
  value: number;
  range: { min: number; max: number };
  words: (value: number) => string;
  onChange: (value: number) => void;
}

function Measure({ label, value, range, words, onChange }: MeasureProps) {
  const id = useId();
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography id={id} sx={{ fontSize: 14, fontWeight: 500, color: md('onSurfaceVariant') }}>
          {label}
        </Typography>
        <Typography sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>{words(value)}</Typography>
      </Stack>
      <Box sx={{ px: 1.25 }}>
        <Slider
          value={value}
          min={range.min}
          max={range.max}
          aria-labelledby={id}
          getAriaValueText={words}
          onChange={(_, next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
        />
      </Box>
    </Box>
  );
}
