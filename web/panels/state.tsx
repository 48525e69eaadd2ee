import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { stateWords } from '../words/state.ts';
import { Memories } from './state/memories.tsx';
import { Relations } from './state/relations.tsx';
import { World } from './state/world.tsx';

const VIEWS = [
  { name: 'world', title: stateWords.world, View: World },
  { name: 'relations', title: stateWords.relations, View: Relations },
  { name: 'memories', title: stateWords.memories, View: Memories },
] as const;
type ViewName = (typeof VIEWS)[number]['name'];

/** What the story knows: the world, what people think, what is remembered. */
export default function State({ storyId }: { storyId: string }) {
  const [shown, setShown] = useState<ViewName>('world');
  const id = useId();
  return (
    <Stack sx={{ gap: 2 }}>
      <Tabs
        value={shown}
        onChange={(_, next: ViewName) => setShown(next)}
        aria-label={stateWords.views}
        variant="fullWidth"
      >
        {VIEWS.map(({ name, title }) => (
          <Tab key={name} value={name} label={title} id={`${id}-${name}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {VIEWS.map(({ name, View }) => name === shown && <View key={name} storyId={storyId} />)}
      </Box>
    </Stack>
  );
}
