import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Models } from '../../../../src/contracts/api/models.ts';
import { queries } from '../../../api/queries.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { ChoiceField } from '../../parts/choice-field.tsx';
import { Fetched } from '../../parts/fetched.tsx';
import { SliderField } from '../../parts/slider-field.tsx';
import { Choose } from './choose.tsx';
import { Cost } from './cost.tsx';
import { Group } from './group.tsx';
import { More } from './more.tsx';
import { useOptions } from './use-options.ts';
import { WriterNowCard } from './writer-now.tsx';

const words = storytellerWords.options;
const TEMPERATURES = { min: 0, max: 1.5, step: 0.1 };

/** How a model writes: how freely, how much, and whether it thinks first. */
function WritingOptions({ data }: { data: Models }) {
  const { temperature, length, reasoning } = data.options;
  const [dragged, setDragged] = useState<number | null>(null);
  const change = useOptions();
  return (
    <Group title={words.heading} text={words.text}>
      <SliderField
        label={words.temperature}
        text={words.temperatureText}
        value={dragged ?? temperature}
        range={TEMPERATURES}
        inWords={(value) => value.toFixed(1)}
        onChange={setDragged}
        onCommit={(value) => change.mutate({ temperature: value }, { onSettled: () => setDragged(null) })}
      />
      <ChoiceField
        label={words.length}
        value={length}
        options={words.lengths}
        onChange={(next) => change.mutate({ length: next })}
      />
      <ChoiceField
        label={words.reasoning}
        text={words.reasoningText}
        value={reasoning}
        options={words.reasonings}
        onChange={(next) => change.mutate({ reasoning: next })}
      />
    </Group>
  );
}

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
