import { mdiClockOutline, mdiMapMarkerOutline } from '@mdi/js';
import type { SceneView, StoryView } from '../../../src/contracts/api/story.ts';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import classes from './here.module.css';
import { Person } from './person.tsx';

/** The quiet margin: where and when it is, and who is here. */
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
  const { location, time, people, scene } = head;
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
    </div>
  );
}
