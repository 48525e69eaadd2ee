import { useId } from 'react';
import type { PromptView } from '../../../src/contracts/api/prompts.ts';
import { CopyButton } from '../../panels/parts/copy-button.tsx';
import { numberInWords, spanInWords } from '../../words/format.ts';
import { storytellerWords } from '../../words/storyteller.ts';
import classes from './prompts.module.css';

const words = storytellerWords.prompt;

/** One call of a model: who was asked for what, each block with its size, and the answer. */
export function PromptCall({ call, isFirst }: { call: PromptView; isFirst: boolean }) {
  const { task, messages, answer, error, tokens } = call;
  const titleId = useId();
  return (
    <section className={classes.call} aria-labelledby={titleId}>
      <header className={classes.callHead}>
        <h3 id={titleId} className={classes.callTitle}>
          {storytellerWords.more.tasks[task] ?? task}
        </h3>
        <CopyButton label={words.copy} text={() => textOf(messages)} />
      </header>
      <p className={classes.effort}>{effortOf(call)}</p>
      {blocksOf(messages).map(({ part, tokens: size, text }) => (
        <Block
          key={part}
          title={words.parts[part]}
          size={words.blockTokens(numberInWords(size), size)}
          text={text}
          // The front is long and the same in every scene; what is of this scene is what one looks for.
          isOpen={isFirst && (part === 'notes' || part === 'asked')}
        />
      ))}
      <Block
        title={error === null ? words.answer : words.failed(error)}
        size={tokens === null ? '' : words.answerTokens(numberInWords(tokens.written), tokens.written)}
        text={answer}
        isOpen={isFirst}
      />
    </section>
  );
}

function effortOf({ model, tokens, ms, cost }: PromptView): string {
  return [
    ...(model === null ? [] : [model]),
    ...(tokens === null
      ? []
      : [
          words.tokens(
            numberInWords(tokens.prompt),
            tokens.reused === 0 ? '' : numberInWords(tokens.reused),
            numberInWords(tokens.written),
          ),
        ]),
    spanInWords(ms),
    ...(cost === null || cost === 0 ? [] : [storytellerWords.cost.dollars(cost)]),
  ].join(' · ');
}

interface BlockProps {
  title: string;
  size: string;
  text: string;
  isOpen: boolean;
}

function Block({ title, size, text, isOpen }: BlockProps) {
  return (
    <details className={classes.block} open={isOpen}>
      <summary className={classes.blockHead}>
        <span className={classes.blockTitle}>{title}</span>
        <span className={classes.size}>{size}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by keyboard. */}
      <pre className={classes.text} dir="auto" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}

type Message = PromptView['messages'][number];

/** A part of a prompt: all messages that belong to it, in a text. */
interface PromptBlock {
  part: Message['part'];
  tokens: number;
  text: string;
}

/** The parts of a prompt in the order in which they come first. */
function blocksOf(messages: readonly Message[]): PromptBlock[] {
  const byPart = Map.groupBy(messages, ({ part }) => part);
  return [...byPart].map(([part, own]) => ({
    part,
    tokens: own.reduce((sum, { tokens }) => sum + tokens, 0),
    // Turns of a conversation need to say whose they are; one message does not.
    text: own.length === 1 ? (own[0]?.content ?? '') : textOf(own),
  }));
}

/** Messages as one text, each under the name of who says it. */
function textOf(messages: readonly Message[]): string {
  return messages
    .map(({ role, content }) => `[${storytellerWords.prompt.roles[role]}]\n${content}`)
    .join('\n\n');
}
