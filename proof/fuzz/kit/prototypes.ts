const WATCHED = { Object, Array, String, Number, Boolean, Function, Map, Set, Promise, Buffer };

/** Tells whether something was put on a prototype that all objects share since the last time it was asked. */
export function prototypeWatch(): () => string | null {
  const before = snapshot();
  return () => {
    for (const [name, { prototype }] of Object.entries(WATCHED)) {
      const keys = Reflect.ownKeys(prototype);
      if (keys.length === before.get(name)?.length) continue;
      const fresh = keys.filter((key) => !before.get(name)?.includes(key));
      for (const key of fresh) Reflect.deleteProperty(prototype, key); // the next input is judged by itself
      return `${name}.prototype has gained ${fresh.map(String).join(', ') || 'or lost something'}.`;
    }
    return null;
  };
}

function snapshot(): Map<string, (string | symbol)[]> {
  return new Map(Object.entries(WATCHED).map(([name, { prototype }]) => [name, Reflect.ownKeys(prototype)]));
}
