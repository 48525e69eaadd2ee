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
import { linkTo } from './router.ts';

/** The page was opened without the token of the server's present run. */
export function NoToken() {
  return (
    <main>
      <WrittenState isPage icon={mdiKeyOutline} title="Open Narratoria from its link">
        <p>
          To keep your stories private, Narratoria has a new link each time it starts. Use the link that it
          printed in the terminal, or start it with
        </p>
        <p>
          <code>bin/narratoria serve --open</code>
        </p>
        <p>which opens this page for you.</p>
      </WrittenState>
    </main>
  );
}

export function Missing() {
  return (
    <WrittenState
      isPage
      icon={mdiMapMarkerQuestionOutline}
      title="There is nothing at this address"
      action={
        <Button variant="contained" {...linkTo('/')}>
          To the library
        </Button>
      }
    >
      <p>The page may have moved, or the story it told was deleted.</p>
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
        title="The narrator has left the room"
        action={
          <Button
            variant="contained"
            onClick={() => {
              reconnectNow();
              retry();
            }}
          >
            Try again
          </Button>
        }
      >
        <p>
          Narratoria does not answer. If you closed it, start it again with <code>npm start</code>; this page
          goes on by itself as soon as it is back. Nothing that was told is lost.
        </p>
      </WrittenState>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <WrittenState
        isPage
        icon={mdiBookOpenPageVariantOutline}
        title="That story is not on the shelf"
        action={
          <Button variant="contained" {...linkTo('/')}>
            To the library
          </Button>
        }
      >
        <p>{error.message}</p>
      </WrittenState>
    );
  }
  return (
    <WrittenState
      isPage
      icon={mdiConnection}
      title="This could not be opened"
      action={
        <Button variant="contained" onClick={retry}>
          Try again
        </Button>
      }
    >
      <p>{error.message}</p>
      {error instanceof ApiError && error.hint !== '' && <p>{error.hint}</p>}
    </WrittenState>
  );
}
