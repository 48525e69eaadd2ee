import { mdiCloudUploadOutline, mdiLan, mdiLaptop } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { Models, ModelTest, WriterNow } from '../../../../src/contracts/api/models.ts';
import { call } from '../../../api/client.ts';
import { md } from '../../../theme/roles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { asSentence, numberInWords, spanInWords } from '../../../words/format.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { Facts } from '../../parts/facts.tsx';
import { refusalOf } from './refusal.ts';
import { useModelAction } from './use-model-action.ts';

const words = storytellerWords.now;

const PLACES = {
  here: { icon: mdiLaptop, text: () => words.here },
  network: { icon: mdiLan, text: words.network },
  elsewhere: { icon: mdiCloudUploadOutline, text: words.elsewhere },
} as const satisfies Record<WriterNow['where'], unknown>;

/** Who tells the story now, where it runs and why; and whether it works, when asked. */
export function WriterNowCard({ data }: { data: Models }) {
  const { now } = data;
  const test = useMutation({
    mutationFn: () => call<ModelTest>('/api/models/test', { method: 'POST', body: {} }),
  });
  const { icon, text } = PLACES[now.where];
  return (
    <Box
      component="section"
      aria-label={words.heading}
      sx={{
        p: { xs: 2, sm: 3 },
        borderRadius: '16px',
        bgcolor: md('secondaryContainer'),
        color: md('onSecondaryContainer'),
      }}
    >
      <Typography component="h3" sx={{ fontSize: 14 }}>
        {words.heading}
      </Typography>
      <Typography
        dir="auto"
        sx={{
          fontFamily: '"Literata Variable", Georgia, serif',
          fontSize: 28,
          lineHeight: 1.25,
          mt: 0.5,
          overflowWrap: 'anywhere',
        }}
      >
        {now.isModel ? now.title : storytellerWords.builtIn}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'flex-start', fontSize: 14 }}>
        <Icon path={icon} size={20} />
        <span>{text(now.host)}</span>
      </Stack>
      <Typography sx={{ fontSize: 14, mt: 1, overflowWrap: 'anywhere' }}>{asSentence(now.why)}</Typography>
      {now.contextTokens !== null && (
        <Typography sx={{ fontSize: 14 }}>
          {asSentence(words.context(numberInWords(now.contextTokens)))}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {now.isModel && (
          <Button variant="contained" loading={test.isPending} onClick={() => test.mutate()}>
            {words.test}
          </Button>
        )}
        {now.advice !== null && now.advice.act === 'use' && <Advice data={data} id={now.advice.id} />}
      </Stack>
      <Box role="status">
        {test.data !== undefined && !test.isPending && <TestResult result={test.data} />}
        {test.error !== null && !test.isPending && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {refusalOf(test.error)}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

function Advice({ data, id }: { data: Models; id: string }) {
  const act = useModelAction(id);
  const title = data.models.find((model) => model.id === id)?.title ?? id;
  return (
    <Button variant="contained" disabled={act.isPending} onClick={() => act.mutate('use')}>
      {id === 'auto' ? words.useBest : words.tryAgain(title)}
    </Button>
  );
}

function TestResult({ result }: { result: ModelTest }) {
  const { test } = storytellerWords;
  const { firstWordMs, tokensPerSecond, contextTokens, json, sample } = result;
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: '12px', bgcolor: md('surface'), color: md('onSurface') }}>
      <Typography component="h4" sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
        {test.title}
      </Typography>
      <Facts
        facts={[
          [test.firstWord, firstWordMs === null ? test.unknown : spanInWords(firstWordMs)],
          [
            test.speed,
            tokensPerSecond === null
              ? test.unknown
              : test.tokensPerSecond(tokensPerSecond.toFixed(tokensPerSecond < 10 ? 1 : 0)),
          ],
          [test.json, json ? test.jsonYes : test.jsonNo],
          [
            test.context,
            contextTokens === null ? test.unknown : test.contextTokens(numberInWords(contextTokens)),
          ],
          [test.sample, sample],
        ]}
      />
    </Box>
  );
}
