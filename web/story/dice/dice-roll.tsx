import { useEffect, useState } from 'react';
import type { RollView } from '../../../src/contracts/api/story.ts';
import { useIsStill } from '../../theme/reading.ts';
import { storyWords } from '../../words/story.ts';
import classes from './dice.module.css';
import { bandInWords, OUTCOMES, percent, signed, termsOf } from './roll.ts';

/** The outline of a die by the number of its sides, in a box of 48. */
const SHAPES: Record<number, string> = {
  4: 'M24 4 45 42H3Z',
  6: 'M10 5h28a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5Z',
  8: 'M24 2 44 24 24 46 4 24Z',
  10: 'M24 3 45 20 40 34 24 45 8 34 3 20Z',
  12: 'M24 3 43 17 36 41H12L5 17Z',
  20: 'M24 2 43 13V35L24 46 5 35V13Z',
};

interface DieProps {
  sides: number;
  value: number;
  isDropped: boolean;
  isTumbling: boolean;
}

function Die({ sides, value, isDropped, isTumbling }: DieProps) {
  const face = useTumblingFace(sides, value, isTumbling);
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      className={classes.die}
      data-tumbling={isTumbling}
      data-dropped={isDropped}
      aria-hidden="true"
    >
      <path d={SHAPES[sides] ?? SHAPES[20]} className={classes.body} />
      <text x="24" y={sides === 4 ? 36 : 31} textAnchor="middle" className={classes.face}>
        {face}
      </text>
    </svg>
  );
}

/** Any face while it rolls, the true one when it lies. */
function useTumblingFace(sides: number, value: number, isTumbling: boolean): number {
  const [passing, setPassing] = useState(value);
  useEffect(() => {
    if (!isTumbling) return;
    const timer = setInterval(() => setPassing(1 + Math.floor(Math.random() * sides)), 70);
    return () => clearInterval(timer);
  }, [sides, isTumbling]);
  return isTumbling ? passing : value;
}

const WORDS = storyWords.roll.chanceOf;
type Outcome = keyof typeof WORDS;

/** How likely each end was before the dice fell. */
function Odds({ odds }: { odds: RollView['odds'] }) {
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
          {(roll.changed ?? []).length > 0 && (
            <>
              <p className={classes.sum}>{storyWords.roll.changed}</p>
              <ul>
                {(roll.changed ?? []).map(({ value, reason }) => (
                  <li key={`${value} ${reason}`} className={classes.modifier}>
                    <span className={classes.value}>{signed(value)}</span> {reason}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Odds odds={roll.odds} />
        </details>
      )}
    </div>
  );
}
