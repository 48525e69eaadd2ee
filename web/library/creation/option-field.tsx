import TextField from '@mui/material/TextField';
import type { CreationQuestionView } from '../../../src/contracts/api/library.ts';
import { libraryWords } from '../../words/library.ts';
import classes from './creation.module.css';

interface OptionFieldProps {
  question: CreationQuestionView;
  answer: string;
  onAnswer: (answer: string) => void;
}

/** Cards of which one is picked, and a line for other words where the campaign takes them. */
export function OptionField({ question, answer, onAnswer }: OptionFieldProps) {
  const { id, options, isFree, otherwise, text } = question;
  const isListed = options.some(({ name }) => name === answer);
  return (
    <>
      <div role="radiogroup" aria-label={text} className={classes.options}>
        {options.map((option) => (
          <label key={option.name} className={classes.option}>
            <input
              type="radio"
              name={id}
              className={classes.radio}
              checked={answer === '' ? option.name === otherwise : option.name === answer}
              onChange={() => onAnswer(option.name)}
            />
            <span className={classes.optionName} dir="auto">
              {option.name}
            </span>
            {option.text !== '' && (
              <span className={classes.optionText} dir="auto">
                {option.text}
              </span>
            )}
          </label>
        ))}
      </div>
      {isFree && (
        <TextField
          fullWidth
          label={libraryWords.creation.ownWords}
          value={isListed ? '' : answer}
          onChange={(event) => onAnswer(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
        />
      )}
    </>
  );
}
