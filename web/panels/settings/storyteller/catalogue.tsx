import { mdiBrain, mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Models } from '../../../../src/contracts/api/models.ts';
import { md } from '../../../theme/roles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { WrittenState } from '../../../ui/written-state.tsx';
import { bytesInWords } from '../../../words/format.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { ModelCard } from './model-card.tsx';

const words = storytellerWords.catalogue;

/** Models that can be downloaded: those that matter now, and the others when asked for. */
export function Catalogue({ data }: { data: Models }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const all = data.models.filter(({ purpose }) => purpose === 'language');
  const first = all.filter(({ state, isRecommended }) => isRecommended || state !== 'absent');
  const others = all.filter((model) => !first.includes(model));
  const shown = isOpen ? [...first, ...others] : first;
  const { memoryBytes, cores } = data.machine;
  return (
    <Box role="group" aria-label={words.title}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', my: 1 }}>
        <Typography sx={{ flex: 1, minWidth: 240, fontSize: 14, color: md('onSurfaceVariant') }}>
          {words.title}. {words.text(bytesInWords(memoryBytes), cores)}
        </Typography>
        {others.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
            endIcon={
              <Box component="span" sx={{ display: 'flex', transform: isOpen ? 'rotate(180deg)' : 'none' }}>
                <Icon path={mdiChevronDown} size={20} />
              </Box>
            }
          >
            {isOpen ? words.fewer : words.more(others.length)}
          </Button>
        )}
      </Stack>
      <Stack id={listId} sx={{ gap: 1.5 }}>
        {shown.map((model) => (
          <ModelCard key={model.id} model={model} isOffline={data.offline} />
        ))}
        {all.length === 0 && (
          <WrittenState icon={mdiBrain} title={words.none.title}>
            <p>{words.none.text}</p>
          </WrittenState>
        )}
      </Stack>
    </Box>
  );
}
