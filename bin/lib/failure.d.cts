export function describeFailure(error: unknown): string;
