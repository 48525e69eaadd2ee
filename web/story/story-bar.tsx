import { mdiArrowLeft, mdiCounter, mdiRefresh, mdiSourceBranch, mdiUndo } from '@mdi/js';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { StoryView } from '../../src/contracts/api/story.ts';
import { linkTo } from '../shell/router.ts';
import { StoryMenu } from '../story-actions/story-menu.tsx';
import { Icon } from '../ui/icon.tsx';
import { storyWords } from '../words/story.ts';
import { storytellerWords } from '../words/storyteller.ts';
import type { StoryActions } from './actions/use-story-actions.ts';
import { AloudButton } from './aloud/aloud-button.tsx';
import type { ReadAloud } from './aloud/use-read-aloud.ts';
import { HereButton } from './here/here-button.tsx';
import { MusicButton } from './music/music-button.tsx';
import type { Music } from './music/use-music.ts';
import classes from './story-bar.module.css';

interface StoryBarProps {
  view: StoryView;
  actions: StoryActions;
  aloud: ReadAloud;
  music: Music;
  onTree: () => void;
  onBack: (scene: number) => void;
  onUsage: () => void;
}

export function StoryBar({ view, actions, aloud, music, onTree, onBack, onUsage }: StoryBarProps) {
  const { story, telling } = view;
  const head = view.scenes.at(-1);
  const isStill = telling === null && head !== undefined;
  return (
    <header className={classes.bar}>
      <IconButton className={classes.back} aria-label={storyWords.backToLibrary} {...linkTo('/')}>
        <Icon path={mdiArrowLeft} />
      </IconButton>
      <h1 className={classes.title} dir="auto">
        {story.title}
      </h1>
      <HereButton view={view} />
      {head !== undefined && <AloudButton aloud={aloud} scene={head.scene} />}
      <MusicButton music={music} />
      <Tooltip title={storyWords.tree.title}>
        <IconButton className={classes.tree} aria-label={storyWords.tree.title} onClick={onTree}>
          <Icon path={mdiSourceBranch} />
        </IconButton>
      </Tooltip>
      <StoryMenu
        story={story}
        extra={(close) => [
          <MenuItem
            key="undo"
            disabled={!isStill}
            onClick={() => {
              close();
              onBack(Math.max(0, (head?.scene ?? 1) - 1));
            }}
          >
            <Icon path={mdiUndo} /> {storyWords.undoLast}
          </MenuItem>,
          <MenuItem
            key="retell"
            disabled={!isStill}
            onClick={() => {
              close();
              actions.retell.mutate();
            }}
          >
            <Icon path={mdiRefresh} /> {storyWords.retell}
          </MenuItem>,
          <MenuItem
            key="tree"
            onClick={() => {
              close();
              onTree();
            }}
          >
            <Icon path={mdiSourceBranch} /> {storyWords.tree.title}
          </MenuItem>,
          <MenuItem
            key="usage"
            onClick={() => {
              close();
              onUsage();
            }}
          >
            <Icon path={mdiCounter} /> {storytellerWords.usage.menu}
          </MenuItem>,
          <Divider key="end" />,
        ]}
      />
    </header>
  );
}
