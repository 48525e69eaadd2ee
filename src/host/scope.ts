/** Whose call it is. It comes from the token alone, never from what a script sends. */
export interface Scope {
  skill: string;
  toolId: string;
  planId: string;
  playthroughId: string;
  sessionId: string;
  scene: number;
}
