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
import { sharedWords } from '../../words/shared.ts';
import { stateWords } from '../../words/state.ts';
import { Fetched } from '../parts/fetched.tsx';
import { SearchField } from '../parts/search-field.tsx';

type Memory = MemoriesData['memories'][number];

const words = stateWords.memory;
const PAUSE_MS = 250;

/** What the story remembers, found by what it means. */
export function Memories({ storyId }: { storyId: string }) {
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim());
  const memories = useQuery(queries.memories(storyId, asked));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SearchField label={words.search} value={typed} onChange={setTyped} />
      <Fetched query={memories} what={words.what} shapes={[84, 84, 84]}>
        {(data) => (
          <>
            <span className="unseen" role="status">
              {asked === '' ? '' : words.found(data.memories.length)}
            </span>
            {!data.byMeaning && asked !== '' && (
              <Alert severity="info" variant="outlined">
                {words.wordsOnly}
              </Alert>
            )}
            {data.memories.length === 0 ? (
              <NoMemories search={asked} onClear={() => setTyped('')} />
            ) : (
              <Box
                component="ul"
                aria-label={stateWords.memories}
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
      <WrittenState icon={mdiBrain} title={words.empty.title}>
        <p>{words.empty.text}</p>
      </WrittenState>
    );
  }
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      {words.clear}
    </Button>
  );
  return (
    <WrittenState icon={mdiHeadQuestionOutline} title={words.notFound} action={clear}>
      <p>{words.notFoundText(search)}</p>
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
        <span>{scene === null ? words.beforeStory : sharedWords.scene(scene)}</span>
        {location !== '' && (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }} dir="auto">
            <Icon path={mdiMapMarkerOutline} size={14} />
            {location}
          </Box>
        )}
        {characters.length > 0 && <bdi>{characters.join(', ')}</bdi>}
        {isEpisodic && <span>{words.summary}</span>}
        <span>{words.importance(Math.round(significance * 100))}</span>
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
      <Typography sx={{ fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
        {words.match(percent)}
      </Typography>
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
