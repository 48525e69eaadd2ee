export function majorOf(version: string): number;
export function refusalOf(version: string): string | null;
export function canRun(version: string): boolean;
