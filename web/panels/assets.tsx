import { mdiImageMultipleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssetView } from '../../src/contracts/api/look.ts';
import { queries } from '../api/queries.ts';
import { WrittenState } from '../ui/written-state.tsx';
import { assetWords } from '../words/assets.ts';
import { AssetCard } from './assets/asset-card.tsx';
import { AssetSheet } from './assets/asset-sheet.tsx';
import { type AssetKind, kindsIn } from './assets/describe.ts';
import { Fetched } from './parts/fetched.tsx';

/** Pictures, sounds and other files of the story and of its campaign. */
export default function Assets({ storyId }: { storyId: string }) {
  const assets = useQuery(queries.assets(storyId));
  return (
    <Fetched query={assets} what={assetWords.what} shapes={[36, 180, 180, 180]}>
      {(data) =>
        data.assets.length === 0 ? (
          <WrittenState icon={mdiImageMultipleOutline} title={assetWords.empty.title}>
            <p>{assetWords.empty.text}</p>
          </WrittenState>
        ) : (
          <Gallery assets={data.assets} />
        )
      }
    </Fetched>
  );
}

function Gallery({ assets }: { assets: AssetView[] }) {
  const [kind, setKind] = useState<AssetKind | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const kinds = kindsIn(assets);
  const chosen = kinds.some((there) => there.kind === kind) ? kind : null;
  const shown = assets.filter((asset) => chosen === null || asset.kind === chosen);
  const filters = [
    { value: null, label: assetWords.all(assets.length) },
    ...kinds.map(({ kind: value, count }) => ({
      value,
      label: assetWords.kindCount(assetWords.kinds[value].many, count),
    })),
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      {kinds.length > 1 && (
        <Stack direction="row" role="group" aria-label={assetWords.filter} sx={{ gap: 1, flexWrap: 'wrap' }}>
          {filters.map(({ value, label }) => (
            <Chip
              key={label}
              label={label}
              clickable
              color={value === chosen ? 'secondary' : 'default'}
              variant={value === chosen ? 'filled' : 'outlined'}
              aria-pressed={value === chosen}
              onClick={() => setKind(value)}
            />
          ))}
        </Stack>
      )}
      <Box
        component="ul"
        aria-label={assetWords.files}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {shown.map((asset) => (
          <Box component="li" key={asset.id} sx={{ minWidth: 0 }}>
            <AssetCard asset={asset} onOpen={() => setOpenId(asset.id)} />
          </Box>
        ))}
      </Box>
      <AssetSheet asset={assets.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />
    </Stack>
  );
}
