import TextField from '@mui/material/TextField';
import type { CreationQuestionView } from '../../../src/contracts/api/library.ts';
import { libraryWords } from '../../words/library.ts';
import type { Answer } from './answers.ts';
import { OptionField } from './option-field.tsx';
import { StatsField } from './stats-field.tsx';

interface QuestionFieldProps {
  question: CreationQuestionView;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

export function QuestionField({ question, answer, onAnswer }: QuestionFieldProps) {
  const { stats, options, text } = question;
  const words = typeof answer === 'string' ? answer : '';
  if (stats !== undefined) {
    return <StatsField stats={stats} points={typeof answer === 'object' ? answer : {}} onPoints={onAnswer} />;
  }
  if (options.length > 0) return <OptionField question={question} answer={words} onAnswer={onAnswer} />;
  return (
    <TextField
      fullWidth
      multiline={question.id !== 'name'}
      value={words}
      placeholder={question.id === 'name' ? libraryWords.creation.unnamed : libraryWords.creation.optional}
      onChange={(event) => onAnswer(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': text, maxLength: 500, dir: 'auto' } }}
    />
  );
}
