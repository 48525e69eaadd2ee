import { mdiAccountOutline, mdiShuffleVariant } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import type { CampaignCard, CreationQuestionView } from '../../../src/contracts/api/library.ts';
import type { Creation } from '../../api/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { libraryWords } from '../../words/library.ts';
import { useNewStory } from '../use-new-story.ts';
import { type Answer, type Answers, surprise } from './answers.ts';
import classes from './creation.module.css';
import { StatsField } from './stats-field.tsx';
import { usePortrait } from './use-portrait.ts';

interface CreationStepsProps {
  campaign: CampaignCard;
  creation: Creation;
  onBack: () => void;
}

/** One question at a time; every one may be left as it is. */
export function CreationSteps({ campaign, creation, onBack }: CreationStepsProps) {
  const { questions } = creation;
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const portrait = usePortrait(campaign.id, answers, creation.portrait);
  const newStory = useNewStory();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[step];
  const isLast = step >= questions.length - 1;
  const begin = (given: Answers) => newStory.mutate({ campaignId: campaign.id, answers: given });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus when it comes.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step]);

  return (
    <form
      className={classes.creation}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) begin(answers);
        else setStep(step + 1);
      }}
    >
      <Portrait url={portrait.url} isBusy={portrait.isBusy} name={String(answers['name'] ?? '')} />
      <div className={classes.question}>
        <p className={classes.campaign} dir="auto">
          {campaign.title}
          {questions.length > 1 && ` · ${libraryWords.creation.step(step + 1, questions.length)}`}
        </p>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {question?.text ?? libraryWords.creation.noQuestions}
        </h2>
        {question !== undefined && question.guidance !== '' && (
          <p className={classes.guidance}>{question.guidance}</p>
        )}
        {creation.limits.length > 0 && (
          <ul className={classes.limits} aria-label={libraryWords.creation.limits}>
            {creation.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        )}
        {portrait.problem !== null && (
          <Alert severity="warning" className={classes.problem}>
            {portrait.problem}
          </Alert>
        )}
        <div className={classes.field}>
          {question !== undefined && (
            <QuestionField
              key={question.id}
              question={question}
              answer={answers[question.id]}
              onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            />
          )}
        </div>
        {questions.length > 1 && (
          <MobileStepper
            variant="dots"
            position="static"
            steps={questions.length}
            activeStep={step}
            backButton={null}
            nextButton={null}
            className={classes.dots}
          />
        )}
        <div className={classes.actions}>
          <Button onClick={step === 0 ? onBack : () => setStep(step - 1)}>
            {libraryWords.creation.back}
          </Button>
          <Button
            startIcon={<Icon path={mdiShuffleVariant} size={18} />}
            disabled={newStory.isPending}
            onClick={() => setAnswers({ ...answers, ...surprise(questions, Math.random) })}
          >
            {libraryWords.creation.surprise}
          </Button>
          <span className={classes.gap} />
          {!isLast && (
            <Button disabled={newStory.isPending} onClick={() => begin(answers)}>
              {libraryWords.creation.useDefaults}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={newStory.isPending}>
            {isLast ? libraryWords.creation.start : libraryWords.creation.next}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface QuestionFieldProps {
  question: CreationQuestionView;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

function QuestionField({ question, answer, onAnswer }: QuestionFieldProps) {
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

interface OptionFieldProps {
  question: CreationQuestionView;
  answer: string;
  onAnswer: (answer: string) => void;
}

/** Cards of which one is picked, and a line for other words where the campaign takes them. */
function OptionField({ question, answer, onAnswer }: OptionFieldProps) {
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

/** The face that goes with the answers so far. */
function Portrait({ url, isBusy, name }: { url: string | null; isBusy: boolean; name: string }) {
  return (
    <div className={classes.portrait}>
      <div className={classes.frame} data-busy={isBusy}>
        {url === null ? (
          <Icon path={mdiAccountOutline} size={64} />
        ) : (
          <img className={classes.face} src={url} alt={libraryWords.creation.portrait} />
        )}
      </div>
      <p className={classes.name} dir="auto">
        {name}
      </p>
    </div>
  );
}
