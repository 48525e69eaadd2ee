import { mdiClose } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { AssetView } from '../../../src/contracts/api/look.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { assetWords } from '../../words/assets.ts';
import { sharedWords } from '../../words/shared.ts';
import { asJson, CopyButton } from '../parts/copy-button.tsx';
import { Facts } from '../parts/facts.tsx';
import { factsIn, factsOf } from './describe.ts';
import { OriginBadge } from './origin-badge.tsx';
import { Player } from './preview.tsx';

/** One file, large, with all that is known of it. */
export function AssetSheet({ asset, onClose }: { asset: AssetView | null; onClose: () => void }) {
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const titleId = useId();
  return (
    <Dialog
      open={asset !== null}
      onClose={onClose}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: isPhone ? { sx: { borderRadius: 0 } } : {} }}
    >
      {asset !== null && (
        <>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, p: '16px 12px 12px 24px' }}>
            <Typography
              id={titleId}
              component="h2"
              variant="h6"
              dir="auto"
              sx={{ flex: 1, overflowWrap: 'anywhere' }}
            >
              {asset.name}
            </Typography>
            <IconButton aria-label={sharedWords.close} onClick={onClose}>
              <Icon path={mdiClose} />
            </IconButton>
          </Stack>
          <DialogContent sx={{ pt: 0 }}>
            <Stack sx={{ gap: 2.5 }}>
              <Player asset={asset} />
              {asset.url === null && (
                <Alert severity="warning" variant="outlined">
                  {assetWords.missing}
                </Alert>
              )}
              <Facts facts={factsOf(asset)} />
              <Box component="section" aria-label={assetWords.source}>
                <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1 }}>
                  <OriginBadge origin={asset.origin} />
                  <Typography sx={{ fontSize: 13, color: md('onSurfaceVariant') }}>
                    {assetWords.origins[asset.origin].long}
                  </Typography>
                </Stack>
                <Facts facts={factsIn(asset.provenance)} />
              </Box>
              <Box>
                <CopyButton label={sharedWords.copyAsJson} text={() => asJson(asset)} />
              </Box>
            </Stack>
          </DialogContent>
        </>
      )}
    </Dialog>
  );
}
