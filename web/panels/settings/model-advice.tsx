import Button from '@mui/material/Button';
import type { Models, ModelView } from '../../../src/contracts/api/settings.ts';
import { bytesInWords } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { useModelAction } from './use-model-action.ts';

const words = settingsWords.models;

type Advice = NonNullable<Models['language']['advice']>;

/** The one click that would bring a model, where none is used. */
export function ModelAdvice({ advice, data }: { advice: Advice; data: Models }) {
  const act = useModelAction(advice.id);
  const model = data.models.find(({ id }) => id === advice.id);
  // Once it is on its way, its own card has the buttons.
  if (advice.act === 'pull' && (model?.state !== 'absent' || data.offline)) return null;
  return (
    <Button
      variant="contained"
      sx={{ mt: 1.5 }}
      disabled={act.isPending}
      onClick={() => act.mutate(advice.act)}
    >
      {inWords(advice, model)}
    </Button>
  );
}

function inWords({ act, id }: Advice, model: ModelView | undefined): string {
  const title = model?.title ?? id;
  if (act === 'pull') return words.downloadModel(title, model ? bytesInWords(model.bytes) : '');
  return id === 'auto' ? words.useBest : words.tryAgain(title);
}
