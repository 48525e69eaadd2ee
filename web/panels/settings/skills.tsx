import { mdiPuzzleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { SkillsView } from '../../../src/contracts/api/settings.ts';
import { queries } from '../../api/queries.ts';
import { md } from '../../theme/roles.ts';
import { WrittenState } from '../../ui/written-state.tsx';
import { settingsWords } from '../../words/settings.ts';
import { Fetched } from '../parts/fetched.tsx';
import { SkillCard } from './skill-card.tsx';
import { SkillReview } from './skill-review.tsx';

const words = settingsWords.skills;

export function Skills() {
  const skills = useQuery(queries.skills());
  return (
    <Fetched query={skills} what={words.what} shapes={[96, 96, 96, 96]}>
      {(data) =>
        data.skills.length === 0 ? (
          <WrittenState icon={mdiPuzzleOutline} title={words.none.title}>
            <p>{words.none.text}</p>
          </WrittenState>
        ) : (
          <Stack sx={{ gap: 1.5 }}>
            <Typography sx={{ color: md('onSurfaceVariant'), fontSize: 14 }}>{words.text}</Typography>
            {data.waiting.map((review) => (
              <SkillReview key={review.hash} review={review} />
            ))}
            {data.broken.map((folder) => (
              <BrokenSkill key={folder.name} folder={folder} />
            ))}
            {data.skills.map((skill) => (
              <SkillCard key={skill.name} skill={skill} />
            ))}
          </Stack>
        )
      }
    </Fetched>
  );
}

/** A folder among the skills that cannot be used, with the place of each mistake. */
function BrokenSkill({ folder: { name, problems } }: { folder: SkillsView['broken'][number] }) {
  const titleId = useId();
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} component="h3" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant') }}>
        {settingsWords.skills.broken}
      </Typography>
      {problems.map(({ file, line, message }) => (
        <Alert
          key={`${file}:${line}: ${message}`}
          severity="error"
          variant="outlined"
          sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
        >
          {message}
          <Typography component="span" sx={{ display: 'block', fontSize: 12, fontFamily: 'monospace' }}>
            {file}:{line}
          </Typography>
        </Alert>
      ))}
    </Card>
  );
}
