import type { Message } from '../contracts/conversation.ts';
import type { Budget } from './budget.ts';
import { type Block, type CountTokens, fitBlocks, fitText } from './fit.ts';
import { clause, material, oneLine, paragraphsOf } from './material.ts';
import { ABOUT_MATERIAL, ROLE, RULES } from './rules.ts';

/** What stays the same from the first scene of a story to the last. */
export interface StoryPrompt {
  campaign: {
    title: string;
    genre: string;
    tone: string;
    rating: string;
    premise: readonly string[];
    /** What the author says of the world, paragraph by paragraph. */
    setting: readonly string[];
  };
  /** What must stay true, in the author's words. */
  constraints: readonly string[];
  /** How the author wants it told, in the author's words. */
  guidance: readonly string[];
  /** A few sentences of the author's own prose. */
  styleSample: string;
  you: {
    name: string;
    race: string | null;
    calling: string | null;
    background: string | null;
    traits: readonly string[];
    answers: readonly { question: string; answer: string }[];
  };
  /** Without anything that they hide. */
  cast: readonly {
    name: string;
    pronoun: string;
    role: string;
    traits: readonly string[];
    speech: string;
  }[];
  /** The `prompt.md` of each skill. */
  skillPrompts: readonly { skill: string; text: string }[];
}

/** Some scenes in a few sentences. Once written, a chapter stays as it is. */
export interface Chapter {
  from: number;
  to: number;
  text: string;
}

/** A scene that was told: the choice that led to it, and its prose. */
export interface StoryTurn {
  scene: number;
  /** Null for the first scene. */
  choice: string | null;
  prose: readonly string[];
}

/** Of the stable part, what the rules and the advice of skills may take. */
const RULES_SHARE = 0.36;
const ADVICE_SHARE = 0.12;
/** And the world at large. */
const SETTING_SHARE = 0.15;
const LONGEST_CONSTRAINT = 400;
const LONGEST_ADVICE = 900;
/** Tokens with which something can be said. */
const LEAST_ADVICE = 25;

/**
 * What every call of a story begins with: stable first, then what only ever grows at its end. The same story and
 * budget give the same bytes in every scene, so a model has to read only what is new.
 */
export function sharedPrompt(
  {
    input,
    chapters,
    turns,
  }: { input: StoryPrompt; chapters: readonly Chapter[]; turns: readonly StoryTurn[] },
  budget: Budget,
  count: CountTokens,
): Message[] {
  const before = soFar(chapters, budget, count);
  const last = turns.length - 1;
  return [
    { role: 'system', content: stablePart(input, budget, count), cache: true },
    ...(before === '' ? [] : [{ role: 'user' as const, content: before }]),
    ...turns.flatMap((turn, index): Message[] => [
      { role: 'user', content: choiceMade(turn.choice) },
      { role: 'assistant', content: proseOf(turn), ...(index === last && { cache: true }) },
    ]),
  ];
}

/** How a choice stands in the conversation. */
export function choiceMade(choice: string | null): string {
  return choice === null ? 'Begin the story.' : `The reader chooses: ${oneLine(choice, 300)}`;
}

export function proseOf({ prose }: Pick<StoryTurn, 'prose'>): string {
  return paragraphsOf(prose.join('\n\n'));
}

/** What a scene costs in a conversation. */
export function turnTokens(turn: StoryTurn, count: CountTokens): number {
  return count(choiceMade(turn.choice)) + count(proseOf(turn)) + 8;
}

function stablePart(input: StoryPrompt, budget: Budget, count: CountTokens): string {
  const rules = fitBlocks(
    [{ title: 'How to write:', rank: 0, lines: RULES.map((rule) => `- ${rule}`) }],
    budget.stable * RULES_SHARE,
    count,
  );
  const head = [ROLE, rules, ABOUT_MATERIAL].join('\n\n');
  const advice = adviceOf(input, budget.stable * ADVICE_SHARE, count);
  const left = budget.stable - count(head) - count(advice);
  const story = fitBlocks(storyBlocks(input, budget, count), left, count);
  return [head, material(story), advice].filter((part) => part !== '').join('\n\n');
}

function storyBlocks(input: StoryPrompt, budget: Budget, count: CountTokens): Block[] {
  const { campaign, constraints, guidance, you, cast, styleSample } = input;
  const { title, genre, tone, rating, premise, setting } = campaign;
  const about = [
    `The story: ${oneLine(title, 120)}.`,
    genre === '' ? '' : `Genre: ${oneLine(genre, 120)}.`,
    tone === '' ? '' : `Tone: ${clause(tone, 240)}.`,
    rating === '' ? '' : `Rating: ${oneLine(rating, 60)}.`,
  ];
  const sample = paragraphsOf(styleSample);
  return [
    { title: '', rank: 0, lines: [about.filter((line) => line !== '').join(' ')] },
    {
      title: 'The author says that this always holds:',
      rank: 1,
      lines: constraints.map((rule) => `- ${oneLine(rule, LONGEST_CONSTRAINT)}`),
    },
    {
      title: 'The author wants it told like this:',
      rank: 2,
      lines: guidance.map((text) => `- ${oneLine(text, LONGEST_CONSTRAINT)}`),
    },
    { title: 'The reader plays:', rank: 2, lines: [persona(you)] },
    { title: 'The world, wherever one is:', rank: 3, lines: inShort(setting, budget, count) },
    {
      title: 'How it began:',
      rank: 4,
      lines: [fitText(oneLine(premise.join(' '), 4000), budget.stable / 5, count)],
    },
    { title: 'People of the story:', rank: 3, lines: cast.map(castLine) },
    {
      title: 'The author writes like this; match the voice, not the content:',
      rank: 5,
      lines: sample === '' ? [] : [fitText(sample, budget.stable / 6, count)],
    },
  ];
}

/**
 * The beginning of each paragraph, so that each is heard of; all of it where there is room. A book can have hundreds: those
 * at its end give way to the people and to how it began.
 */
function inShort(all: readonly string[], { stable }: Budget, count: CountTokens): string[] {
  let left = stable * SETTING_SHARE;
  const paragraphs = all.slice(0, Math.ceil((2 * left) / LEAST_ADVICE));
  return paragraphs.map((text, index) => {
    const room = Math.max(LEAST_ADVICE, left / (paragraphs.length - index));
    const line = `- ${fitText(oneLine(text, 4000), room, count)}`;
    left -= count(line);
    return line;
  });
}

function persona({ name, race, calling, background, traits, answers }: StoryPrompt['you']): string {
  const facts = [race, calling, background].filter((fact) => fact !== null).map((fact) => oneLine(fact, 120));
  const said = answers.map(({ question, answer }) => `${oneLine(question, 160)} "${oneLine(answer, 300)}"`);
  return [
    `${[oneLine(name, 80), ...facts].join(', ')}.`,
    traits.length === 0 ? '' : `${traits.map((trait) => oneLine(trait, 60)).join(', ')}.`,
    ...said,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** So many people make a small cast. */
const FEW = 3;

function castLine(
  { name, pronoun, role, traits, speech }: StoryPrompt['cast'][number],
  _: number,
  { length }: StoryPrompt['cast'],
): string {
  const parts = [
    oneLine(role, 160),
    traits
      // In a story about one or two there is room for all that they are.
      .slice(0, length > FEW ? 4 : 10)
      .map((trait) => oneLine(trait, length > FEW ? 40 : 60))
      .join(', '),
    speech === '' ? '' : `speaks: ${clause(speech, 160)}`,
  ];
  return `- ${oneLine(name, 80)} (${pronoun}): ${parts.filter((part) => part !== '').join('; ')}`;
}

/** What skills say of their work, in their order. A long text has half of the room that is left, so that others are heard. */
function adviceOf({ skillPrompts }: StoryPrompt, budget: number, count: CountTokens): string {
  const title = 'What the parts of the program say of their work:';
  let left = budget - count(title);
  const lines: string[] = [];
  for (const { skill, text } of skillPrompts) {
    const advice = oneLine(text.replaceAll(/^#.*$/gm, ''), LONGEST_ADVICE);
    if (advice === '' || left < LEAST_ADVICE) continue;
    const line = `- ${oneLine(skill, 40)}: ${fitText(advice, Math.max(left / 2, LEAST_ADVICE) - 8, count)}`;
    lines.push(line);
    left -= count(line) + 1;
  }
  return lines.length === 0 ? '' : [title, ...lines].join('\n');
}

/** Earlier chapters, oldest first. When there are too many, the older half is told by its first sentences. */
function soFar(chapters: readonly Chapter[], { summaries }: Budget, count: CountTokens): string {
  if (chapters.length === 0) return '';
  const whole = chapters.map(({ text }) => paragraphsOf(text));
  const size = (texts: readonly string[]) => texts.reduce((sum, text) => sum + count(text) + 1, 0);
  let texts = whole;
  for (
    let newest = Math.ceil(whole.length / 2);
    size(texts) > summaries && newest >= 0;
    newest = newest === 0 ? -1 : Math.floor(newest / 2)
  ) {
    const older = whole.length - newest;
    const room = Math.max(12, (summaries - size(whole.slice(older))) / Math.max(1, older));
    texts = whole.map((text, index) => (index < older ? fitText(text, room, count) : text));
  }
  while (texts.length > 1 && size(texts) > summaries) texts = texts.slice(Math.ceil(texts.length / 4));
  return `What happened before, oldest first:\n${material(texts.map((text) => `- ${text}`).join('\n'))}`;
}
