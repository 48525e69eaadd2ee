import { mdiArrowCollapseRight, mdiArrowExpandLeft, mdiClose } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { shellWords } from '../words/shell.ts';
import classes from './panel-sheet.module.css';
import { navigate, type StoryPanel, storyPath } from './router.ts';

const TITLES: Record<StoryPanel, string> = shellWords.panels;

interface PanelSheetProps {
  storyId: string;
  panel: StoryPanel;
  children: ReactNode;
}

/** A panel beside the story: it lies over the margin and never moves the text; it can be drawn out over the page. */
export function PanelSheet({ storyId, panel, children }: PanelSheetProps) {
  const [isWide, setWide] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => navigate(storyPath(storyId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each panel that opens takes the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [panel]);

  return (
    <aside
      className={classes.sheet}
      data-wide={isWide}
      aria-label={TITLES[panel]}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <header className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {TITLES[panel]}
        </h2>
        <span className={classes.expand}>
          <IconButton
            aria-label={isWide ? shellWords.collapsePanel : shellWords.expandPanel}
            onClick={() => setWide(!isWide)}
          >
            <Icon path={isWide ? mdiArrowCollapseRight : mdiArrowExpandLeft} />
          </IconButton>
        </span>
        <IconButton aria-label={shellWords.closePanel} onClick={close}>
          <Icon path={mdiClose} />
        </IconButton>
      </header>
      <div className={classes.body}>{children}</div>
    </aside>
  );
}
