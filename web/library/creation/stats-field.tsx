import { mdiMinus, mdiPlus } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../ui/icon.tsx';
import { libraryWords } from '../../words/library.ts';
import { pointsLeft, type StatsQuestion, startingPoints } from './answers.ts';
import classes from './stats-field.module.css';

interface StatsFieldProps {
  stats: StatsQuestion;
  points: Record<string, number>;
  onPoints: (points: Record<string, number>) => void;
}

/** Points to share out between attributes, within the bounds of each and of the pool. */
export function StatsField({ stats, points, onPoints }: StatsFieldProps) {
  const current = { ...startingPoints(stats), ...points };
  const left = pointsLeft(stats, current);
  const add = (name: string, by: number) => onPoints({ ...current, [name]: (current[name] ?? 0) + by });
  return (
    <div>
      {left !== null && (
        <p className={classes.left} role="status">
          {left === 0 ? libraryWords.creation.allPointsUsed : libraryWords.creation.pointsLeft(left)}
        </p>
      )}
      <ul className={classes.list}>
        {stats.attributes.map(({ name, description, min, max }) => {
          const value = current[name] ?? min;
          return (
            <li key={name} className={classes.attribute}>
              <div className={classes.words}>
                <span className={classes.name} dir="auto">
                  {name}
                </span>
                {description !== '' && <span className={classes.description}>{description}</span>}
              </div>
              <IconButton
                aria-label={libraryWords.creation.decrease(name)}
                disabled={value <= min}
                onClick={() => add(name, -1)}
              >
                <Icon path={mdiMinus} />
              </IconButton>
              <output className={classes.value} aria-label={name}>
                {value}
              </output>
              <IconButton
                aria-label={libraryWords.creation.increase(name)}
                disabled={value >= max || (left !== null && left <= 0)}
                onClick={() => add(name, 1)}
              >
                <Icon path={mdiPlus} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
