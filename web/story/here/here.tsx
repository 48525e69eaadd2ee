import { mdiBagPersonalOutline, mdiClockOutline, mdiMapMarkerOutline } from '@mdi/js';
import type { PersonView, SceneView, StoryView } from '../../../src/contracts/api/story.ts';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import classes from './here.module.css';
import { Medallion } from './medallion.tsx';

/** The quiet margin: where and when it is, who is here, and what the player carries. */
export function Here({ view }: { view: StoryView }) {
  const head = view.scenes.at(-1);
  if (head === undefined) return null;
  return (
    <aside className={classes.here} aria-label={storyWords.here.title}>
      <HereAndNow head={head} />
    </aside>
  );
}

export function HereAndNow({ head }: { head: SceneView }) {
  const { location, time, people, items, scene } = head;
  return (
    <div className={classes.card}>
      {location !== '' && (
        <p className={classes.fact}>
          <Icon path={mdiMapMarkerOutline} size={18} title={storyWords.here.place} />
          <span dir="auto">{location}</span>
        </p>
      )}
      {time !== '' && (
        <p className={classes.fact}>
          <Icon path={mdiClockOutline} size={18} title={storyWords.here.time} />
          <span>{time}</span>
        </p>
      )}
      {people.length > 0 && (
        <ul className={classes.people} aria-label={storyWords.here.people}>
          {people.map((person) => (
            <Person key={`${person.id}.${scene}`} person={person} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <p className={classes.fact}>
          <Icon path={mdiBagPersonalOutline} size={18} title={storyWords.here.items} />
          <span dir="auto">{items.join(', ')}</span>
        </p>
      )}
    </div>
  );
}

/** Somebody who is here, and how they feel about the player. */
function Person({ person }: { person: PersonView }) {
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
