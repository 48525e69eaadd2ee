import type { StoryCard } from '../../src/contracts/api/library.ts';
import { libraryWords } from '../words/library.ts';
import classes from './library.module.css';
import { StoryTile } from './story-tile.tsx';

export function StoryShelf({ stories }: { stories: StoryCard[] }) {
  return (
    <section className={classes.section} aria-labelledby="stories">
      <div className={classes.sectionHead}>
        <h2 id="stories" className={classes.sectionTitle}>
          {libraryWords.continue}
        </h2>
      </div>
      <ul className={classes.stories}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryTile story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}
