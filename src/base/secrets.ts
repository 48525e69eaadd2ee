const SECRET_KEY = /(api[-_]?key|token|password|passwd|secret|authorization|credential)/i;
const MASK = '•••';

/** Copies a value for the log or the page: what its key calls a secret is masked, errors become plain data. */
export function maskSecrets(value: unknown, depth = 8): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (value instanceof Error) return maskError(value, depth);
  if (value instanceof Date || value instanceof URL) return String(value.toJSON());
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth - 1));
  return Object.fromEntries(
    Object.keys(value).map((key) => {
      const inner = readQuietly(value as Record<string, unknown>, key);
      return [key, isSecret(key, inner) ? MASK : maskSecrets(inner, depth - 1)];
    }),
  );
}

/** An empty secret, or whether there is one, is not secret. */
function isSecret(key: string, value: unknown): boolean {
  return SECRET_KEY.test(key) && value !== null && value !== '' && typeof value !== 'boolean';
}

/** A getter that throws must not keep the rest from the log. */
function readQuietly(object: Record<string, unknown>, key: string): unknown {
  try {
    return object[key];
  } catch {
    return '(unreadable)';
  }
}

function maskError(error: Error, depth: number): unknown {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(maskSecrets({ ...error }, depth - 1) as object),
    ...(error.cause === undefined ? {} : { cause: maskSecrets(error.cause, depth - 1) }),
    ...(error instanceof AggregateError ? { errors: maskSecrets(error.errors, depth - 1) } : {}),
  };
}
