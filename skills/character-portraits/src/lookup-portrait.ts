import { runScript } from '../../../src/sdk/index.ts';
import { portray } from './portraying/portray.ts';

runScript((call) => portray(call, 'lookup'));
