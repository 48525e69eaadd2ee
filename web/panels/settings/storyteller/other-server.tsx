import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import type { Models, Writer } from '../../../../src/contracts/api/models.ts';
import { storytellerWords } from '../../../words/storyteller.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { refusalOf } from './refusal.ts';
import { useModelList } from './use-model-list.ts';
import { useWriter } from './use-writer.ts';
import { WriterRow } from './writer-row.tsx';

const words = storytellerWords.server;

/** A server that is not found by itself: on the local network, elsewhere, or at an unusual port of this computer. */
export function OtherServer({ data }: { data: Models }) {
  const { setting, now } = data;
  const isSet = ['openai', 'ollama'].includes(setting.provider) && setting.baseUrl !== '';
  const isUsed = now.isModel && isSet && now.where !== 'here';
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [address, setAddress] = useState(isUsed ? setting.baseUrl : '');
  const [key, setKey] = useState('');
  const [model, setModel] = useState(isUsed ? setting.model : '');
  const [localNetwork, setLocalNetwork] = useState(setting.localNetwork);
  const list = useModelList();
  const use = useWriter();
  const bodyId = useId();
  const textId = useId();
  const place = whereIs(address.trim());
  // How the server wants to be asked is found out.
  const writer: Writer = {
    provider: 'openai',
    baseUrl: address.trim(),
    localNetwork,
    ...(model.trim() !== '' && { model: model.trim() }),
    ...(key.trim() !== '' && { apiKey: key.trim() }),
  };
  const take = () => use.mutate({ writer, title: model.trim() }, { onSuccess: () => setKey('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place === null || model.trim() === '') return;
    if (place.where === 'here') take();
    else setAsking(true);
  };
  return (
    <WriterRow
      title={words.title}
      text={isUsed ? `${setting.model} · ${setting.baseUrl}` : words.text}
      isUsed={isUsed}
      problem={refusalOf(use.error ?? list.error)}
      action={
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={storytellerWords.choose.setUpFor(words.title)}
          onClick={() => setOpen(!isOpen)}
        >
          {storytellerWords.choose.setUp}
        </Button>
      }
    >
      <Collapse in={isOpen} id={bodyId} mountOnEnter>
        <Stack component="form" sx={{ gap: 2, pt: 2 }} onSubmit={submit}>
          <TextField
            fullWidth
            required
            label={words.address}
            placeholder={words.addressExample}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'off' } }}
          />
          <div>
            <FormControlLabel
              sx={{ ml: -1 }}
              label={words.localNetwork}
              control={
                <Switch
                  checked={localNetwork}
                  onChange={(_, isOn) => setLocalNetwork(isOn)}
                  slotProps={{ input: { role: 'switch', 'aria-describedby': textId } }}
                />
              }
            />
            <FormHelperText id={textId} sx={{ mx: 0 }}>
              {words.localNetworkText}
            </FormHelperText>
          </div>
          <KeyField label={words.key} value={key} isSaved={isUsed && setting.hasKey} onChange={setKey} />
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
              disabled={place === null}
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
            disabled={place === null || model.trim() === ''}
          >
            {storytellerWords.choose.use}
          </Button>
        </Stack>
      </Collapse>
      {isAsking && place !== null && place.where !== 'here' && (
        <ConsentDialog
          host={place.host}
          where={place.where}
          onClose={() => setAsking(false)}
          onAgree={() => {
            setAsking(false);
            take();
          }}
        />
      )}
    </WriterRow>
  );
}

/** Whether an address is on this computer, on the local network, or somewhere else; null when it is no address. */
function whereIs(address: string): { host: string; where: 'here' | 'network' | 'elsewhere' } | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null; // not typed to its end yet
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const name = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name === '::1' || /^127\./.test(name)) return { host: url.host, where: 'here' };
  return { host: url.host, where: isPrivate(name) ? 'network' : 'elsewhere' };
}

function isPrivate(name: string): boolean {
  if (/^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name)) return true;
  if (/^(f[cd][0-9a-f]{2}:|fe80:)/.test(name)) return true;
  return !name.includes('.') || /\.(local|lan|home|internal|home\.arpa)$/.test(name);
}
