import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { md } from '../../theme/roles.ts';
import { asJson, CopyButton } from '../parts/copy-button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Fetched } from '../parts/fetched.tsx';

export function About() {
  const app = useQuery(queries.app());
  return (
    <Fetched query={app} what="What this is" shapes={[48, 96]}>
      {({ version, node, offline, safe, licences }) => (
        <Stack sx={{ gap: 2.5 }}>
          <Typography>Narratoria tells interactive stories. It runs wholly on your own machine.</Typography>
          <Facts
            facts={[
              ['Version', version],
              ['Node', node],
              ...(safe ? [['Safe mode', 'Your own skills and campaigns are left out'] as const] : []),
              ['Network', offline ? 'stays off it' : 'only to fetch what you ask for'],
            ]}
          />
          <Box>
            <CopyButton
              label="Copy for a report"
              text={() => asJson({ version, node, offline, browser: navigator.userAgent })}
            />
          </Box>
          <Box component="section" aria-label="Licences">
            <Typography component="h3" variant="subtitle1">
              Built with
            </Typography>
            <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant'), whiteSpace: 'pre-line' }}>
              {licences}
            </Typography>
          </Box>
        </Stack>
      )}
    </Fetched>
  );
}
