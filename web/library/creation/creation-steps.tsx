import { mdiShuffleVariant } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import { useEffect, useRef, useState } from 'react';
import type { CampaignCard } from '../../../src/contracts/api/library.ts';
import type { Creation } from '../../api/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { libraryWords } from '../../words/library.ts';
import { useNewStory } from '../use-new-story.ts';
import { type Answers, surprise } from './answers.ts';
import classes from './creation.module.css';
import { Portrait } from './portrait.tsx';
import { QuestionField } from './question-field.tsx';
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
