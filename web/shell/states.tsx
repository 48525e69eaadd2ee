import {
  mdiBookOpenPageVariantOutline,
  mdiConnection,
  mdiKeyOutline,
  mdiMapMarkerQuestionOutline,
} from '@mdi/js';
import Button from '@mui/material/Button';
import { ApiError, ServerGone } from '../api/errors.ts';
import { reconnectNow } from '../api/events.ts';
import { WrittenState } from '../ui/written-state.tsx';
import { sharedWords } from '../words/shared.ts';
import { shellWords } from '../words/shell.ts';
import { linkTo } from './router.ts';

/** The page was opened without the token of the server's present run. */
export function NoToken() {
  return (
    <main>
      <WrittenState isPage icon={mdiKeyOutline} title={shellWords.openFromLink.title}>
        <p>{shellWords.openFromLink.before}</p>
        <p>
          <code>{shellWords.openFromLink.command}</code>
        </p>
        <p>{shellWords.openFromLink.after}</p>
      </WrittenState>
    </main>
  );
}

export function Missing() {
  return (
    <WrittenState
      isPage
      icon={mdiMapMarkerQuestionOutline}
      title={shellWords.pageNotFound.title}
      action={
        <Button variant="contained" {...linkTo('/')}>
          {shellWords.goToLibrary}
        </Button>
      }
    >
      <p>{shellWords.pageNotFound.text}</p>
    </WrittenState>
  );
}

/** Something could not be loaded: what, in the server's words, and what to do. */
export function Broken({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof ServerGone) {
    return (
      <WrittenState
        isPage
        icon={mdiConnection}
        title={shellWords.disconnected.title}
        action={
          <Button
            variant="contained"
            onClick={() => {
              reconnectNow();
              retry();
            }}
          >
            {sharedWords.tryAgain}
          </Button>
        }
      >
        <p>
          {shellWords.disconnected.before} <code>{shellWords.disconnected.command}</code>
          {shellWords.disconnected.after}
        </p>
      </WrittenState>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <WrittenState
        isPage
        icon={mdiBookOpenPageVariantOutline}
        title={shellWords.storyNotFound.title}
        action={
          <Button variant="contained" {...linkTo('/')}>
            {shellWords.goToLibrary}
          </Button>
        }
      >
        <p>{shellWords.storyNotFound.text}</p>
      </WrittenState>
    );
  }
  return (
    <WrittenState
      isPage
      icon={mdiConnection}
      title={shellWords.notOpened}
      action={
        <Button variant="contained" onClick={retry}>
          {sharedWords.tryAgain}
        </Button>
      }
    >
      <p>{error.message}</p>
      {error instanceof ApiError && error.hint !== '' && <p>{error.hint}</p>}
    </WrittenState>
  );
}
