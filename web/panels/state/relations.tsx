import { mdiAccountHeartOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Relations as RelationsData } from '../../../src/contracts/api/look.ts';
import { queries } from '../../api/queries.ts';
import { WrittenState } from '../../ui/written-state.tsx';
import { stateWords } from '../../words/state.ts';
import { Fetched } from '../parts/fetched.tsx';
import type { Series } from './chart.ts';
import { ScoreChart } from './score-chart.tsx';

const words = stateWords.relation;

/** How people and groups have come to think of the player. */
export function Relations({ storyId }: { storyId: string }) {
  const relations = useQuery(queries.relations(storyId));
  return (
    <Fetched query={relations} what={words.what} shapes={[24, 132, 132]}>
      {(data) =>
        data.people.length + data.factions.length === 0 ? (
          <WrittenState icon={mdiAccountHeartOutline} title={words.empty.title}>
            <p>{words.empty.text}</p>
          </WrittenState>
        ) : (
          <Charts data={data} />
        )
      }
    </Fetched>
  );
}

function Charts({ data }: { data: RelationsData }) {
  const scenes = [...data.people, ...data.factions].flatMap(({ points }) => points.map(({ scene }) => scene));
  const lastScene = Math.max(0, ...scenes);
  return (
    <Stack sx={{ gap: 3 }}>
      <Group title={words.people} series={data.people} lastScene={lastScene} />
      <Group title={words.reputation} series={data.factions} lastScene={lastScene} />
    </Stack>
  );
}

function Group({ title, series, lastScene }: { title: string; series: Series[]; lastScene: number }) {
  if (series.length === 0) return null;
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {series.map((one) => (
          <ScoreChart key={one.id} series={one} lastScene={lastScene} />
        ))}
      </Box>
    </Box>
  );
}
