import { useEffect, useState } from 'react';
import classes from './dice.module.css';

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

export function Die({ sides, value, isDropped, isTumbling }: DieProps) {
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
