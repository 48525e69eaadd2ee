/** Keys and indexes along a JSON pointer. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function childPointer(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** How people write a place in a document: `tools[0].input`. Empty for the document itself. */
export function fieldPath(pointer: string, document: unknown): string {
  let path = '';
  let value = document;
  for (const segment of pointerSegments(pointer)) {
    const isIndex = Array.isArray(value);
    path += isIndex ? `[${segment}]` : `${path === '' ? '' : '.'}${segment}`;
    value = ownValue(value, segment);
  }
  return path;
}

function ownValue(container: unknown, key: string): unknown {
  if (typeof container !== 'object' || container === null || !Object.hasOwn(container, key)) return undefined;
  return (container as Record<string, unknown>)[key];
}
