import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { ToolInputSchema } from '../../src/contracts/tool-input.ts';
import { validator } from '../../src/contracts/validate.ts';
import {
  emit,
  makeTempFolder,
  makeWorkshop,
  openWorkshop,
  planOf,
  type SkillSource,
  sessionWith,
  shell,
  step,
  toolResult,
  writeSkills,
} from '../support/skills.ts';
import { DONE, FAILED, SMITHY, stdinOf, workshopOf } from './fixtures/smithy.ts';

describe('what a script gets', () => {
  it('is one line that keeps the contract', async () => {
    const { execute } = await workshopOf(SMITHY);
    const state = { inventory: { torch: true } };
    const plan = planOf([
      step('a', 'skills/smithy/scripts/echo.sh', { input: { text: 'naïve "quotes"\n\\ 🎲' } }),
    ]);
    const result = await execute(plan, {
      session: sessionWith(state),
      configOf: (skill) => ({ for: skill, apiKey: 'sk-from-config' }),
    });
    const stdin = stdinOf(result, 'a');
    expect(validator(ToolInputSchema)(stdin)).toEqual([]);
    expect(stdin).toEqual({
      requestId: plan.requestId,
      tool: 'a',
      operation: 'echo',
      input: { text: 'naïve "quotes"\n\\ 🎲' },
      config: { for: 'smithy', apiKey: 'sk-from-config' },
      dependencies: {},
      session: sessionWith(state),
      host: stdin['host'],
    });
  });

  it('ends after that line', async () => {
    const { execute } = await workshopOf({
      counter: {
        scripts: {
          'count.sh': shell(
            'lines=0; while IFS= read -r _; do lines=$((lines + 1)); done',
            `printf '{"version":"0","type":"state_patch","patch":{"lines":%s,"arguments":%s}}\\n' $lines $#`,
            DONE,
          ),
        },
      },
    });
    const result = await execute(
      planOf([step('a', 'skills/counter/scripts/count.sh', { input: { text: 'a\nb\r\nc\u2028d' } })]),
    );
    expect(result.aggregatedState).toEqual({ lines: 1, arguments: 0 });
  });

  it('has the outputs of its dependencies, and null for those that failed', async () => {
    const { execute } = await workshopOf({
      ...SMITHY,
      maker: {
        scripts: {
          'make.sh': shell(
            emit({ type: 'state_patch', patch: { sword: { sharp: true, rusty: true } } }),
            emit({ type: 'state_patch', patch: { sword: { rusty: null }, shield: 1 } }),
            DONE,
          ),
        },
      },
    });
    const result = await execute(
      planOf([
        step('made', 'skills/maker/scripts/make.sh'),
        step('broken', 'skills/smithy/scripts/fail.sh', { required: false }),
        step('__proto__', 'skills/smithy/scripts/ok.sh'),
        step('stranger', 'skills/maker/scripts/make.sh'),
        step('a', 'skills/smithy/scripts/echo.sh', { dependencies: ['made', 'broken', '__proto__', 'made'] }),
      ]),
    );
    const stdin = stdinOf(result, 'a');
    expect(Object.entries(stdin['dependencies'] as JsonObject)).toEqual([
      ['made', { sword: { sharp: true }, shield: 1 }],
      ['broken', null],
      ['__proto__', {}],
    ]);
  });

  it('shows the session state as it was when the plan began', async () => {
    const { execute } = await workshopOf({
      ...SMITHY,
      painter: {
        scripts: { 'paint.sh': shell(emit({ type: 'state_patch', patch: { wall: 'blue' } }), DONE) },
      },
    });
    const result = await execute(
      planOf([
        step('paint', 'skills/painter/scripts/paint.sh'),
        step('a', 'skills/smithy/scripts/echo.sh', { dependencies: ['paint'] }),
      ]),
      { session: sessionWith({ wall: 'white' }) },
    );
    const stdin = stdinOf(result, 'a');
    expect((stdin['session'] as JsonObject)['state']).toEqual({ wall: 'white' });
    expect(result.aggregatedState['wall']).toBe('blue');
  });
});

describe('where a script runs', () => {
  const LOOKOUT: Record<string, SkillSource> = {
    lookout: { scripts: { 'look.sh': shell('pwd -P >cwd.txt', 'env >env.txt', DONE) } },
  };

  it('is the data folder of its skill, which is made for it', async () => {
    const scratch = makeTempFolder();
    const home = path.join(scratch, 'not/there/yet');
    writeSkills(path.join(scratch, 'skills'), LOOKOUT);
    const workshop = await openWorkshop(
      [{ folder: path.join(scratch, 'skills'), dataFolder: home }],
      scratch,
    );
    onTestFinished(() => workshop.close());
    const result = await workshop.execute(planOf([step('a', 'skills/lookout/scripts/look.sh')]));
    expect(result.success).toBe(true);
    const data = path.join(home, 'lookout/data');
    expect(readFileSync(path.join(data, 'cwd.txt'), 'utf8').trim()).toBe(realpathSync(data));
  });

  it('is its own data folder when its root has no other', async () => {
    const { execute, root } = await workshopOf(LOOKOUT);
    await execute(planOf([step('a', 'skills/lookout/scripts/look.sh')]));
    const data = path.join(root, 'lookout/data');
    expect(readFileSync(path.join(data, 'cwd.txt'), 'utf8').trim()).toBe(realpathSync(data));
  });

  it("has nothing of the user's secrets in its environment", async () => {
    const { execute, root } = await workshopOf(LOOKOUT);
    const secrets = [
      'OPENAI_API_KEY',
      'AWS_SECRET_ACCESS_KEY',
      'GITHUB_TOKEN',
      'NODE_OPTIONS',
      'NODE_EXTRA_CA_CERTS',
    ];
    const before = { ...process.env };
    for (const name of secrets) process.env[name] = name === 'NODE_OPTIONS' ? '--no-warnings' : 'hunter2';
    try {
      await execute(planOf([step('a', 'skills/lookout/scripts/look.sh')]), {
        configOf: () => ({ apiKey: 'hunter2' }),
      });
    } finally {
      for (const name of secrets) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
    const environment = readFileSync(path.join(root, 'lookout/data/env.txt'), 'utf8');
    expect(environment).not.toContain('hunter2');
    const names = environment.split('\n').map((line) => line.split('=')[0] ?? '');
    expect(names.filter((name) => secrets.includes(name) || name.startsWith('VITEST'))).toEqual([]);
    expect(names).toContain('PATH');
  });

  it('may not be made, and then only that tool fails', async () => {
    const { execute, root } = await workshopOf({ ...SMITHY, ...LOOKOUT });
    writeFileSync(path.join(root, 'lookout/data'), 'a file where the folder should be');
    const result = await execute(
      planOf([
        step('a', 'skills/lookout/scripts/look.sh', { required: false }),
        step('b', 'skills/smithy/scripts/ok.sh', { dependencies: ['a'] }),
      ]),
    );
    expect(toolResult(result, 'a')).toMatchObject({ state: 'failed', error: { category: 'process_error' } });
    expect(result.success).toBe(true);
  });
});

describe('assets', () => {
  const asset = (assetId: string, file: string, others: JsonObject = {}) =>
    emit({ type: 'asset', assetId, kind: 'image', mediaType: 'image/png', path: file, ...others });

  const FAR = { version: '0', type: 'asset', assetId: 'far', kind: 'image', mediaType: 'image/png' };

  const PNG = "printf '\\211PNG\\r\\n\\032\\n'";
  const PNG_BYTES = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

  it('are copied into managed storage, named by their content', async () => {
    const { execute, root } = await workshopOf({
      artist: { scripts: { 'draw.sh': shell(`${PNG} >near.jpg`, asset('near', 'near.jpg'), DONE) } },
    });
    const assetFolder = path.join(root, 'kept');
    const result = await execute(planOf([step('a', 'skills/artist/scripts/draw.sh')]), { assetFolder });
    const [kept] = result.aggregatedAssets;
    expect(path.relative(assetFolder, kept?.path ?? '')).toMatch(/^[0-9a-f]{2}.[0-9a-f]{64}\.png$/);
    expect(readFileSync(kept?.path ?? '')).toEqual(PNG_BYTES);
    expect(kept?.name).toBe('near.jpg');
  });

  it('are refused when the skill could not read them itself, or when they are something else', async () => {
    const secret = path.join(makeTempFolder(), 'secret.png');
    writeFileSync(secret, PNG_BYTES);
    onTestFinished(() => rmSync(path.dirname(secret), { recursive: true }));
    const workshop = await makeWorkshop(
      {
        artist: {
          scripts: {
            'draw.sh': shell(
              'echo no picture >fake.png',
              `ln -sf ${secret} link.png`,
              asset('secret', secret),
              asset('linked', 'link.png'),
              asset('fake', 'fake.png'),
              asset('gone', 'gone.png'),
              DONE,
            ),
          },
        },
      },
      'named',
    );
    onTestFinished(() => workshop.close());
    const result = await workshop.execute(planOf([step('a', 'skills/artist/scripts/draw.sh')]));
    expect(result.aggregatedAssets).toEqual([]);
    expect(toolResult(result, 'a').warnings).toEqual([
      expect.stringMatching(/"secret".*was refused: it is not a file that the skill may read/),
      expect.stringMatching(/"linked".*was refused: it is not a file that the skill may read/),
      expect.stringMatching(/"fake".*was refused: it is announced as image\/png, but its content is not/),
      expect.stringMatching(/"gone".*was refused: it is not there/),
    ]);
  });

  it('of a script that nothing confines may lie anywhere the user can read, also in the folder we run in', async () => {
    const folder = makeTempFolder();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'map.png'), PNG_BYTES);
    const here = path.relative(process.cwd(), path.join(folder, 'map.png'));
    const workshop = await makeWorkshop(
      {
        artist: {
          scripts: {
            'draw.sh': shell(asset('far', path.join(folder, 'map.png')), asset('near', here), DONE),
          },
        },
      },
      'shipped',
    );
    onTestFinished(() => workshop.close());
    const result = await workshop.execute(planOf([step('a', 'skills/artist/scripts/draw.sh')]));
    const real = realpathSync(path.join(folder, 'map.png'));
    expect(result.aggregatedAssets.map((one) => one.path)).toEqual([real, real]);
  });

  it('are registered by their absolute, real path', async () => {
    const workshop = await makeWorkshop(
      {
        artist: {
          scripts: {
            'draw.sh': shell(
              `mkdir -p art && ${PNG} >art/near.png && ln -sf art/near.png link.png`,
              `${PNG} >"$TMPDIR/far.png"`,
              asset('near', 'art/near.png', { metadata: { width: 2 } }),
              asset('linked', 'link.png'),
              `printf '${JSON.stringify({ ...FAR, path: '%s' })}\\n' "$TMPDIR/far.png"`,
              asset('shipped', '../cover.png'),
              DONE,
            ),
          },
        },
      },
      'named',
    );
    onTestFinished(() => workshop.close());
    const { execute, root, runner } = workshop;
    writeFileSync(path.join(root, 'artist/cover.png'), PNG_BYTES);
    const result = await execute(planOf([step('a', 'skills/artist/scripts/draw.sh')]));
    const near = realpathSync(path.join(root, 'artist/data/art/near.png'));
    const common = { toolId: 'a', kind: 'image', mediaType: 'image/png' };
    expect(toolResult(result, 'a').warnings).toEqual([]);
    expect(result.aggregatedAssets).toEqual([
      { ...common, assetId: 'near', path: near, name: 'near.png', metadata: { width: 2 } },
      { ...common, assetId: 'linked', path: near, name: 'link.png' },
      {
        ...common,
        assetId: 'far',
        path: path.join(runner.tempFolderOf('artist') ?? '', 'far.png'),
        name: 'far.png',
      },
      {
        ...common,
        assetId: 'shipped',
        path: realpathSync(path.join(root, 'artist/cover.png')),
        name: 'cover.png',
      },
    ]);
  });

  it('of a script that failed are not', async () => {
    const { execute } = await workshopOf({
      artist: { scripts: { 'draw.sh': shell('echo png >near.png', asset('near', 'near.png'), FAILED) } },
    });
    const result = await execute(planOf([step('a', 'skills/artist/scripts/draw.sh', { required: false })]));
    expect(result).toMatchObject({ success: true, aggregatedAssets: [] });
  });
});
