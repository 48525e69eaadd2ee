import type { PersonView } from '../../../src/contracts/api/story.ts';
import { storyWords } from '../../words/story.ts';
import classes from './here.module.css';
import { Medallion } from './medallion.tsx';

/** Somebody who is here, and how they feel about the player. */
export function Person({ person }: { person: PersonView }) {
  const { name, role, feeling, change } = person;
  const said = feeling === '' ? role : feeling;
  return (
    <li className={classes.person}>
      <Medallion person={person} size={40} breathes />
      <span className={classes.words}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {said !== '' && <span className={classes.feeling}>{said}</span>}
        {change !== 0 && (
          <span className="unseen">
            {change > 0 ? storyWords.here.likesYouMore : storyWords.here.likesYouLess}
          </span>
        )}
      </span>
    </li>
  );
}
