const SECRET_KEY = /(api[-_]?key|token|password|passwd|secret|authorization|credential)/i;
const MASK = '•••';

/** Copies a value for the log or the page: what its key calls a secret is masked, errors become plain data. */
export function maskSecrets(value: unknown, depth = 8): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (value instanceof Error) return maskError(value, depth);
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEY.test(key) && inner !== null && inner !== '' && typeof inner !== 'boolean'
        ? MASK
        : maskSecrets(inner, depth - 1),
    ]),
  );
}

function maskError(error: Error, depth: number): unknown {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(maskSecrets({ ...error }, depth - 1) as object),
    ...(error.cause === undefined ? {} : { cause: maskSecrets(error.cause, depth - 1) }),
  };
}
