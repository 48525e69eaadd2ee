import { mdiCheckCircle } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { md } from '../../../theme/roles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { storytellerWords } from '../../../words/storyteller.ts';

interface WriterRowProps {
  title: string;
  text: string;
  isUsed: boolean;
  /** Why it could not be chosen; empty when nothing is wrong. */
  problem?: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** Somebody who could tell the story. */
export function WriterRow({ title, text, isUsed, problem = '', action, children }: WriterRowProps) {
  const titleId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ p: 2, outline: isUsed ? `2px solid ${md('primary')}` : 'none' }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 240 } }}>
          <Typography
            id={titleId}
            component="h4"
            variant="subtitle1"
            dir="auto"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant'), overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
        {isUsed && (
          <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', fontSize: 14, color: md('primary') }}>
            <Icon path={mdiCheckCircle} size={20} />
            {storytellerWords.choose.inUse}
          </Stack>
        )}
        {action}
      </Stack>
      {children}
      {problem !== '' && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
    </Card>
  );
}
