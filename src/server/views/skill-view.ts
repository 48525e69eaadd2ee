import path from 'node:path';
import type { JsonObject } from '../../base/json.ts';
import type { SkillReviewView, SkillsView, SkillView } from '../../contracts/api/settings.ts';
import type { Runtime } from '../../engine/play/runtime.ts';
import { whyUnavailable } from '../../plan/executor.ts';
import type { SkillEdition } from '../../skills/catalog.ts';
import { describeConfig } from '../../skills/config/index.ts';
import { realOrSame } from '../../skills/process/confine/box.ts';
import type { SkillReview } from '../../skills/review.ts';
import type { HealthState, Skill } from '../../skills/skill.ts';
import { formSchema } from './form-schema.ts';

const HEALTH: Record<HealthState, SkillView['health']> = {
  healthy: 'healthy',
  degraded: 'degraded',
  temporaryFailure: 'degraded',
  permanentFailure: 'unhealthy',
};

/** A skill as its settings show it. No secret is in it. */
export async function skillView(skill: Skill, runtime: Runtime): Promise<SkillView> {
  const { catalog, settings, health } = runtime;
  const { edition } = catalog;
  const { name, displayName, description, version, folder, scripts, manifest, origin } = skill;
  const config = await describeConfig(skill);
  const ofFolder = edition.problems.filter(({ file }) => file.startsWith(`${folder}${path.sep}`));
  return {
    name,
    displayName,
    description,
    version,
    author: manifest.author ?? '',
    source: origin === 'named' ? 'folder' : origin,
    enabled: settings.isEnabled(name),
    health: HEALTH[health.stateOf(name)],
    whyUnavailable: whyUnavailable(name, health, (asked) => edition.whyUnavailable(asked)) ?? '',
    problems: [...ofFolder, ...config.problems].map(({ message }) => message),
    scripts: scripts.map((script) => ({ name: script.name, description: script.description })),
    configSchema: shownSchema(skill, config.schema as JsonObject | null),
    config: { ...config.defaults, ...config.values },
    defaults: config.defaults,
  };
}

/** Folders that are no valid skill, each with what is wrong and where. */
export function brokenFolders({ library, problems }: SkillEdition): SkillsView['broken'] {
  const sound = [...library.skills, ...library.waiting.map(({ skill }) => skill)].map(({ folder }) => folder);
  const roots = library.roots.map(({ folder }) => path.resolve(folder));
  const byFolder = Map.groupBy(problems, ({ file }) => folderOf(file, roots));
  return [...byFolder].flatMap(([folder, found]) =>
    folder === null || sound.includes(realOrSame(folder))
      ? []
      : [
          {
            name: path.basename(folder),
            problems: found.map(({ file, line, message }) => ({ file, line, message })),
          },
        ],
  );
}

/** The skill folder that a file is in; null when it is in none. */
function folderOf(file: string, roots: readonly string[]): string | null {
  const root = roots.find((one) => file.startsWith(`${one}${path.sep}`));
  return root === undefined ? null : path.join(root, path.relative(root, file).split(path.sep)[0] ?? '');
}

/** What came with Narratoria is known to do no harm in the page. */
function shownSchema({ origin }: Skill, schema: JsonObject | null): JsonObject | null {
  return schema === null || origin === 'shipped' ? schema : formSchema(schema);
}

/** A skill as it is shown before it may run. */
export function reviewView({
  skill,
  hash,
  standing,
  replaces,
  runs,
  forgets,
  declared,
}: SkillReview): SkillReviewView {
  const { name, displayName, description, version, folder, manifest } = skill;
  const { network, read, write, environment, secrets, host, effects } = declared;
  return {
    name,
    displayName,
    description,
    version,
    author: manifest.author ?? '',
    folder,
    hash,
    standing,
    replaces,
    runs,
    forgets: [...forgets],
    network,
    read: [...read],
    write: [...write],
    environment: [...environment],
    secrets: [...secrets],
    host: [...host],
    effects: [...effects],
  };
}
