import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { AssetView } from '../../../src/contracts/api/look.ts';
import { md } from '../../theme/roles.ts';
import { assetWords } from '../../words/assets.ts';
import { sharedWords } from '../../words/shared.ts';
import { measureOf } from './describe.ts';
import { OriginBadge } from './origin-badge.tsx';
import { Thumbnail } from './preview.tsx';

export function AssetCard({ asset, onOpen }: { asset: AssetView; onOpen: () => void }) {
  const measure = measureOf(asset);
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'start',
        fontFamily: 'inherit',
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: md('surfaceContainerHigh'),
        transition: 'background-color 200ms',
        '&:hover': { bgcolor: md('surfaceContainerHighest') },
      }}
    >
      <Box sx={{ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' }}>
        <Thumbnail asset={asset} />
        <Box
          component="span"
          sx={{ position: 'absolute', insetInlineStart: 8, insetBlockEnd: 8, display: 'flex' }}
        >
          <OriginBadge origin={asset.origin} />
        </Box>
      </Box>
      <Box sx={{ p: 1.25 }}>
        <Box component="span" dir="auto" sx={{ ...oneLine, fontSize: 14, fontWeight: 500 }}>
          {asset.name}
        </Box>
        <Box component="span" sx={{ ...oneLine, fontSize: 12, color: md('onSurfaceVariant') }}>
          <span className="unseen">{assetWords.kinds[asset.kind].one}, </span>
          {[measure, asset.scene === null ? assetWords.campaign : sharedWords.scene(asset.scene)]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
    </ButtonBase>
  );
}

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
