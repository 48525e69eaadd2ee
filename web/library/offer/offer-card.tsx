import { mdiFeather } from '@mdi/js';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useId } from 'react';
import type { ModelView, ServerView } from '../../../src/contracts/api/models.ts';
import { percentOf } from '../../panels/settings/storyteller/model-words.ts';
import { useWriter } from '../../panels/settings/storyteller/use-writer.ts';
import { linkTo, navigate, settingsPath } from '../../shell/router.ts';
import { Icon } from '../../ui/icon.tsx';
import { sayRefusal } from '../../ui/say-refusal.ts';
import { say } from '../../ui/toasts.ts';
import { bytesInWords } from '../../words/format.ts';
import { sharedWords } from '../../words/shared.ts';
import { storytellerWords } from '../../words/storyteller.ts';
import classes from './offer-card.module.css';
import { useAnswerOffer, useOffer, useSecondsLeft } from './offer-clock.tsx';

const words = storytellerWords.offer;

/** What could tell the stories better than the built-in writer, at the first launch and while it is downloaded. */
export function OfferCard() {
  const { data, offer, found, model } = useOffer();
  const coming = data?.models.find(
    ({ purpose, state }) => purpose === 'language' && (state === 'waiting' || state === 'downloading'),
  );
  if (coming !== undefined) return <Coming model={coming} />;
  if (offer === null) return null;
  if (found !== null) return <Found server={found} />;
  return model === null ? null : (
    <Recommended model={model} isStarting={offer.startsByItself} why={offer.why} />
  );
}

function Found({ server }: { server: ServerView }) {
  const [model = ''] = server.models;
  const use = useWriter();
  return (
    <Card title={words.found(server.title)} text={words.foundText(model)}>
      <Button
        variant="contained"
        loading={use.isPending}
        onClick={() =>
          use.mutate(
            { writer: { provider: server.provider, baseUrl: server.baseUrl, model }, title: model },
            { onError: sayRefusal },
          )
        }
      >
        {words.useFound(model)}
      </Button>
      <Refusals />
    </Card>
  );
}

interface RecommendedProps {
  model: ModelView;
  /** Whether it is downloaded unless the player says no. */
  isStarting: boolean;
  why: string;
}

function Recommended({ model, isStarting, why }: RecommendedProps) {
  const answer = useAnswerOffer();
  const seconds = useSecondsLeft();
  const memory = model.memoryBytes === null ? '' : bytesInWords(model.memoryBytes);
  return (
    <Card
      title={words.heading}
      text={words.text(model.title)}
      more={words.facts(bytesInWords(model.bytes), model.licence, memory)}
    >
      {isStarting && (
        <Button variant="contained" loading={answer.isPending} onClick={() => answer.mutate('download')}>
          {words.download}
        </Button>
      )}
      <Refusals />
      <span className={classes.aside}>{isStarting ? words.startsIn(Math.max(0, seconds)) : why}</span>
    </Card>
  );
}

function Refusals() {
  const answer = useAnswerOffer();
  return (
    <>
      <Button
        onClick={() => {
          answer.mutate('later');
          navigate(settingsPath('storyteller'));
        }}
      >
        {words.another}
      </Button>
      <Button onClick={() => answer.mutate('later', { onSuccess: () => say(words.later) })}>
        {sharedWords.notNow}
      </Button>
    </>
  );
}

function Coming({ model }: { model: ModelView }) {
  const percent = percentOf(model);
  return (
    <Card title={storytellerWords.catalogue.downloadOf(model.title)} text={words.progress(percent)}>
      <LinearProgress
        className={classes.progress}
        aria-label={storytellerWords.catalogue.downloadOf(model.title)}
        variant={model.state === 'waiting' ? 'indeterminate' : 'determinate'}
        value={percent}
      />
      <Button {...linkTo(settingsPath('storyteller'))}>{storytellerWords.settingsLink}</Button>
    </Card>
  );
}

interface CardProps {
  title: string;
  text: string;
  more?: string;
  children: ReactNode;
}

function Card({ title, text, more, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <Icon path={mdiFeather} className={classes.icon} />
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <p>{text}</p>
        {more !== undefined && <p className={classes.more}>{more}</p>}
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  );
}
