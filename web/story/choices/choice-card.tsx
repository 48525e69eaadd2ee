import {
  mdiAccountHeartOutline,
  mdiBookOutline,
  mdiBrain,
  mdiFlagOutline,
  mdiHelpCircleOutline,
  mdiMapMarkerOutline,
  mdiScriptTextOutline,
  mdiTimelineTextOutline,
  mdiTreasureChestOutline,
} from '@mdi/js';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import type { ChoiceView } from '../../../src/contracts/api/story.ts';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import classes from './choices.module.css';

const { reasons } = storyWords;

const KINDS: Record<string, { icon: string; name: string }> = {
  memory: { icon: mdiBrain, name: reasons.memory },
  relationship: { icon: mdiAccountHeartOutline, name: reasons.relationship },
  trait: { icon: mdiFlagOutline, name: reasons.trait },
  lore: { icon: mdiScriptTextOutline, name: reasons.lore },
  beat: { icon: mdiBookOutline, name: reasons.beat },
  item: { icon: mdiTreasureChestOutline, name: reasons.item },
  place: { icon: mdiMapMarkerOutline, name: reasons.place },
  thread: { icon: mdiTimelineTextOutline, name: reasons.thread },
};
const OTHER = { icon: mdiBookOutline, name: reasons.other };

/** The memories, bonds and places that a choice comes from. */
function Why({ because }: { because: ChoiceView['because'] }) {
  return (
    <ul className={classes.reasons}>
      {because.map(({ kind, ref, text }) => {
        const { icon, name } = KINDS[kind] ?? OTHER;
        return (
          <li key={`${kind} ${ref} ${text}`} className={classes.reason}>
            <Icon path={icon} size={18} title={name} className={classes.reasonIcon} />
            <span dir="auto">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

const CHANCES: readonly string[] = storyWords.chances;

/** How it stands with the chance: the words, and a gauge where they are words we know. */
function Gauge({ words }: { words: string }) {
  const level = CHANCES.indexOf(words.toLowerCase()) + 1;
  return (
    <span className={classes.chance}>
      {level > 0 && (
        <svg width="34" height="14" viewBox="0 0 34 14" aria-hidden="true">
          {CHANCES.map((chance, position) => (
            <rect
              key={chance}
              x={position * 7}
              y={10 - position * 2}
              width="5"
              height={4 + position * 2}
              rx="1"
              className={position < level ? classes.full : classes.empty}
            />
          ))}
        </svg>
      )}
      {words}
    </span>
  );
}

interface ChoiceCardProps {
  choice: ChoiceView;
  number: number;
  isBusy: boolean;
  onTake: () => void;
}

export function ChoiceCard({ choice, number, isBusy, onTake }: ChoiceCardProps) {
  const { text, hint, difficulty, because, roll, needs } = choice;
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  return (
    <div className={classes.card}>
      <ButtonBase
        className={classes.take}
        disabled={isBusy || needs !== undefined}
        onClick={onTake}
        aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      >
        <span className={classes.key} aria-hidden="true">
          {number}
        </span>
        <span className={classes.words}>
          <span className={classes.verb} dir="auto">
            {text}
          </span>
          {hint !== undefined && hint !== '' && (
            <span className={classes.hint} dir="auto">
              {hint}
            </span>
          )}
          {roll !== undefined && <span className={classes.hint}>{rollAhead(roll)}</span>}
          {needs !== undefined && <span className={classes.hint}>{storyWords.locked(needs)}</span>}
          {difficulty !== undefined && difficulty !== '' && <Gauge words={difficulty} />}
        </span>
      </ButtonBase>
      {because.length > 0 && (
        <IconButton
          className={classes.why}
          size="small"
          aria-label={storyWords.whyChoice(text)}
          aria-expanded={isOpen}
          aria-controls={whyId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={mdiHelpCircleOutline} size={20} />
        </IconButton>
      )}
      <div id={whyId} className={classes.because} hidden={!isOpen}>
        {isOpen && <Why because={because} />}
      </div>
    </div>
  );
}

/** What is rolled and how likely it is not to fail. */
function rollAhead({ formula, bonus, stat, odds }: NonNullable<ChoiceView['roll']>): string {
  return storyWords.rollAhead(formula, bonus, stat, odds);
}
