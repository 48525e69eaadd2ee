import { useId } from 'react';
import type { PromptCall } from '../../../src/contracts/api/prompts.ts';
import { CopyButton } from '../../panels/parts/copy-button.tsx';
import { numberInWords, spanInWords } from '../../words/format.ts';
import { storytellerWords } from '../../words/storyteller.ts';
import classes from './prompts.module.css';

const words = storytellerWords.prompt;

/** One call of a model: who was asked for what, each message with its size, and the answer. */
export function PromptCallView({ call, isFirst }: { call: PromptCall; isFirst: boolean }) {
  const { task, model, messages, answer, error, tokens, cost, ms } = call;
  const titleId = useId();
  const effort = [
    model,
    ...(tokens === null ? [] : [words.tokens(tokens.prompt, tokens.reused, tokens.written)]),
    words.time(spanInWords(ms)),
    ...(cost === null || cost === 0 ? [] : [storytellerWords.cost.dollars(cost)]),
  ].join(' · ');
  return (
    <section className={classes.call} aria-labelledby={titleId}>
      <header className={classes.callHead}>
        <h3 id={titleId} className={classes.callTitle}>
          {storytellerWords.more.tasks[task] ?? task}
        </h3>
        <CopyButton
          label={words.copy}
          text={() => messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n')}
        />
      </header>
      <p className={classes.effort}>{effort}</p>
      {messages.map(({ role, content, tokens: size }, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no names and keep their order.
          key={index}
          title={words.roles[role] ?? role}
          size={words.blockTokens(numberInWords(size), size)}
          text={content}
          // What was told before is long and known; what was asked now is what one looks for.
          isOpen={isFirst && index === messages.length - 1}
        />
      ))}
      <Block
        title={error === null ? words.answer : words.error}
        size={tokens === null ? '' : words.blockTokens(numberInWords(tokens.written), tokens.written)}
        text={error ?? answer ?? ''}
        isOpen={isFirst}
      />
    </section>
  );
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
