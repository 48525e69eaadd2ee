import { mdiAlertCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { WrittenState } from '../../ui/written-state.tsx';

/** Keeps what goes wrong in a panel inside the panel: the story beside it can be read on. */
export class Guard extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A panel broke.', error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <WrittenState
        icon={mdiAlertCircleOutline}
        title="This cannot be shown"
        action={
          <Button variant="outlined" onClick={() => location.reload()}>
            Load the page again
          </Button>
        }
      >
        <p>Something here went wrong. Your story is safe, and goes on without it.</p>
      </WrittenState>
    );
  }
}
