import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '../../src/base/error-codes.ts';
import * as errors from '../../src/base/errors.ts';

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];

describe('docs/errors.md', () => {
  const sections = new Map(
    readFileSync(path.resolve(import.meta.dirname, '../../docs/errors.md'), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0], section]),
  );

  it.each(CODES)('says what %s means and what to do about it', (code) => {
    const section = sections.get(code);
    expect(section).toContain(ERROR_CODES[code].meaning);
    expect(section).toContain(ERROR_CODES[code].action);
  });

  it('has no page for a code that is gone', () => {
    expect([...sections.keys()].filter((code) => !CODES.includes(code as ErrorCode))).toEqual([]);
  });
});

describe('the table of codes', () => {
  it('has no code that nothing gives', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const sources = globSync(['src/**/*.ts', 'skills/*/src/**/*.ts'], { cwd: root })
      .filter((file) => !file.endsWith('error-codes.ts'))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    expect(CODES.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  it.each(CODES)('%s is one word of small letters, with two sentences that end', (code) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(ERROR_CODES[code].meaning).toMatch(/^[A-Z].*\.$/s);
    expect(ERROR_CODES[code].action).toMatch(/^[A-Z].*\.$/s);
  });
});

const problem: errors.Problem = {
  code: 'invalid_plan',
  pointer: '/tools/0',
  message: 'The toolId is used twice.',
};

/** One of each class, with the code it must carry. */
const EXAMPLES: readonly [errors.NarratoriaError, string, ErrorCode][] = [
  [new errors.NarratoriaError('internal_error', 'Oh.'), 'NarratoriaError', 'internal_error'],
  [new errors.InvalidPlanError([problem]), 'InvalidPlanError', 'invalid_plan'],
  [new errors.CyclicDependencyError(problem, ['a', 'b', 'a']), 'CyclicDependencyError', 'cyclic_dependency'],
  [new errors.PlanExecutionError('It failed.', ['a']), 'PlanExecutionError', 'plan_execution_failed'],
  [new errors.ToolTimeoutError('tool_timeout', 30_000), 'ToolTimeoutError', 'tool_timeout'],
  [new errors.ToolTimeoutError('plan_timeout', 60_000), 'ToolTimeoutError', 'plan_timeout'],
  [new errors.ProtocolViolationError('invalid_json', 'Not JSON.'), 'ProtocolViolationError', 'invalid_json'],
  [new errors.UnknownEventTypeError('progress', 3), 'UnknownEventTypeError', 'protocol_violation'],
  [new errors.ScriptNotFoundError('No such file.', { file: 'a' }), 'ScriptNotFoundError', 'script_not_found'],
  [new errors.SkillNotAvailableError('dice', 'it is off'), 'SkillNotAvailableError', 'skill_not_available'],
  [new errors.MaxReplanAttemptsError(5, ['one']), 'MaxReplanAttemptsError', 'max_replan_attempts'],
];

describe('errors', () => {
  it('are all among the examples', () => {
    const classes = Object.values(errors).filter((value) => typeof value === 'function');
    const shown = new Set(EXAMPLES.map(([error]) => error.constructor));
    expect(classes.filter((errorClass) => !shown.has(errorClass))).toEqual([]);
  });

  it.each(EXAMPLES)('%s', (error, name, code) => {
    expect(error).toBeInstanceOf(errors.NarratoriaError);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe(name);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/\S/);
    expect(error.stack).toContain('errors.test');
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      code,
      message: error.message,
      details: error.details,
    });
  });

  it('show a hint to programs only where there is one', () => {
    const error = new errors.NarratoriaError('home_unwritable', 'No.', {
      hint: 'Elsewhere.',
      details: { folder: '/' },
    });
    expect(error.toJSON()).toEqual({
      code: 'home_unwritable',
      message: 'No.',
      hint: 'Elsewhere.',
      details: { folder: '/' },
    });
    expect(new errors.NarratoriaError('home_unwritable', 'No.').toJSON()).not.toHaveProperty('hint');
  });

  it('keep their cause, but do not show it to programs', () => {
    const cause = new Error('EACCES');
    const error = new errors.NarratoriaError('home_unwritable', 'No.', { cause });
    expect(error.cause).toBe(cause);
    expect(JSON.stringify(error)).not.toContain('EACCES');
    expect(new errors.NarratoriaError('home_unwritable', 'No.')).not.toHaveProperty('cause');
    expect(new errors.PlanExecutionError('No.', [], cause).cause).toBe(cause);
  });

  it('of a plan list every problem and count those the message leaves out', () => {
    const error = new errors.InvalidPlanError([problem, problem, problem]);
    expect(error.message).toBe('The toolId is used twice. (and 2 more)');
    expect(error.details).toEqual({ problems: [problem, problem, problem] });
    expect(new errors.InvalidPlanError([]).message).toMatch(/\S/);
  });

  it('of a cycle show its path', () => {
    const error = new errors.CyclicDependencyError(problem, ['a', 'b', 'a']);
    expect(error).toBeInstanceOf(errors.InvalidPlanError);
    expect(error.toJSON().details).toEqual({ problems: [problem], cycle: ['a', 'b', 'a'] });
  });
});
