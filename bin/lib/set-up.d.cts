export function setUp(level: 'run' | 'dev'): Promise<string>;
export function setUpBuild(): Promise<void>;
