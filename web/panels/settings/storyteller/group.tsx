import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { md } from '../../../theme/roles.ts';

interface GroupProps {
  title: string;
  text?: string;
  /** How deep it lies: a part of the page, or a part of that. */
  level?: 'h3' | 'h4';
  /** Whether it is made of groups. */
  hasGroups?: boolean;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Group({ title, text, level = 'h3', hasGroups = false, children }: GroupProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        component={level}
        sx={
          level === 'h3'
            ? { fontSize: 18, fontWeight: 500, lineHeight: 1.4 }
            : { fontSize: 14, fontWeight: 600, color: md('primary') }
        }
      >
        {title}
      </Typography>
      {text !== undefined && (
        <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant'), mt: 0.25 }}>{text}</Typography>
      )}
      <Stack sx={{ gap: hasGroups ? 3.5 : 1.5, mt: hasGroups ? 2 : 1.5 }}>{children}</Stack>
    </Box>
  );
}
