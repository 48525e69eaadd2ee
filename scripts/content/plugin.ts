import type { Plugin } from 'esbuild';
import { compileContent } from './compile.ts';

const YAML = /\.yaml$/;

/** Lets the build import `content/en/people.yaml`: the lines are read now, and are plain data in the bundle. */
export const contentPlugin: Plugin = {
  name: 'content',
  setup(build) {
    build.onLoad({ filter: YAML }, ({ path }) => ({ contents: moduleFor(path), loader: 'js' }));
  },
};

/** The same for tests. */
export const contentForTests = {
  name: 'content',
  enforce: 'pre' as const,
  load: (id: string) => (YAML.test(id) ? moduleFor(id) : null),
};

/** As a string that is parsed: faster to start than an object literal of this size. */
function moduleFor(file: string): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileContent(file)))});`;
}
