import { mdiClose, mdiSourceBranch } from '@mdi/js';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import type { StoryCard } from '../../../src/contracts/api/library.ts';
import { queries } from '../../api/queries.ts';
import { navigate, storyPath } from '../../shell/router.ts';
import { Icon } from '../../ui/icon.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { WrittenState } from '../../ui/written-state.tsx';
import { sharedWords } from '../../words/shared.ts';
import { storyWords } from '../../words/story.ts';
import classes from './tree.module.css';
import { type Moment, TreeLimb } from './tree-limb.tsx';

interface TreeSheetProps {
  story: StoryCard;
  head: number;
  onClose: () => void;
  onBack: (scene: number) => void;
}

/** The story with its branches; every moment of it can be gone to. */
export function TreeSheet({ story, head, onClose, onBack }: TreeSheetProps) {
  const { data, error } = useQuery({ ...queries.tree(story.id), staleTime: 0 });
  const root = data?.stories.find(
    ({ from }) => from === null || !data.stories.some(({ id }) => id === from.id),
  );
  const go = ({ storyId, scene }: Moment) => {
    if (storyId === story.id) return onBack(scene);
    onClose();
    navigate(storyPath(storyId));
  };
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { className: classes.sheet, 'aria-labelledby': 'tree-title' } }}
    >
      <header className={classes.head}>
        <Icon path={mdiSourceBranch} />
        <h2 id="tree-title" className={classes.title}>
          {storyWords.tree.title}
        </h2>
        <IconButton aria-label={sharedWords.close} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </header>
      <div className={classes.body}>
        {error !== null && (
          <WrittenState icon={mdiSourceBranch} title={storyWords.tree.failed}>
            <p>{error.message}</p>
          </WrittenState>
        )}
        {data === undefined && error === null && <Waiting />}
        {data !== undefined && root !== undefined && (
          <TreeLimb tree={data} limb={root} here={{ storyId: story.id, scene: head }} onGo={go} />
        )}
      </div>
    </Drawer>
  );
}
