import { storyWords } from '../../words/story.ts';
import classes from './choices.module.css';

const CHANCES: readonly string[] = storyWords.chances;

/** How it stands with the chance: the words, and a gauge where they are words we know. */
export function Gauge({ words }: { words: string }) {
  const level = CHANCES.indexOf(words.toLowerCase()) + 1;
  return (
    <span className={classes.chance}>
      {level > 0 && (
        <svg width="34" height="14" viewBox="0 0 34 14" aria-hidden="true">
          {CHANCES.map((chance, position) => (
            <rect
              key={chance}
              x={position * 7}
              y={10 - position * 2}
              width="5"
              height={4 + position * 2}
              rx="1"
              className={position < level ? classes.full : classes.empty}
            />
          ))}
        </svg>
      )}
      {words}
    </span>
  );
}
