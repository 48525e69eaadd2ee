import { statSync } from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import { NarratoriaError } from '../../base/errors.ts';
import { type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { type BeginPractice, withPracticeServices } from '../../engine/play/services.ts';
import type { RpcError } from '../../host/rpc-error.ts';
import { PRACTICE_TIME, type PracticeHost, testSkill } from '../../skills/conformance/index.ts';
import type { SkillLibrary } from '../../skills/library.ts';
import { plain } from '../plain.ts';
import { closingLine, liveReport } from './report.ts';

interface SkillTestOptions {
  script?: string;
  json?: boolean;
}

/** Runs the conformance kit on a skill. */
export function testSkillFolder(dir: string, options: SkillTestOptions): Promise<number> {
  return withRuntime({}, (runtime) =>
    withPracticeServices(runtime, async (begin) => {
      const { catalog, signal } = runtime;
      const folder = findFolder(dir, catalog.edition.library);
      const { script, json } = options;
      try {
        const report = await testSkill(folder, {
          signal,
          host: practiceHost(runtime, begin),
          ...(script === undefined ? {} : { script }),
          ...(json === true ? {} : { onRow: liveReport(process.stdout) }),
        });
        const closing = pc.bold((report.passed ? pc.green : pc.red)(closingLine(report)));
        process.stdout.write(json === true ? `${JSON.stringify(report)}\n` : `\n${closing}\n`);
        return report.passed ? 0 : 1;
      } catch (error) {
        if (!signal.aborted) throw error;
        process.stderr.write('The test was interrupted.\n');
        return 1;
      }
    }),
  );
}

/** Every try is in a story of its own. */
function practiceHost(
  { host, runner }: Pick<Runtime, 'host' | 'runner'>,
  begin: BeginPractice,
): PracticeHost {
  const failures = new Set<string>();
  host.onCall(({ method, error }) => {
    if (error !== null && isScriptsFault(error))
      failures.add(`called "${plain(method)}" of the host in vain. ${error.message}`);
  });
  host.onRefusal(({ message, data }) => {
    const hint = data?.['hint'];
    failures.add(`called the host services in vain. ${message}${typeof hint === 'string' ? ` ${hint}` : ''}`);
  });
  return {
    folder: runner.hostFolder,
    async grant(scope) {
      await begin({ playthroughId: scope.playthroughId, inGameTime: PRACTICE_TIME });
      return await host.grant(scope);
    },
    takeFailures() {
      const taken = [...failures];
      failures.clear();
      return taken;
    },
  };
}

const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;

/** No such method, wrong parameters, a record or filter with a wrong field, a service that is not declared, or another story. */
function isScriptsFault({ code, data }: RpcError): boolean {
  const ours = String(data?.['code'] ?? '');
  return (
    [METHOD_NOT_FOUND, INVALID_PARAMS].includes(code) ||
    /^(?:host_(?:not_permitted|out_of_scope)|record_invalid)$/.test(ours)
  );
}

function findFolder(dir: string, library: SkillLibrary): string {
  const folder = path.resolve(dir);
  if (isFolder(folder)) return folder;
  const installed = library.get(dir) ?? library.waiting.find(({ skill }) => skill.name === dir)?.skill;
  if (installed !== undefined) return installed.folder;
  throw new NarratoriaError('invalid_usage', `No folder ${folder} and no installed skill "${dir}".`, {
    hint: 'Give a folder with a skill.json, or a name from: narratoria skill list',
    details: { dir },
  });
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
