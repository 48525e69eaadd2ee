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
import { settingsWords } from '../../words/settings.ts';

const words = settingsWords.reading;

/** How the page looks; kept by this browser, and in force at once. */
export function Reading() {
  const { theme, contrast, motion, font, size, measure, music, volume, isMuted } = useReading();
  return (
    <Stack sx={{ gap: 3 }}>
      <Preview />
      <Choice
        label={words.font}
        value={font}
        options={words.fonts}
        onChange={(next) => changeReading({ font: next })}
      />
      <Measure
        label={words.size}
        value={size}
        range={SIZES}
        inWords={words.pixels}
        onChange={(next) => changeReading({ size: next })}
      />
      <Measure
        label={words.width}
        value={measure}
        range={MEASURES}
        inWords={words.characters}
        onChange={(next) => changeReading({ measure: next })}
      />
      <Choice
        label={words.theme}
        value={theme}
        options={words.themes}
        onChange={(next) => changeReading({ theme: next })}
      />
      <Choice
        label={words.contrast}
        value={contrast}
        options={words.contrasts}
        onChange={(next) => changeReading({ contrast: next })}
      />
      <Choice
        label={words.motion}
        value={motion}
        options={words.motions}
        onChange={(next) => changeReading({ motion: next })}
      />
      <Box>
        <Button onClick={() => changeReading({ ...READING_DEFAULTS, music, volume, isMuted })}>
          {words.reset}
        </Button>
      </Box>
    </Stack>
  );
}

function Preview() {
  return (
    <Box
      component="section"
      aria-label={words.preview}
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
        {words.sample}
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
  inWords: (value: number) => string;
  onChange: (value: number) => void;
}

function Measure({ label, value, range, inWords, onChange }: MeasureProps) {
  const id = useId();
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
          aria-labelledby={id}
          getAriaValueText={inWords}
          onChange={(_, next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
        />
      </Box>
    </Box>
  );
}
