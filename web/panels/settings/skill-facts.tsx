import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SkillView } from '../../../src/contracts/api/settings.ts';
import { md } from '../../theme/roles.ts';
import { Facts } from '../parts/facts.tsx';

const SOURCES: Readonly<Record<SkillView['source'], string>> = {
  shipped: 'comes with Narratoria',
  home: 'in your own folder of skills',
  folder: 'in a folder named at the start',
};

/** What a skill is, who made it and what it can do. */
export function SkillFacts({ skill }: { skill: SkillView }) {
  return (
    <Stack sx={{ gap: 1.5, borderTop: `1px solid ${md('outlineVariant')}`, pt: 2 }}>
      <Facts
        facts={[
          ['Version', skill.version],
          ...(skill.author === '' ? [] : [['Author', skill.author] as const]),
          ['Where', SOURCES[skill.source]],
        ]}
      />
      {skill.scripts.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>
            What it can do
          </Typography>
          <Facts facts={skill.scripts.map(({ name, description }) => [name, description] as const)} />
        </Box>
      )}
    </Stack>
  );
}
