import { mdiPuzzleOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { md } from '../../theme/roles.ts';
import { WrittenState } from '../../ui/written-state.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { BrokenSkill } from './broken-skill.tsx';
import { SkillCard } from './skill-card.tsx';
import { SkillReview } from './skill-review.tsx';

export function Skills() {
  const skills = useQuery(queries.skills());
  return (
    <Fetched query={skills} what="The skills" shapes={[96, 96, 96, 96]}>
      {(data) =>
        data.skills.length === 0 ? (
          <WrittenState icon={mdiPuzzleOutline} title="No skills">
            <p>
              Stories are told by skills, and none was found. Those that come with Narratoria lie in its
              folder “skills”; your own go into the same folder of your home.
            </p>
          </WrittenState>
        ) : (
          <Stack sx={{ gap: 1.5 }}>
            <Typography sx={{ color: md('onSurfaceVariant'), fontSize: 14 }}>
              Each skill gives the story one ability. One that is off is left out of the next scene; the story
              goes on without it.
            </Typography>
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
