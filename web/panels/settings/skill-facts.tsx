import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SkillView } from '../../../src/contracts/api/settings.ts';
import { md } from '../../theme/roles.ts';
import { settingsWords } from '../../words/settings.ts';
import { Facts } from '../parts/facts.tsx';

const words = settingsWords.skills;

/** What a skill is, who made it and what it can do. */
export function SkillFacts({ skill }: { skill: SkillView }) {
  return (
    <Stack sx={{ gap: 1.5, borderTop: `1px solid ${md('outlineVariant')}`, pt: 2 }}>
      <Facts
        facts={[
          [words.facts.version, skill.version],
          ...(skill.author === '' ? [] : [[words.facts.author, skill.author] as const]),
          [words.facts.source, words.sources[skill.source]],
        ]}
      />
      {skill.scripts.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>
            {words.scripts}
          </Typography>
          <Facts facts={skill.scripts.map(({ name, description }) => [name, description] as const)} />
        </Box>
      )}
    </Stack>
  );
}
