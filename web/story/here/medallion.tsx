import type { PersonView } from '../../../src/contracts/api/story.ts';
import classes from './medallion.module.css';

interface MedallionProps {
  person: PersonView;
  size: number;
  /** Whether a change of heart shows as a breath of colour. */
  breathes?: boolean;
}

/** Somebody's face in a circle, or their first letter. */
export function Medallion({ person, size, breathes = false }: MedallionProps) {
  const { name, portrait, change } = person;
  const breath = !breathes || change === 0 ? 'none' : change > 0 ? 'warmer' : 'cooler';
  return (
    <span
      className={classes.medallion}
      data-breath={breath}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {portrait === null ? (
        <span className={classes.letter} style={{ fontSize: size * 0.42 }}>
          {[...name][0] ?? '?'}
        </span>
      ) : (
        <img src={portrait} alt="" width={size} height={size} className={classes.face} />
      )}
    </span>
  );
}
