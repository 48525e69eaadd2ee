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
  const { text, hint, difficulty, because } = choice;
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  return (
    <div className={classes.card}>
      <ButtonBase
        className={classes.take}
        disabled={isBusy}
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
