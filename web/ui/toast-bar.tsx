import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { sharedWords } from '../words/shared.ts';
import { useStore } from './store.ts';
import { dismiss, toasts } from './toasts.ts';

/** One at a time, the oldest first. */
export function Toasts() {
  const [toast] = useStore(toasts);
  return (
    <Snackbar
      key={toast?.id ?? 'none'}
      open={toast !== undefined}
      message={toast?.text}
      autoHideDuration={toast?.action === undefined ? 6000 : 10_000}
      onClose={(_, reason) => {
        if (toast !== undefined && reason !== 'clickaway') dismiss(toast.id);
      }}
      // On a phone the choices are at the bottom, and “choose again” must not lie upon them.
      sx={{ top: { xs: 72, md: 'auto' }, bottom: { xs: 'auto', md: 24 }, left: { md: 112 } }}
      action={
        toast !== undefined && (
          <>
            {toast.action !== undefined && (
              <Button
                size="small"
                onClick={() => {
                  toast.action?.run();
                  dismiss(toast.id);
                }}
              >
                {toast.action.label}
              </Button>
            )}
            <Button size="small" onClick={() => dismiss(toast.id)}>
              {sharedWords.dismiss}
            </Button>
          </>
        )
      }
    />
  );
}
