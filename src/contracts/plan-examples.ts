import type { Plan } from './plan.ts';

/** Plans to copy from, each for one thing that plans can say. They are written to contracts/. */
export const PLAN_EXAMPLES: Readonly<Record<string, Plan>> = {
  'plan-json.example.json': {
    requestId: '6f1c3c3e-0d0b-4a53-9c0e-5b1d2a7f4e10',
    narrative: 'You try the door.',
    tools: [
      {
        toolId: 'roll',
        toolPath: 'skills/dice-roller/roll-dice',
        input: { formula: '2d6', purpose: 'Force the door' },
      },
    ],
    parallel: false,
    metadata: { generationAttempt: 1, parentPlanId: null, generatedAt: '2026-01-15T18:30:00.000Z' },
  },
  'plan-json.parallel.example.json': {
    requestId: '0b7f3d8e-54c5-4a0b-8f0a-0d8b4f1a2c33',
    narrative: null,
    tools: [
      {
        toolId: 'recall',
        toolPath: 'skills/memory/recall-memory',
        input: { query: 'interactions with the blacksmith', limit: 3 },
        required: false,
        async: true,
        timeout: 2000,
      },
      {
        toolId: 'roll',
        toolPath: 'skills/dice-roller/roll-dice',
        input: { formula: '1d20' },
        async: true,
      },
      {
        toolId: 'keep',
        toolPath: 'skills/memory/store-memory',
        input: { summary: 'The player bargained with the blacksmith.' },
        dependencies: ['recall', 'roll'],
        required: false,
        retryPolicy: { maxRetries: 1, backoffMs: 50 },
      },
    ],
    parallel: true,
    metadata: { generationAttempt: 1, parentPlanId: null, timeout: 20000, concurrency: 2 },
  },
  'plan-json.replan.example.json': {
    requestId: 'c0a6f5de-8f5d-4f1c-9a57-2f6f4a3b9d71',
    tools: [{ toolId: 'roll', toolPath: 'skills/dice-roller/roll-dice', input: { formula: '1d20' } }],
    disabledSkills: ['memory'],
    metadata: {
      generationAttempt: 2,
      parentPlanId: '0b7f3d8e-54c5-4a0b-8f0a-0d8b4f1a2c33',
      generator: 'by hand',
    },
  },
};
