export const BUILD_STAMP: string;
export function buildFingerprint(): string;
export function readBuildStamp(): { fingerprint: string; outputs: string[] } | null;
