import { useEffect, useState } from 'react';
import type { RollView } from '../../../src/contracts/api/story.ts';
import { useIsStill } from '../../theme/reading.ts';
import { storyWords } from '../../words/story.ts';
import classes from './dice.module.css';
import { Die } from './die.tsx';
import { Odds } from './odds.tsx';
import { bandInWords, OUTCOMES, signed, termsOf } from './roll.ts';

const TUMBLE_MS = 600;

interface DiceRollProps {
  roll: RollView;
  /** The choice it was rolled for, which stands above it. */
  taken: string;
  isFresh: boolean;
}

/** The roll that a scene turned on: dice that land on what was truly rolled, what was added, and what it meant. */
export function DiceRoll({ roll, taken, isFresh }: DiceRollProps) {
  const isStill = useIsStill();
  const [isTumbling, setTumbling] = useState(isFresh && !isStill);
  useEffect(() => {
    if (!isTumbling) return;
    const timer = setTimeout(() => setTumbling(false), TUMBLE_MS);
    return () => clearTimeout(timer);
  }, [isTumbling]);

  const { icon } = OUTCOMES[roll.outcome];
  const terms = termsOf(roll);
  return (
    <div className={classes.roll}>
      <div className={classes.row}>
        <div className={classes.dice} aria-hidden="true">
          {terms.flatMap(({ text, sides, dice }) =>
            dice.map((die, position) => (
              <Die
                // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell.
                key={`${text}-${position}`}
                sides={sides}
                value={die.value}
                isDropped={die.isDropped}
                isTumbling={isTumbling}
              />
            )),
          )}
        </div>
        <p className="unseen">
          {terms.map(({ text, dice }) => `${text}: ${dice.map(({ value }) => value).join(', ')}`).join('; ')}
        </p>
        <div className={classes.meaning} data-hidden={isTumbling}>
          <p className={classes.outcome} data-outcome={roll.outcome}>
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} fill="currentColor" />
            </svg>
            <strong>{roll.total}</strong> {bandInWords(roll)}
          </p>
          {roll.purpose !== '' && roll.purpose !== taken && <p className={classes.purpose}>{roll.purpose}</p>}
        </div>
      </div>
      {(roll.modifiers.length > 0 || Object.keys(roll.odds).length > 0) && (
        <details className={classes.details}>
          <summary>{storyWords.roll.details}</summary>
          <p className={classes.sum}>{roll.formula}</p>
          <ul>
            {roll.modifiers.map(({ value, reason }) => (
              <li key={`${value} ${reason}`} className={classes.modifier}>
                <span className={classes.value}>{signed(value)}</span> {reason}
              </li>
            ))}
          </ul>
          <Odds odds={roll.odds} />
        </details>
      )}
    </div>
  );
}
