import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { changeReading, MEASURES, READING_DEFAULTS, SIZES, useReading } from '../../theme/reading.ts';
import { md } from '../../theme/roles.ts';
import { settingsWords } from '../../words/settings.ts';
import { ChoiceField } from '../parts/choice-field.tsx';
import { SliderField } from '../parts/slider-field.tsx';

const words = settingsWords.reading;

/** How the page looks; kept by this browser, and in force at once. */
export function Reading() {
  const { theme, contrast, motion, font, size, measure, typing, music, volume, isMuted } = useReading();
  return (
    <Stack sx={{ gap: 3 }}>
      <Preview />
      <ChoiceField
        label={words.font}
        value={font}
        options={words.fonts}
        onChange={(next) => changeReading({ font: next })}
      />
      <SliderField
        label={words.size}
        value={size}
        range={SIZES}
        inWords={words.pixels}
        onChange={(next) => changeReading({ size: next })}
      />
      <SliderField
        label={words.width}
        value={measure}
        range={MEASURES}
        inWords={words.characters}
        onChange={(next) => changeReading({ measure: next })}
      />
      <ChoiceField
        label={words.theme}
        value={theme}
        options={words.themes}
        onChange={(next) => changeReading({ theme: next })}
      />
      <ChoiceField
        label={words.contrast}
        value={contrast}
        options={words.contrasts}
        onChange={(next) => changeReading({ contrast: next })}
      />
      <ChoiceField
        label={words.motion}
        value={motion}
        options={words.motions}
        onChange={(next) => changeReading({ motion: next })}
      />
      <ChoiceField
        label={words.typing}
        value={typing ? 'on' : 'off'}
        options={words.typings}
        onChange={(next) => changeReading({ typing: next === 'on' })}
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
