import { writeFileSync } from 'node:fs';
import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { Masker } from '../../base/mask.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { ToolInput } from '../../contracts/tool-input.ts';
import { choiceForScripts } from '../../engine/offered-choices.ts';
import { secretsIn } from '../../engine/play/export.ts';
import { withStory } from '../../engine/play/open-store.ts';
import { type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { offeredChoice, planIn } from '../../engine/saved-state.ts';
import { commandFor } from '../../skills/process/command.ts';
import type { Scene } from '../../store/index.ts';
import { plain } from '../plain.ts';

interface InputOptions {
  scene: number;
  tool: string;
  output?: string;
  skills: readonly string[];
}

/** Writes the line that a script got in a scene. Secret settings are left out of it. */
export function saveInput(id: string, { scene, tool, output, skills }: InputOptions): Promise<void> {
  return withRuntime({ skillFolders: skills }, (runtime) =>
    withStory('read-only', id, async ({ records, playthrough }) => {
      const told = await records.scene(scene);
      const before = scene > 1 ? await records.scene(scene - 1) : null;
      const { input, file } = inputOf(
        told,
        before,
        { tool, playthroughId: playthrough.playthroughId },
        runtime,
      );
      const masker = new Masker(await secretsIn(runtime.catalog.edition, runtime.home));
      const line = `${JSON.stringify(masker.data(input))}\n`;
      if (output === undefined) process.stdout.write(line);
      else writeFileSync(output, line, { mode: 0o600 });
      const { program, args } = commandFor(file);
      const from = output ?? 'FILE';
      const again = [program, ...args].map((word) =>
        /^[\w@%+=:,./-]+$/.test(word) ? word : JSON.stringify(word),
      );
      process.stderr.write(`Run it again with: ${plain(again.join(' '))} < ${plain(from)}\n`);
    }),
  );
}

function inputOf(
  told: Scene,
  before: Scene | null,
  { tool, playthroughId }: { tool: string; playthroughId: string },
  { catalog, sessionId }: Runtime,
): { input: ToolInput; file: string } {
  const { plan, result } = planIn(told);
  const planned = plan?.tools.find(({ toolId }) => toolId === tool);
  if (plan === null || planned === undefined) throw noSuchTool(told.scene, tool, plan);
  const ran = result?.toolResults.find(({ toolId }) => toolId === tool);
  const script = catalog.edition.library.resolve(planned.toolPath);
  const outputOf = (toolId: string): JsonObject | null => {
    const found = result?.toolResults.find((one) => one.toolId === toolId);
    return found?.state === 'success' ? found.output : null;
  };
  return {
    file: script.file,
    input: {
      requestId: plan.requestId,
      tool,
      operation: script.name,
      input: ran?.input ?? planned.input ?? {},
      config: catalog.edition.configOf(script.skill),
      dependencies: Object.fromEntries(
        (planned.dependencies ?? []).map((toolId) => [toolId, outputOf(toolId)]),
      ),
      session: {
        playthroughId,
        sessionId: told.sessionId ?? sessionId,
        scene: told.scene,
        inGameTime: before?.inGameTime ?? told.inGameTime ?? '',
        ...(isJsonObject(told.choice) && {
          choice: choiceForScripts(offeredChoice(told.choice)),
        }),
        state: before?.state ?? {},
      },
      host: null,
    },
  };
}

function noSuchTool(scene: number, tool: string, plan: Plan | null): NarratoriaError {
  const known = plan?.tools.map(({ toolId }) => plain(toolId)).join(', ') ?? '';
  return new NarratoriaError('record_not_found', `The plan of scene ${scene} has no tool "${plain(tool)}".`, {
    hint: known === '' ? 'No plan was kept for this scene.' : `It has: ${known}.`,
  });
}
