export const BUILD_STAMP: string;
export function buildFingerprint(): string;
