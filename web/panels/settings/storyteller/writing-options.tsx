import { useState } from 'react';
import type { Models } from '../../../../src/contracts/api/models.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { ChoiceField } from '../../parts/choice-field.tsx';
import { SliderField } from '../../parts/slider-field.tsx';
import { Group } from './group.tsx';
import { useOptions } from './use-options.ts';

const words = storytellerWords.options;
const TEMPERATURES = { min: 0, max: 1.5, step: 0.1 };

/** How a model writes: how freely, how much, and whether it thinks first. */
export function WritingOptions({ data }: { data: Models }) {
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
