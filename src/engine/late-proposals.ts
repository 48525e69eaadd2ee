import type { Json, JsonObject } from '../base/json.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import { ENGINE_KEYS } from '../contracts/proposed-effect.ts';
import {
  type Accepted,
  accept,
  type Proposal,
  type ProposalScene,
  proposalsIn,
  type Refusal,
} from './proposals.ts';
import type { World } from './world.ts';

/**
 * What skills that ran after the settlement propose, and what was noted down of earlier scenes. It counts from the next
 * scene on, and is told there.
 */
export function lateProposals(
  world: World,
  result: ExecutionResult | null,
  heardFrom: readonly string[],
  where: ProposalScene,
  noted: readonly Proposal[] = [],
): Accepted {
  const late = succeeded(result).filter(({ toolId }) => !heardFrom.includes(toolId));
  const outputs = Object.fromEntries(late.map(({ toolId, output }) => [toolId, output]));
  const declaredBy: ProposalScene['declaredBy'] = (toolId) =>
    noted.some((one) => one.toolId === toolId) ? null : where.declaredBy(toolId);
  const accepted = accept(world, [...proposalsIn(outputs), ...noted], { ...where, declaredBy });
  const toTell = accepted.facts.map(({ text }) => text);
  return { ...accepted, world: { ...accepted.world, toTell } };
}

/** Patches of what belongs to the engine; nothing of them is taken over. */
export function trespasses(result: ExecutionResult | null): Refusal[] {
  return succeeded(result).flatMap(({ toolId, events }) =>
    events.flatMap((event) => (event.type === 'state_patch' ? trespassesIn(event.patch, toolId) : [])),
  );
}

function trespassesIn(patch: JsonObject, toolId: string): Refusal[] {
  return ENGINE_KEYS.filter((key) => Object.hasOwn(patch, key)).map((key) => ({
    toolId,
    effect: { [key]: patch[key] as Json },
    reason: `"${key}" belongs to the engine and is not changed by a patch. Propose an effect instead.`,
  }));
}

/** Files that were announced and could not be taken, such as one that the skill may not read. */
export function filesRefused(result: ExecutionResult | null): Refusal[] {
  const taken = new Set(result?.aggregatedAssets.map(({ toolId, assetId }) => `${toolId}/${assetId}`));
  return succeeded(result).flatMap(({ toolId, events, warnings }) =>
    events.flatMap((event) => {
      if (event.type !== 'asset' || taken.has(`${toolId}/${event.assetId}`)) return [];
      const reason = warnings.find((warning) => warning.includes(`"${event.assetId}"`));
      return reason === undefined ? [] : [{ toolId, effect: { asset: event.assetId }, reason }];
    }),
  );
}

function succeeded(result: ExecutionResult | null): ExecutionResult['toolResults'] {
  return (result?.toolResults ?? []).filter(({ state }) => state === 'success');
}
