import { describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../../src/base/errors.ts';
import { silentLog } from '../../../src/base/log.ts';
import { openLanguageModel } from '../../../src/models/language/open.ts';
import { Pauses } from '../../../src/models/language/pauses.ts';
import { costOf, hostedContext } from '../../../src/models/language/prices.ts';
import { FACTS } from '../../../src/models/language/provider.ts';
import { changeModelSettings } from '../../../src/models/language/settings.ts';
import { changeStoryteller } from '../../../src/models/language/storyteller.ts';
import { checkCost, readUsage, UsageLog, usageToday } from '../../../src/models/language/usage.ts';
import { temporaryHome } from '../support/made-up-model.ts';

const claude = (model: string) => ({
  provider: 'claude' as const,
  baseUrl: FACTS.claude.baseUrl,
  model,
  apiKey: 'k',
});
const USED = { prompt: 10_000, reused: 6_000, kept: 1_000, written: 1_000 };

describe('what a call costs', () => {
  it('follows the price list, cheaper for what was kept', () => {
    // 3,000 anew, 6,000 reused, 1,000 kept from now on, 1,000 written
    const expected = (3_000 * 2 + 6_000 * 0.1 + 1_000 * 2 * 1.25 + 1_000 * 10) / 1e6;
    expect(costOf(claude('claude-sonnet-5-5'), USED)).toBeCloseTo(expected, 9);
    expect(costOf(claude('claude-sonnet-5-5-20261001'), USED)).toBeCloseTo(expected, 9);
  });

  it('is not known for a model that is not on it, and nothing on one’s own machine', () => {
    expect(costOf(claude('claude-unheard-of-9'), USED)).toBeNull();
    const own = { provider: 'ollama' as const, baseUrl: 'http://127.0.0.1:11434', model: 'x', apiKey: '' };
    expect(costOf(own, USED)).toBe(0);
    expect(hostedContext('claude-unheard-of-9')).toBeLessThan(hostedContext('claude-sonnet-5-5'));
  });
});

describe('the usage of a home', () => {
  it('is counted day by day', async () => {
    const home = temporaryHome();
    const log = new UsageLog(home);
    await Promise.all([
      log.note({ prompt: 100, written: 10, cost: 0.4 }),
      log.note({ prompt: 100, written: 10, cost: 0.6 }),
      log.note({ prompt: 1, written: 1, cost: null }),
    ]);
    expect(await usageToday(home)).toEqual({
      calls: 3,
      promptTokens: 201,
      writtenTokens: 21,
      cost: 1,
      unpriced: 1,
    });
    expect(Object.keys(await readUsage(home))).toHaveLength(1);
  });
});

describe('the limit for a story', () => {
  it('is reached when the story has cost as much', () => {
    expect(() => checkCost(0.99, { costLimit: 1 })).not.toThrow();
    expect(() => checkCost(99, {})).not.toThrow();
    expect(() => checkCost(1, { costLimit: 1 })).toThrow('$1.00 is your limit for a story');
  });

  it('is held against what the story has cost before a model on another computer is asked', async () => {
    const home = temporaryHome();
    await changeModelSettings(home, { allowLocalNetwork: true, costLimit: 1, contextTokens: 4096 });
    await changeStoryteller(home, {
      ...{
        provider: 'openai',
        model: 'm',
        baseUrl: 'http://192.168.255.254:9/v1',
        fallbackProvider: 'built-in',
      },
    });
    const model = openLanguageModel({ home, shared: home, log: silentLog() });
    const ask = (spent: number) =>
      model.generate({
        ...{ task: 'prose', messages: [{ role: 'user', content: 'Hello' }], timeoutMs: 300 },
        spent: async () => spent,
      });
    await expect(ask(1)).rejects.toMatchObject({ code: 'model_cost_limit' });
    await expect(ask(0.5)).rejects.not.toMatchObject({ code: 'model_cost_limit' });
    await model.close();
  });
});

describe('a pause', () => {
  it('grows with each failure, ends with time, and is over with a success', () => {
    let now = 0;
    const pauses = new Pauses(() => now);
    const fail = () => pauses.failed('m', new NarratoriaError('model_server_error', 'It failed.'));
    const isPaused = () => {
      try {
        pauses.check('m');
        return false;
      } catch {
        return true;
      }
    };
    fail();
    fail();
    expect(isPaused()).toBe(false);
    fail();
    expect(isPaused()).toBe(true);
    now += 31_000;
    expect(isPaused()).toBe(false);
    fail();
    now += 31_000;
    expect(isPaused()).toBe(true);
    now += 31_000;
    expect(isPaused()).toBe(false);
    pauses.succeeded('m');
    fail();
    expect(isPaused()).toBe(false);
  });

  it('comes at once where asking again changes nothing', () => {
    const pauses = new Pauses(() => 0);
    pauses.failed('m', new NarratoriaError('model_unauthorized', 'Claude does not accept the key.'));
    expect(() => pauses.check('m')).toThrow('It is not asked for 60 seconds.');
    expect(() => pauses.check('with another key')).not.toThrow();
  });

  it('spares the other calls of a scene the time that a silent server has cost already', () => {
    const pauses = new Pauses(() => 0);
    pauses.failed('m', new NarratoriaError('model_silent', 'It says nothing.'));
    expect(() => pauses.check('m')).toThrow('It is not asked for 5 seconds.');
  });
});
