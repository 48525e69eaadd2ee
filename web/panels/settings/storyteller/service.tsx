import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useState } from 'react';
import type { Models } from '../../../../src/contracts/api/models.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { refusalOf } from './refusal.ts';
import { useModelList } from './use-model-list.ts';
import { useWriter } from './use-writer.ts';
import { WriterRow } from './writer-row.tsx';

const words = storytellerWords.service;

interface ServiceProps {
  provider: keyof typeof words.names;
  data: Models;
}

/** An online service: its key, its model, and what it will be sent before it is. */
export function Service({ provider, data }: ServiceProps) {
  const { setting, now } = data;
  const isSet = setting.provider === provider && setting.baseUrl === '';
  const isUsed = now.isModel && isSet;
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [key, setKey] = useState('');
  const [model, setModel] = useState(isSet ? setting.model : '');
  const list = useModelList();
  const use = useWriter();
  const bodyId = useId();
  const hasKey = key.trim() !== '' || (isSet && setting.hasKey);
  const writer = {
    provider,
    ...(model.trim() !== '' && { model: model.trim() }),
    ...(key.trim() !== '' && { apiKey: key.trim() }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasKey && model.trim() !== '') setAsking(true);
  };
  return (
    <WriterRow
      title={words.names[provider]}
      text={isUsed ? `${setting.model} · ${words.hosts[provider]}` : words.hosts[provider]}
      isUsed={isUsed}
      problem={refusalOf(use.error ?? list.error)}
      action={
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={storytellerWords.choose.setUpFor(words.names[provider])}
          onClick={() => setOpen(!isOpen)}
        >
          {storytellerWords.choose.setUp}
        </Button>
      }
    >
      <Collapse in={isOpen} id={bodyId} mountOnEnter>
        <Stack component="form" sx={{ gap: 2, pt: 2 }} onSubmit={submit}>
          <KeyField label={words.key} value={key} isSaved={isSet && setting.hasKey} onChange={setKey} />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
            <ModelField
              label={storytellerWords.choose.model}
              value={model}
              known={(list.data?.models ?? []).map(({ id }) => id)}
              onChange={setModel}
            />
            <Button
              sx={{ flex: 'none' }}
              loading={list.isPending}
              disabled={!hasKey}
              onClick={() => list.mutate(writer)}
            >
              {words.find}
            </Button>
          </Stack>
          <Button
            type="submit"
            variant="tonal"
            sx={{ alignSelf: 'flex-start' }}
            loading={use.isPending}
            disabled={!hasKey || model.trim() === ''}
          >
            {words.continue}
          </Button>
        </Stack>
      </Collapse>
      {isAsking && (
        <ConsentDialog
          host={words.hosts[provider]}
          where="elsewhere"
          onClose={() => setAsking(false)}
          onAgree={() => {
            setAsking(false);
            use.mutate(
              { writer, title: model.trim() },
              {
                onSuccess: () => {
                  setKey('');
                  setOpen(false);
                },
              },
            );
          }}
        />
      )}
    </WriterRow>
  );
}
