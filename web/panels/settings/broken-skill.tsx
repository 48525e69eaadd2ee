import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SkillsView } from '../../../src/contracts/api/settings.ts';
import { md } from '../../theme/roles.ts';
import { settingsWords } from '../../words/settings.ts';

/** A folder among the skills that cannot be used, with the place of each mistake. */
export function BrokenSkill({ folder: { name, problems } }: { folder: SkillsView['broken'][number] }) {
  const titleId = useId();
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} component="h3" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant') }}>
        {settingsWords.skills.broken}
      </Typography>
      {problems.map(({ file, line, message }) => (
        <Alert
          key={`${file}:${line}: ${message}`}
          severity="error"
          variant="outlined"
          sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
        >
          {message}
          <Typography component="span" sx={{ display: 'block', fontSize: 12, fontFamily: 'monospace' }}>
            {file}:{line}
          </Typography>
        </Alert>
      ))}
    </Card>
  );
}
