/**
 * What a hostile skill gets away with, by how it is confined. The test tries every cell that this machine can show;
 * docs/security.md shows the table.
 */
export const ATTACKS: readonly Attack[] = [
  ...everyLanguage('blocked', 'blocked', 'possible', {
    'read-token': 'reads the token of the page',
    'read-config': "reads another skill's settings",
    'read-key': 'reads a key in the user folder',
    'read-environment': "reads Narratoria's environment in /proc",
    'see-processes': 'looks at other processes in /proc',
    'write-elsewhere': 'writes a file outside its folders',
    'write-itself': 'changes its own manifest',
  }),
  ...everyLanguage('blocked', 'possible', 'possible', {
    'kill-another': 'kills another process of the user',
    'call-loopback': 'connects to a port of this machine',
    'call-outward': 'connects to the network',
  }),
  ...everyLanguage('blocked', 'blocked', 'depends', {
    'read-memory': "opens another process's memory",
  }),
  {
    id: 'trace',
    does: 'attaches to another process',
    languages: ['python'],
    bySystem: 'blocked',
    byNode: 'blocked',
    unconfined: 'depends',
  },
  ...everyLanguage('blocked', 'blocked', 'possible', {
    'leave-a-daemon': 'leaves a process that has wiped its marks',
    'start-many': 'starts 300 processes at once',
  }),
  {
    id: 'database-file',
    does: 'makes a database outside its folders',
    languages: ['node'],
    bySystem: 'blocked',
    byNode: 'blocked',
    unconfined: 'possible',
  },
  ...everyLanguage('refused', 'refused', 'possible', {
    'link-as-asset': 'has a link to the token shown as a picture',
    'foreign-asset': 'has the token itself shown as a picture',
  }),
  ...everyLanguage('refused', 'refused', 'refused', {
    'call-undeclared': 'calls a host service it does not declare',
    'call-foreign': "asks for another story's memories",
    'forge-event': 'emits an event that is not one of the protocol',
    flood: 'writes without end',
  }),
];

export type Language = 'node' | 'python' | 'sh';

/**
 * `blocked`: it cannot. `refused`: it can try, and the runtime does not do it. `possible`: it can. `depends`: on the user's
 * rights and the system's settings.
 */
export type Outcome = 'blocked' | 'refused' | 'possible' | 'depends';

export interface Attack {
  id: string;
  does: string;
  languages: readonly Language[];
  /** With bubblewrap or namespaces, in any language. */
  bySystem: Outcome;
  /** With Node's permission model; only Node scripts. */
  byNode: Outcome;
  unconfined: Outcome;
}

function everyLanguage(
  bySystem: Outcome,
  byNode: Outcome,
  unconfined: Outcome,
  attacks: Record<string, string>,
): Attack[] {
  const languages: Language[] = ['node', 'python', 'sh'];
  return Object.entries(attacks).map(([id, does]) => ({ id, does, languages, bySystem, byNode, unconfined }));
}

/** The table as docs show it. */
export function asMarkdown(): string {
  const rows = ATTACKS.map(({ does, languages, bySystem, byNode, unconfined }) => {
    const node = languages.includes('node') ? byNode : '';
    return `| ${does} | ${languages.join(', ')} | ${bySystem} | ${node} | ${unconfined} |`;
  });
  return [
    '| a skill | tried in | bubblewrap, namespaces | Node permission model | all your rights |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
