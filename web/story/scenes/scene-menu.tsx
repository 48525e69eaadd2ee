import { mdiDotsHorizontal, mdiRefresh, mdiSourceBranch, mdiUndo } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import type { SceneDeeds } from '../actions/use-scene-deeds.ts';
import classes from './scene.module.css';

interface SceneMenuProps {
  scene: number;
  isHead: boolean;
  deeds: SceneDeeds;
}

/** What can be done at this moment of the story. */
export function SceneMenu({ scene, isHead, deeds }: SceneMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        className={classes.menu}
        aria-label={storyWords.moreForScene(scene)}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsHorizontal} size={20} />
      </IconButton>
      {anchor !== null && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {isHead ? (
            <MenuItem onClick={then(() => deeds.retell())}>
              <Icon path={mdiRefresh} /> {storyWords.retell}
            </MenuItem>
          ) : (
            <MenuItem onClick={then(() => deeds.back(scene))}>
              <Icon path={mdiUndo} /> {storyWords.goBackHere}
            </MenuItem>
          )}
          <MenuItem onClick={then(() => deeds.branch(scene))}>
            <Icon path={mdiSourceBranch} /> {storyWords.branchHere}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
