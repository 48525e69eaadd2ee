import { mdiCheck, mdiContentCopy } from '@mdi/js';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.ts';
import { sharedWords } from '../../words/shared.ts';

const SHOWN_FOR_MS = 2000;

/** Puts a text on the clipboard and says so on the button itself. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setDone(true);
    } catch {
      say(sharedWords.clipboardBlocked);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<Icon path={isDone ? mdiCheck : mdiContentCopy} size={18} />}
      onClick={copy}
    >
      <span aria-live="polite">{isDone ? sharedWords.copied : label}</span>
    </Button>
  );
}

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
