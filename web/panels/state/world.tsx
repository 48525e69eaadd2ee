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
import { stateWords } from '../../words/state.ts';
import { asJson, CopyButton } from '../parts/copy-button.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { StateTree } from './state-tree.tsx';
import { ancestorsOf, treeRows } from './tree.ts';

const words = stateWords.tree;

/** What is so in the story after its last scene. */
export function World({ storyId }: { storyId: string }) {
  const state = useQuery(queries.state(storyId));
  return (
    <Fetched query={state} what={words.what} shapes={[40, 28, 28, 28, 28, 28, 28]}>
      {(view) =>
        Object.keys(view.state).length === 0 ? (
          <WrittenState icon={mdiTreeOutline} title={words.empty.title}>
            <p>{words.empty.text}</p>
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
        <SearchField label={words.search} value={search} onChange={setSearch} />
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={words.shownAs}
          value={shape}
          onChange={(_, next) => next !== null && setShape(next)}
        >
          <ToggleButton value="tree" aria-label={words.asTree}>
            <Icon path={mdiFileTree} size={20} />
          </ToggleButton>
          <ToggleButton value="json" aria-label={words.asJson}>
            <Icon path={mdiCodeJson} size={20} />
          </ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography sx={{ fontSize: 13, color: md('onSurfaceVariant'), flex: 1, minWidth: 160 }}>
          {words.after(view.scene, view.changes.length)}
        </Typography>
        {view.changes.length > 0 && shape === 'tree' && (
          <Button size="small" onClick={showChanges}>
            {words.showChanges}
          </Button>
        )}
        {open.size > 0 && shape === 'tree' && (
          <Button size="small" onClick={() => setOpen(new Set())}>
            {words.collapseAll}
          </Button>
        )}
        {shape === 'json' && <CopyButton label={words.copy} text={() => asJson(view.state)} />}
      </Stack>
      {shape === 'json' ? (
        <JsonText text={asJson(view.state)} />
      ) : rows.length > 0 ? (
        <StateTree rows={rows} open={open} onOpen={setOpen} />
      ) : (
        <WrittenState
          icon={mdiMagnifyClose}
          title={words.notFound}
          action={
            <Button variant="outlined" onClick={() => setSearch('')}>
              {words.showAll}
            </Button>
          }
        >
          <p>{words.notFoundText(search)}</p>
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
      aria-label={words.json}
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
