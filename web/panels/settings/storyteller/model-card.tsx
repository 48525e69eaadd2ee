import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ModelView } from '../../../../src/contracts/api/models.ts';
import { md } from '../../../theme/roles.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { actionsFor, factsOf, percentOf } from './model-words.ts';
import { useModelAction } from './use-model-action.ts';

const words = storytellerWords.catalogue;

export function ModelCard({ model, isOffline }: { model: ModelView; isOffline: boolean }) {
  const titleId = useId();
  const act = useModelAction(model.id);
  const isUnderWay = ['waiting', 'downloading', 'paused'].includes(model.state);
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{
        p: 2,
        outline: model.isUsed && model.purpose === 'language' ? `2px solid ${md('primary')}` : 'none',
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Stack sx={{ flex: 1, minWidth: { xs: '100%', sm: 200 }, gap: 0.5 }}>
          {model.isRecommended && (
            <Typography sx={{ fontSize: 13, fontWeight: 600, color: md('primary') }}>
              {words.recommended}
            </Typography>
          )}
          <Typography id={titleId} component="h4" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {model.title}
          </Typography>
          <Typography sx={{ fontSize: 13 }}>{factsOf(model)}</Typography>
          {model.note !== '' && (
            <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant') }}>{model.note}</Typography>
          )}
        </Stack>
        <Stack direction="row" sx={{ gap: 0.5 }}>
          {actionsFor(model).map(({ action, words: label }, index) => (
            <Button
              key={action}
              variant={index === 0 ? 'tonal' : 'text'}
              aria-label={words.actionFor(label, model.title)}
              disabled={act.isPending || (isOffline && action === 'pull')}
              onClick={() => act.mutate(action)}
            >
              {label}
            </Button>
          ))}
        </Stack>
      </Stack>
      {isUnderWay && (
        <LinearProgress
          aria-label={words.downloadOf(model.title)}
          variant={model.state === 'waiting' ? 'indeterminate' : 'determinate'}
          value={percentOf(model)}
          sx={{ mt: 1.5 }}
        />
      )}
      {model.problem !== '' && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {model.problem}
        </Alert>
      )}
      {!model.fitsThisMachine && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {words.slow}
        </Alert>
      )}
    </Card>
  );
}
