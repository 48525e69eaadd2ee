import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SceneView } from '../../../src/contracts/api/story.ts';
import { linkTo, settingsPath, storyPath } from '../../shell/router.ts';
import { Icon } from '../../ui/icon.tsx';
import { sharedWords } from '../../words/shared.ts';
import { storyWords } from '../../words/story.ts';
import { storytellerWords } from '../../words/storyteller.ts';
import classes from './notice.module.css';

interface NoticeProps {
  storyId: string;
  scene: SceneView;
  /** What there is to say, a paragraph each. */
  texts: string[];
  /** What else went wrong, for the details. */
  others: string[];
  /** Whether something failed; else it is only to be known. */
  isTrouble: boolean;
  /** Whether it is about the language model, which has a page of its own. */
  isAboutModel: boolean;
  onRetry: (() => void) | null;
  onDismiss: () => void;
}

/** Something the player should know besides the story: mostly that a part failed and the story went on without it. */
export function Notice(props: NoticeProps) {
  const { storyId, scene, texts, others, isTrouble, isAboutModel, onRetry, onDismiss } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="note" className={classes.notice}>
      <div className={classes.words}>
        <Icon path={isTrouble ? mdiAlertCircleOutline : mdiInformationOutline} className={classes.icon} />
        <div className={classes.texts}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      {isOpen && <Details storyId={storyId} scene={scene} others={others} />}
      <div className={classes.actions}>
        {isTrouble && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? sharedWords.hideDetails : sharedWords.showDetails}
          </Button>
        )}
        {isAboutModel && (
          <Button size="small" {...linkTo(settingsPath('storyteller'))}>
            {storytellerWords.settingsLink}
          </Button>
        )}
        {onRetry !== null && (
          <Button size="small" onClick={onRetry}>
            {sharedWords.retry}
          </Button>
        )}
        <Button size="small" onClick={onDismiss}>
          {sharedWords.dismiss}
        </Button>
      </div>
    </div>
  );
}

/** Which tools failed in the making of the scene, in whichever attempt, in their own words. */
function Details({ storyId, scene, others }: Pick<NoticeProps, 'storyId' | 'scene' | 'others'>) {
  const faults = scene.faults ?? [];
  return (
    <div className={classes.details}>
      {others.map((other) => (
        <p key={other}>{other}</p>
      ))}
      <ul>
        {faults.map(({ toolId, skill, attempt, detail, code }) => (
          <li key={`${toolId}.${attempt}`}>
            <strong>{skill}</strong>
            {attempt !== undefined && attempt > 0 && storyWords.notice.attempt(attempt)}: {detail}{' '}
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <a {...linkTo(storyPath(storyId, 'tools'))}>{storyWords.notice.openTools}</a>
    </div>
  );
}
