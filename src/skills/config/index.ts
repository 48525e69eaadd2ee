export { describeConfig } from './describe.ts';
export { configFile, type LoadedConfig, loadConfig } from './load.ts';
export { MASK, maskConfig } from './mask.ts';
export { newVariablesIn, resetConfig, saveConfig } from './save.ts';
export { loadConfigSchema } from './schema.ts';
