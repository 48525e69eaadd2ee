import { mdiBrain, mdiHeadQuestionOutline, mdiMapMarkerOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Memories as MemoriesData } from '../../../src/contracts/api/look.ts';
import { queries } from '../../api/queries.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { WrittenState } from '../../ui/written-state.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { counted } from '../parts/words.ts';

type Memory = MemoriesData['memories'][number];

const PAUSE_MS = 250;

/** What the story remembers, found by what it means. */
export function Memories({ storyId }: { storyId: string }) {
  const [words, setWords] = useState('');
  const asked = useSettled(words.trim());
  const memories = useQuery(queries.memories(storyId, asked));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SearchField label="Search by meaning" value={words} onChange={setWords} />
      <Fetched query={memories} what="The memories of this story" shapes={[84, 84, 84]}>
        {(data) => (
          <>
            <span className="unseen" role="status">
              {asked === '' ? '' : `${counted(data.memories.length, 'memory', 'memories')} found`}
            </span>
            {!data.byMeaning && asked !== '' && (
              <Alert severity="info" variant="outlined">
                Only words were compared: the model of meanings is not there. Settings, Models has it.
              </Alert>
            )}
            {data.memories.length === 0 ? (
              <NoMemories search={asked} onClear={() => setWords('')} />
            ) : (
              <Box
                component="ul"
                aria-label="Memories"
                sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
              >
                {data.memories.map((memory) => (
                  <MemoryCard key={memory.id} memory={memory} />
                ))}
              </Box>
            )}
          </>
        )}
      </Fetched>
    </Stack>
  );
}

function NoMemories({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === '') {
    return (
      <WrittenState icon={mdiBrain} title="Nothing to remember yet">
        <p>What happens in a scene is remembered after it, and comes back when it matters.</p>
      </WrittenState>
    );
  }
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      Show the newest
    </Button>
  );
  return (
    <WrittenState icon={mdiHeadQuestionOutline} title="Nothing comes to mind" action={clear}>
      <p>No memory is near “{search}”. Other words for the same thing may find it.</p>
    </WrittenState>
  );
}

function MemoryCard({ memory }: { memory: Memory }) {
  const { summary, scene, location, characters, relevance, significance, isEpisodic } = memory;
  return (
    <Box component="li" sx={{ borderRadius: '12px', bgcolor: md('surfaceContainer'), p: 1.5, minWidth: 0 }}>
      <Typography dir="auto" sx={{ fontSize: 14, lineHeight: 1.5, overflowWrap: 'anywhere' }}>
        {summary}
      </Typography>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 0.25,
          mt: 0.75,
          fontSize: 12,
          color: md('onSurfaceVariant'),
        }}
      >
        <span>{scene === null ? 'Before the story' : `Scene ${scene}`}</span>
        {location !== '' && (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }} dir="auto">
            <Icon path={mdiMapMarkerOutline} size={14} />
            {location}
          </Box>
        )}
        {characters.length > 0 && <bdi>{characters.join(', ')}</bdi>}
        {isEpisodic && <span>drawn together from several</span>}
        <span>weight {Math.round(significance * 100)} %</span>
      </Stack>
      {relevance !== null && <Relevance share={relevance} />}
    </Box>
  );
}

function Relevance({ share }: { share: number }) {
  const percent = Math.round(Math.max(0, Math.min(1, share)) * 100);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 1 }}>
      <Box
        aria-hidden="true"
        sx={{ flex: 1, height: 4, borderRadius: 2, bgcolor: md('surfaceContainerHighest') }}
      >
        <Box sx={{ width: `${percent}%`, height: 1, borderRadius: 2, bgcolor: md('primary') }} />
      </Box>
      <Typography sx={{ fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>{percent} % near</Typography>
    </Stack>
  );
}

/** What was typed once the fingers rest. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
