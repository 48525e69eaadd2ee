import ButtonBase from '@mui/material/ButtonBase';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { linkTo, storyPath } from '../shell/router.ts';
import { StoryMenu } from '../story-actions/story-menu.tsx';
import { Cover } from '../ui/cover.tsx';
import { ago } from '../ui/time.ts';
import { libraryWords } from '../words/library.ts';
import classes from './story-tile.module.css';

export function StoryTile({ story }: { story: StoryCard }) {
  const { id, title, campaignId, seedColour, cover, lastLine, lastPlayedAt } = story;
  return (
    <article className={classes.tile}>
      <ButtonBase
        className={classes.open}
        component="a"
        {...linkTo(storyPath(id))}
        aria-label={libraryWords.continueStory(title)}
      />
      <Cover name={campaignId} seed={seedColour} cover={cover} className={classes.cover} />
      <div className={classes.text}>
        <h3 className={classes.title} dir="auto">
          {title}
        </h3>
        <p className={classes.where} dir="auto">
          {whereOf(story)} · {ago(lastPlayedAt, Date.now())}
        </p>
        {lastLine !== '' && (
          <p className={classes.line} dir="auto">
            {lastLine}
          </p>
        )}
      </div>
      <div className={classes.menu}>
        <StoryMenu story={story} />
      </div>
    </article>
  );
}

function whereOf({ scene, ending, location, playerName }: StoryCard): string {
  if (ending !== null) return libraryWords.ended(ending);
  if (scene === 0) return libraryWords.notStarted(playerName);
  return libraryWords.sceneAt(scene, location);
}
