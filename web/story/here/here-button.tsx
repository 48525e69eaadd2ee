import { mdiAccountGroupOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { StoryView } from '../../../src/contracts/api/story.ts';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import { HereAndNow } from './here.tsx';
import classes from './here-button.module.css';
import { Medallion } from './medallion.tsx';

const SHOWN = 3;

/** Who is here, where the page has no margin for it: their faces in the bar, the rest behind them. */
export function HereButton({ view }: { view: StoryView }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const head = view.scenes.at(-1);
  if (head === undefined) return null;
  const faces = head.people.slice(0, SHOWN);
  return (
    <span className={classes.place}>
      <IconButton
        className={classes.button}
        aria-label={storyWords.here.open}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {faces.length === 0 ? (
          <Icon path={mdiAccountGroupOutline} />
        ) : (
          faces.map((person) => (
            <span key={`${person.id}.${head.scene}`} className={classes.face}>
              <Medallion person={person} size={28} breathes />
            </span>
          ))
        )}
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { className: classes.paper, role: 'dialog', 'aria-label': storyWords.here.title },
        }}
      >
        <HereAndNow head={head} />
      </Popover>
    </span>
  );
}
