import { mdiBrain } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Models as ModelsData, ModelView } from '../../../src/contracts/api/settings.ts';
import { queries } from '../../api/queries.ts';
import { md } from '../../theme/roles.ts';
import { WrittenState } from '../../ui/written-state.tsx';
import { asSentence } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { Fetched } from '../parts/fetched.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ModelAdvice } from './model-advice.tsx';
import { ModelCard } from './model-card.tsx';

const words = settingsWords.models;

export function Models() {
  const models = useQuery(queries.models());
  return (
    <Fetched query={models} what={words.what} shapes={[120, 96, 96]}>
      {(data) => (
        <Stack sx={{ gap: 4 }}>
          {data.offline && (
            <Alert severity="info" variant="outlined">
              {words.offline}
            </Alert>
          )}
          <Purpose
            title={words.writing}
            used={titleOf(data, data.language.used)}
            why={data.language.why}
            action={data.language.advice && <ModelAdvice advice={data.language.advice} data={data} />}
          >
            <LanguageChoice language={data.language} />
            <Cards data={data} purpose="language" />
          </Purpose>
          <Purpose title={words.search} used={titleOf(data, data.meanings.used)} why={data.meanings.why}>
            <Cards data={data} purpose="meanings" />
          </Purpose>
        </Stack>
      )}
    </Fetched>
  );
}

function titleOf({ models }: ModelsData, used: string): string {
  if (used === 'built-in') return words.builtIn;
  return models.find(({ id }) => id === used)?.title ?? used;
}

interface PurposeProps {
  title: string;
  used: string;
  why: string;
  action?: React.ReactNode;
  children: React.ReactNode;
}

function Purpose({ title, used, why, action, children }: PurposeProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Box
        sx={{
          mt: 1.5,
          mb: 2.5,
          p: 2,
          borderRadius: '12px',
          bgcolor: md('secondaryContainer'),
          color: md('onSecondaryContainer'),
        }}
      >
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{used}</Typography>
        <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{asSentence(why)}</Typography>
        {action}
      </Box>
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
    </Box>
  );
}

function Cards({ data, purpose }: { data: ModelsData; purpose: ModelView['purpose'] }) {
  const models = data.models.filter((model) => model.purpose === purpose);
  if (models.length === 0) {
    return (
      <WrittenState icon={mdiBrain} title={words.none.title}>
        <p>{words.none.text}</p>
      </WrittenState>
    );
  }
  return models.map((model) => <ModelCard key={model.id} model={model} isOffline={data.offline} />);
}
