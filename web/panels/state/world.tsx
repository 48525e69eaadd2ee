import { mdiCodeJson, mdiFileTree, mdiMagnifyClose, mdiTreeOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StateView } from '../../../src/contracts/api/look.ts';
import { queries } from '../../api/queries.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { WrittenState } from '../../ui/written-state.tsx';
import { asJson, CopyButton } from '../parts/copy-button.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { counted } from '../parts/words.ts';
import { StateTree } from './state-tree.tsx';
import { ancestorsOf, treeRows } from './tree.ts';

/** What is so in the story after its last scene. */
export function World({ storyId }: { storyId: string }) {
  const state = useQuery(queries.state(storyId));
  return (
    <Fetched query={state} what="The state of this story" shapes={[40, 28, 28, 28, 28, 28, 28]}>
      {(view) =>
        Object.keys(view.state).length === 0 ? (
          <WrittenState icon={mdiTreeOutline} title="Nothing has happened yet">
            <p>With the first scene there is a place, a time and somebody in it; all that is kept here.</p>
          </WrittenState>
        ) : (
          <WorldView view={view} />
        )
      }
    </Fetched>
  );
}

function WorldView({ view }: { view: StateView }) {
  const [shape, setShape] = useState<'tree' | 'json'>('tree');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const showChanges = () =>
    setOpen(new Set([...open, ...view.changes.flatMap(({ path }) => ancestorsOf(path))]));
  const rows = useMemo(
    () => treeRows(view.state, { changes: view.changes, open, search }),
    [view, open, search],
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <SearchField label="Search names and values" value={search} onChange={setSearch} />
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label="Shown as"
          value={shape}
          onChange={(_, next) => next !== null && setShape(next)}
        >
          <ToggleButton value="tree" aria-label="Tree">
            <Icon path={mdiFileTree} size={20} />
          </ToggleButton>
          <ToggleButton value="json" aria-label="JSON">
            <Icon path={mdiCodeJson} size={20} />
          </ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography sx={{ fontSize: 13, color: md('onSurfaceVariant'), flex: 1, minWidth: 160 }}>
          After scene {view.scene}:{' '}
          {view.changes.length === 0 ? 'nothing changed' : counted(view.changes.length, 'change')}
        </Typography>
        {view.changes.length > 0 && shape === 'tree' && (
          <Button size="small" onClick={showChanges}>
            Show changes
          </Button>
        )}
        {open.size > 0 && shape === 'tree' && (
          <Button size="small" onClick={() => setOpen(new Set())}>
            Close all
          </Button>
        )}
        {shape === 'json' && <CopyButton label="Copy" text={() => asJson(view.state)} />}
      </Stack>
      {shape === 'json' ? (
        <JsonText text={asJson(view.state)} />
      ) : rows.length > 0 ? (
        <StateTree rows={rows} open={open} onOpen={setOpen} />
      ) : (
        <WrittenState
          icon={mdiMagnifyClose}
          title="Not found"
          action={
            <Button variant="outlined" onClick={() => setSearch('')}>
              Show everything
            </Button>
          }
        >
          <p>No name and no value has “{search}” in it.</p>
        </WrittenState>
      )}
    </Stack>
  );
}

function JsonText({ text }: { text: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label="State as JSON"
      sx={{
        m: 0,
        p: 1.5,
        borderRadius: '12px',
        bgcolor: md('surfaceContainerLowest'),
        font: '12px/1.6 ui-monospace, monospace',
        overflow: 'auto',
      }}
    >
      {text}
    </Box>
  );
}
