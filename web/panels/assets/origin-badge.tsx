import { mdiAutoFix, mdiDraw, mdiHelpCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { assetWords } from '../../words/assets.ts';
import type { Origin } from './describe.ts';

const ICONS: Readonly<Record<Origin, string>> = {
  human: mdiDraw,
  generated: mdiAutoFix,
  unknown: mdiHelpCircleOutline,
};

/** Says who made something: a person, a machine, or nobody knows. */
export function OriginBadge({ origin }: { origin: Origin }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.75,
        py: 0.25,
        borderRadius: '6px',
        fontSize: 12,
        fontWeight: 500,
        lineHeight: '16px',
        bgcolor: origin === 'generated' ? md('tertiaryContainer') : md('surface'),
        color: origin === 'generated' ? md('onTertiaryContainer') : md('onSurface'),
      }}
    >
      <Icon path={ICONS[origin]} size={14} />
      {assetWords.origins[origin].short}
    </Box>
  );
}
