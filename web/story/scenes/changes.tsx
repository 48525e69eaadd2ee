import { storyWords } from '../../words/story.ts';
import classes from './scene.module.css';

/** What the choice changed, in small lines below it. */
export function Changes({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.changes} aria-label={storyWords.whatChanged}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
