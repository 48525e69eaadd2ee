import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { md } from '../../theme/roles.ts';
import { settingsWords } from '../../words/settings.ts';
import { asJson, CopyButton } from '../parts/copy-button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Fetched } from '../parts/fetched.tsx';

const words = settingsWords.about;

export function About() {
  const app = useQuery(queries.app());
  return (
    <Fetched query={app} what={words.what} shapes={[48, 96]}>
      {({ version, node, offline, safe, licences }) => (
        <Stack sx={{ gap: 2.5 }}>
          <Typography>{words.text}</Typography>
          <Facts
            facts={[
              [words.version, version],
              [words.node, node],
              ...(safe ? [[words.safeMode, words.safeModeText] as const] : []),
              [words.network, offline ? words.offline : words.online],
            ]}
          />
          <Box>
            <CopyButton
              label={words.copy}
              text={() => asJson({ version, node, offline, browser: navigator.userAgent })}
            />
          </Box>
          <Box component="section" aria-label={words.licences}>
            <Typography component="h3" variant="subtitle1">
              {words.builtWith}
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
