export { type ConfigDescription, describeConfig } from './describe.ts';
export { configFile, type LoadedConfig, loadConfig } from './load.ts';
export { MASK, maskConfig } from './mask.ts';
export type { ConfigProblem } from './resolve.ts';
export { type SaveResult, saveConfig } from './save.ts';
export { loadConfigSchema, type SkillConfigSchema } from './schema.ts';
