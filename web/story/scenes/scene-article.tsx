import { mdiChevronRight } from '@mdi/js';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { SceneView } from '../../../src/contracts/api/story.ts';
import { Icon } from '../../ui/icon.tsx';
import { createStore, useStore } from '../../ui/store.ts';
import { storyWords } from '../../words/story.ts';
import type { SceneDeeds } from '../actions/use-scene-deeds.ts';
import { DiceRoll } from '../dice/dice-roll.tsx';
import type { ShownScene } from '../shown-scene.ts';
import { Notice } from './notice.tsx';
import { Prose } from './prose.tsx';
import classes from './scene.module.css';
import { SceneMenu } from './scene-menu.tsx';
import { UiEvents } from './ui-events.tsx';

/** More than so many are shown as one. */
const MOST_APART = 3;

/** What the player has read and sent away; a reload brings nothing back that matters. */
const dismissed = createStore<ReadonlySet<string>>(new Set());

interface NoticesProps {
  storyId: string;
  scene: SceneView;
  isHead: boolean;
  deeds: SceneDeeds;
}

function Notices({ storyId, scene, isHead, deeds }: NoticesProps) {
  const away = useStore(dismissed);
  const keyOf = (text: string): string => `${storyId}/${scene.scene}/${scene.telling}/${text}`;
  const shown = scene.notices.filter((text) => !away.has(keyOf(text)));
  const troubles = troublesIn(scene, shown);
  const news = shown.filter((text) => !troubles.includes(text));
  // Five attempts leave a notice each.
  const isPile = troubles.length > MOST_APART;
  const boxes = [...troubles.slice(0, isPile ? 1 : undefined).map((text) => [text]), news];
  return boxes
    .filter((texts) => texts.length > 0)
    .map((texts) => {
      const isTrouble = texts !== news;
      const sentAway = isTrouble && isPile ? troubles : texts;
      return (
        <Notice
          key={texts[0]}
          storyId={storyId}
          scene={scene}
          texts={texts}
          others={isTrouble && isPile ? troubles.slice(1) : []}
          isTrouble={isTrouble}
          isAboutModel={texts.some((text) => scene.modelNotices.includes(text))}
          onRetry={isHead && isTrouble && scene.ending === null ? () => deeds.retell() : null}
          onDismiss={() => dismissed.set(new Set([...away, ...sentAway.map(keyOf)]))}
        />
      );
    });
}

/** Those of the notices that tell what failed; all of them where a scene failed and none says with which. */
function troublesIn({ failure, faults = [] }: SceneView, notices: string[]): string[] {
  const ofFaults = notices.filter((text) => faults.some(({ notice }) => notice === text));
  return ofFaults.length > 0 || (failure === null && faults.length === 0) ? ofFaults : notices;
}

interface SceneArticleProps {
  storyId: string;
  shown: ShownScene;
  /** The scene before it, where it is loaded. */
  previous: SceneView | null;
  /** Whether it came while the player was watching. */
  isFresh: boolean;
  isHead: boolean;
  deeds: SceneDeeds;
  foot: ReactNode;
}

export const SceneArticle = memo(function SceneArticle(props: SceneArticleProps) {
  const { storyId, shown, previous, isFresh, isHead, deeds, foot } = props;
  const { scene, chosen, told, telling, paragraphs } = shown;
  const roll = told === null ? (telling?.roll ?? null) : told.roll;
  const place = useSteadyProse(told !== null, paragraphs.length > 0);
  const headingId = `scene-${scene}`;
  const isNewPlace = told !== null && told.background !== null && told.background !== previous?.background;
  return (
    <article
      ref={place}
      className={classes.scene}
      data-scene={scene}
      data-fresh={isFresh}
      data-head={isHead}
      aria-labelledby={headingId}
      aria-busy={told === null}
    >
      {chosen !== null && <TakenLine text={chosen.text} />}
      {roll !== null && <DiceRoll roll={roll} taken={chosen?.text ?? ''} isFresh={isFresh} />}
      {told !== null && <Changes lines={told.changes ?? []} />}
      {isNewPlace && told.background !== null && (
        <img src={told.background} alt="" className={classes.picture} loading="lazy" />
      )}
      <SceneHead id={headingId} scene={scene} told={told} previous={previous} isHead={isHead} deeds={deeds} />
      <Prose scene={scene} paragraphs={paragraphs} told={told} hasDropCap={scene === 1} />
      {told?.uiEvents !== undefined && <UiEvents events={told.uiEvents} />}
      {told !== null && <Notices storyId={storyId} scene={told} isHead={isHead} deeds={deeds} />}
      {told?.ending != null && <Ending title={told.ending.title} />}
      {foot}
    </article>
  );
});

/**
 * Keeps the lines that are being read where they are when the rest of the scene arrives: its heading, its dice and its
 * picture come above the prose, and are known only once it is told.
 */
function useSteadyProse(isTold: boolean, hasProse: boolean): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  /** Where the prose began on the whole page, while it was being written. */
  const top = useRef<number | null>(null);

  useLayoutEffect(() => {
    const prose = article.current?.querySelector('[data-prose]');
    if (prose == null) return;
    const now = prose.getBoundingClientRect().top + scrollY;
    if (isTold && top.current !== null && now !== top.current) {
      scrollBy({ top: now - top.current, behavior: 'instant' });
    }
    top.current = isTold || !hasProse ? null : now;
  });
  return article;
}

interface SceneHeadProps {
  id: string;
  scene: number;
  told: SceneView | null;
  previous: SceneView | null;
  isHead: boolean;
  deeds: SceneDeeds;
}

/** Where and when, in small capitals; only what has changed since the scene before. */
function SceneHead({ id, scene, told, previous, isHead, deeds }: SceneHeadProps) {
  const isElsewhere = told !== null && told.location !== '' && told.location !== previous?.location;
  const isLater = told !== null && told.time !== '' && told.time !== previous?.time;
  return (
    <header className={classes.head}>
      <h2 id={id} tabIndex={-1} data-scene-head className={classes.heading}>
        <span className="unseen">{storyWords.scenePrefix(scene)}</span>
        {isElsewhere && (
          <span className={classes.place} dir="auto">
            {told.location}
          </span>
        )}
        {isElsewhere && isLater && <span aria-hidden="true"> · </span>}
        {isLater && <span className={classes.time}>{told.time}</span>}
        {told !== null && !isElsewhere && !isLater && (
          <span aria-hidden="true" className={classes.asterism}>
            ⁂
          </span>
        )}
      </h2>
      {told !== null && <SceneMenu scene={told} isHead={isHead} deeds={deeds} />}
    </header>
  );
}

/** The choice that led here; it stays in the text. */
function TakenLine({ text }: { text: string }) {
  return (
    <p className={classes.taken}>
      <Icon path={mdiChevronRight} size={20} className={classes.takenMark} />
      <span>
        <span className="unseen">{storyWords.youChose}</span>
        <span dir="auto">{text}</span>
      </span>
    </p>
  );
}

/** What the choice changed, in small lines below it. */
function Changes({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.changes} aria-label={storyWords.whatChanged}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

function Ending({ title }: { title: string }) {
  return (
    <div className={classes.ending}>
      <p className={classes.endingWord}>{storyWords.theEnd}</p>
      <p className={classes.endingTitle} dir="auto">
        {title}
      </p>
    </div>
  );
}
