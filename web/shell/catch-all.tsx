import { mdiBookAlertOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { WrittenState } from '../ui/written-state.tsx';
import { shellWords } from '../words/shell.ts';

/** Whatever goes wrong in drawing a page ends in words and a way on, not in an empty window. */
export class CatchAll extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    console.error('A page could not be rendered.', error);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <WrittenState
        isPage
        icon={mdiBookAlertOutline}
        title={shellWords.crashed.title}
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            {shellWords.crashed.action}
          </Button>
        }
      >
        <p>{shellWords.crashed.text}</p>
      </WrittenState>
    );
  }
}
