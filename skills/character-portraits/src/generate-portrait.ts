import { defineScript } from '../../../src/sdk/index.ts';
import { portray } from './portraying/portray.ts';

export const script = defineScript((call) => portray(call, 'generate'));

if (import.meta.main !== false) script.run();
