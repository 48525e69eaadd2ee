import answers from '../../../../content/en/answers.yaml';
import deeds from '../../../../content/en/deeds.yaml';
import effects from '../../../../content/en/effects.yaml';
import gifts from '../../../../content/en/gifts.yaml';
import memory from '../../../../content/en/memory.yaml';
import moods from '../../../../content/en/moods.yaml';
import people from '../../../../content/en/people.yaml';
import pressure from '../../../../content/en/pressure.yaml';
import questions from '../../../../content/en/questions.yaml';
import replies from '../../../../content/en/replies.yaml';
import secrets from '../../../../content/en/secrets.yaml';
import talk from '../../../../content/en/talk.yaml';
import ways from '../../../../content/en/ways.yaml';
import type { Content } from '../../../../src/sdk/index.ts';

/** All lines that the writer has, by group. */
export const CONTENT: Content = {
  ...answers,
  ...deeds,
  ...effects,
  ...gifts,
  ...memory,
  ...moods,
  ...people,
  ...pressure,
  ...questions,
  ...replies,
  ...secrets,
  ...talk,
  ...ways,
};
