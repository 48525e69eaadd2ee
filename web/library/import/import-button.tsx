import { mdiTrayArrowDown } from '@mdi/js';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { libraryWords } from '../../words/library.ts';

const IMPORTABLE = '.zip,.png,.json,.charx';

export function ImportButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMPORTABLE}
        aria-label={libraryWords.import.chooseFile}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = ''; // the same file may be chosen again once it is mended
          if (file !== undefined) onFile(file);
        }}
      />
      <Button
        variant="tonal"
        loading={isBusy}
        loadingPosition="start"
        startIcon={<Icon path={mdiTrayArrowDown} size={18} />}
        onClick={() => input.current?.click()}
      >
        {libraryWords.import.action}
      </Button>
    </>
  );
}
