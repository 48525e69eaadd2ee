import type { ToolHost } from '../../contracts/tool-input.ts';

/** Whose call it is, as the host services need to know. */
export interface PracticeScope {
  skill: string;
  toolId: string;
  planId: string;
  playthroughId: string;
  sessionId: string;
  scene: number;
  /** The services that the skill declares. */
  methods: readonly string[];
}

/** Host services for scripts that are tried: each try gets a story of its own, so none depends on another. */
export interface PracticeHost {
  /** What scripts have asked for in vain since this was last asked, as clauses that continue "it …". */
  takeFailures(): string[];
  /** Where their socket is, which confined scripts must be able to see. */
  folder: string;
  grant(scope: PracticeScope): Promise<ToolHost & { revoke(): void }>;
}
