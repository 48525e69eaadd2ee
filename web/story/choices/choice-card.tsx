import { mdiHelpCircleOutline } from '@mdi/js';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import type { ChoiceView } from '../../../src/contracts/api/story.ts';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import classes from './choices.module.css';
import { Gauge } from './gauge.tsx';
import { Why } from './why.tsx';

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
  return storyWords.rollAhead(formula, bonus, stat, Math.round((1 - (odds['failure'] ?? 0)) * 100));
}
