import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import type { Models } from '../../../../src/contracts/api/models.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { ModelField } from './model-field.tsx';
import { refusalOf } from './refusal.ts';
import { useWriter } from './use-writer.ts';
import { WriterRow } from './writer-row.tsx';

const words = storytellerWords.file;

/** A model file of the player's own. */
export function FileRow({ data }: { data: Models }) {
  const { setting, now, models, files, folder } = data;
  const isCatalogue = models.some(({ id }) => id === setting.model);
  const isUsed =
    now.isModel && setting.provider === 'local' && !['', 'auto'].includes(setting.model) && !isCatalogue;
  const [file, setFile] = useState(isUsed ? setting.model : '');
  const use = useWriter();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const model = file.trim();
    if (model !== '') use.mutate({ writer: { provider: 'local', model }, title: baseName(model) });
  };
  return (
    <WriterRow title={words.title} text={words.text(folder)} isUsed={isUsed} problem={refusalOf(use.error)}>
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 1.5, mt: 1.5, alignItems: 'center' }}
        onSubmit={submit}
      >
        <ModelField
          label={words.path}
          value={file}
          known={files.map(({ name }) => name)}
          onChange={setFile}
        />
        <Button
          type="submit"
          variant="tonal"
          aria-label={storytellerWords.choose.takeLabel(words.title)}
          loading={use.isPending}
          disabled={file.trim() === '' || (isUsed && file === setting.model)}
        >
          {storytellerWords.choose.use}
        </Button>
      </Stack>
    </WriterRow>
  );
}

const baseName = (file: string): string => file.split(/[\\/]/).at(-1) ?? file;
