import Box from '@mui/material/Box';
import { md } from '../../theme/roles.ts';

/** Names and values beside each other; below each other where there is no room. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        fontSize: 13,
        lineHeight: 1.5,
        '& dt': { color: md('onSurfaceVariant') },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
