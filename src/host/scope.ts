/** Whose call it is. It comes from the token alone, never from what a script sends. */
export type { HostScope as Scope } from '../plan/tool-run.ts';
