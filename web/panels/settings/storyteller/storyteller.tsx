import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../api/queries.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { Choose } from './choose.tsx';
import { Cost } from './cost.tsx';
import { More } from './more.tsx';
import { WriterNowCard } from './writer-now.tsx';
import { WritingOptions } from './writing-options.tsx';

/** Everything about who tells the story: who does now, who could, how, and what it costs. */
export function Storyteller() {
  const models = useQuery(queries.models());
  return (
    <Fetched query={models} what={storytellerWords.what} shapes={[140, 96, 96, 96]}>
      {(data) => (
        <Stack sx={{ gap: 5 }}>
          {data.offline && (
            <Alert severity="info" variant="outlined">
              {storytellerWords.offline}
            </Alert>
          )}
          <WriterNowCard data={data} />
          <Choose data={data} />
          <WritingOptions data={data} />
          <Cost data={data} />
          <More data={data} />
        </Stack>
      )}
    </Fetched>
  );
}
