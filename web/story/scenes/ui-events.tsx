import type { UiEventView } from '../../../src/contracts/api/story.ts';
import { storyWords } from '../../words/story.ts';
import classes from './ui-events.module.css';

/** What skills show beside the prose: what the page knows as it is meant, and anything else by its name. */
export function UiEvents({ events }: { events: readonly UiEventView[] }) {
  return events.map((event, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the events of a scene never change
    <UiEvent key={index} shown={event} />
  ));
}

function UiEvent({ shown }: { shown: UiEventView }) {
  const { event, payload, title, url, mediaType } = shown;
  const text = textIn(payload, 'text');
  const caption = textIn(payload, 'caption');
  if (event === 'note' && text !== '')
    return (
      <p role="note" className={classes.note} dir="auto">
        <strong>{title}:</strong> {text}
      </p>
    );
  if (event === 'picture' && url !== null && mediaType.startsWith('image/'))
    return (
      <figure className={classes.figure}>
        <img src={url} alt={caption} loading="lazy" />
        {caption !== '' && <figcaption dir="auto">{caption}</figcaption>}
      </figure>
    );
  if (event === 'sound' && url !== null && mediaType.startsWith('audio/'))
    return (
      <figure className={classes.figure}>
        {/* biome-ignore lint/a11y/useMediaCaption: what a skill plays has no words that we know of */}
        <audio controls src={url} aria-label={caption || storyWords.events.soundFrom(title)} />
        {caption !== '' && <figcaption dir="auto">{caption}</figcaption>}
      </figure>
    );
  if (event === 'map_marker' && textIn(payload, 'label') !== '')
    return (
      <p role="note" className={classes.note} dir="auto">
        <strong>{storyWords.events.onTheMap}</strong> {textIn(payload, 'label')}
        {textIn(payload, 'place') !== '' && `, ${textIn(payload, 'place')}`}
      </p>
    );
  if (event === 'dice_roll' && typeof payload['total'] === 'number')
    return (
      <p role="note" className={classes.note} dir="auto">
        <strong>{title}</strong>
        {storyWords.events.rolled(textIn(payload, 'formula'))}
        {payload['total']}
      </p>
    );
  return <Placeholder shown={shown} />;
}

/** An event that this page does not know. */
function Placeholder({ shown: { title, event, payload, isCut } }: { shown: UiEventView }) {
  return (
    <details className={classes.placeholder}>
      <summary dir="auto">{storyWords.events.sent(title, event)}</summary>
      <p>{storyWords.events.unsupported}</p>
      <pre>{isCut ? storyWords.events.tooLong : JSON.stringify(payload, null, 2)}</pre>
    </details>
  );
}

function textIn(payload: UiEventView['payload'], key: string): string {
  const value = payload[key];
  return typeof value === 'string' ? value : '';
}
