#!/usr/bin/env node
/** Everything in one file, with nothing but the protocol. */
import { text } from 'node:stream/consumers';

interface Tide {
  centimetres: number;
  isRising: boolean;
}

const emit = (event: object) => process.stdout.write(`${JSON.stringify({ version: '0', ...event })}\n`);

try {
  const call = JSON.parse(await text(process.stdin));
  const { ferry, draughtCentimetres: draught = 150 } = call.input;
  if (typeof ferry !== 'string') throw new Error('"ferry" must be a text.');
  if (typeof draught !== 'number') throw new Error('"draughtCentimetres" must be a number.');
  const tide: Tide | undefined = call.dependencies?.tide?.tide;

  const water = tide?.centimetres ?? Number.POSITIVE_INFINITY;
  const sails = water >= draught;
  const reason = sails ? 'the water is high enough' : `she draws ${draught} cm and there are ${water}`;
  emit({ type: 'state_patch', patch: { ferry: { name: ferry, sails, reason } } });
  emit({ type: 'done', ok: true, summary: `${ferry} ${sails ? 'sails' : 'stays'}: ${reason}.` });
} catch (error) {
  emit({ type: 'error', errorCode: 'invalid_input', errorMessage: (error as Error).message });
  emit({ type: 'done', ok: false });
}
