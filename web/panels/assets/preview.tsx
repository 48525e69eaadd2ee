import { mdiFileOutline, mdiFilmstrip, mdiMusicNote } from '@mdi/js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { AssetView } from '../../../src/contracts/api/look.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { type AssetKind, altOf } from './describe.ts';

const ICONS: Readonly<Record<Exclude<AssetKind, 'image'>, string>> = {
  audio: mdiMusicNote,
  video: mdiFilmstrip,
  other: mdiFileOutline,
};

/** A small picture of the file; for what is no picture, or cannot be shown, a card with its kind. */
export function Thumbnail({ asset }: { asset: AssetView }) {
  const [isBroken, setBroken] = useState(false);
  if (asset.kind === 'image' && asset.url !== null && !isBroken) {
    return (
      <Box
        component="img"
        src={asset.url}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
    );
  }
  return <Placeholder asset={asset} />;
}

function Placeholder({ asset }: { asset: AssetView }) {
  const extension = /\.(\w{1,5})$/.exec(asset.name)?.[1] ?? asset.mediaType.split('/')[1] ?? '';
  return (
    <Box
      sx={{
        width: '100%',
        height: '100%',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        bgcolor: md('surfaceContainerHighest'),
        color: md('onSurfaceVariant'),
      }}
    >
      <Icon path={asset.kind === 'image' ? mdiFileOutline : ICONS[asset.kind]} size={40} />
      <Box
        component="span"
        sx={{ fontSize: 12, fontWeight: 600, letterSpacing: '0.06em', textTransform: 'uppercase' }}
      >
        {extension}
      </Box>
    </Box>
  );
}

/** The file itself, as large as there is room, to be seen or heard. */
export function Player({ asset }: { asset: AssetView }) {
  const [isBroken, setBroken] = useState(false);
  if (asset.url === null || isBroken || asset.kind === 'other') {
    return (
      <Box sx={{ height: 160, borderRadius: '12px', overflow: 'hidden' }}>
        <Placeholder asset={asset} />
      </Box>
    );
  }
  const shared = { src: asset.url, onError: () => setBroken(true) };
  if (asset.kind === 'image') {
    return (
      <Box
        component="img"
        {...shared}
        alt={altOf(asset)}
        sx={{
          maxWidth: '100%',
          maxHeight: '60vh',
          objectFit: 'contain',
          display: 'block',
          mx: 'auto',
          borderRadius: '12px',
        }}
      />
    );
  }
  if (asset.kind === 'video') {
    return (
      <Box
        component="video"
        {...shared}
        controls
        preload="metadata"
        sx={{ width: '100%', maxHeight: '60vh' }}
      />
    );
  }
  return <audio {...shared} controls preload="metadata" aria-label={asset.name} style={{ width: '100%' }} />;
}
