import { mdiPuzzleOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { md } from '../../theme/roles.ts';
import { WrittenState } from '../../ui/written-state.tsx';
import { settingsWords } from '../../words/settings.ts';
import { Fetched } from '../parts/fetched.tsx';
import { BrokenSkill } from './broken-skill.tsx';
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
