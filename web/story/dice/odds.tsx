import type { RollView } from '../../../src/contracts/api/story.ts';
import { storyWords } from '../../words/story.ts';
import classes from './dice.module.css';
import { percent } from './roll.ts';

const WORDS = storyWords.roll.chanceOf;
type Outcome = keyof typeof WORDS;

/** How likely each end was before the dice fell. */
export function Odds({ odds }: { odds: RollView['odds'] }) {
  const shares = (Object.keys(WORDS) as Outcome[]).flatMap((outcome) => {
    const share = odds[outcome];
    return share === undefined ? [] : [{ outcome, share }];
  });
  if (shares.length === 0) return null;
  return (
    <div className={classes.odds}>
      <div className={classes.bar} aria-hidden="true">
        {shares.map(({ outcome, share }) => (
          <span key={outcome} data-outcome={outcome} style={{ flexGrow: share }} />
        ))}
      </div>
      <p>
        {storyWords.roll.odds(
          shares.map(({ outcome, share }) => `${percent(share)} ${WORDS[outcome]}`).join(', '),
        )}
      </p>
    </div>
  );
}
