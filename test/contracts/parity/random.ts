import fc from 'fast-check';
import { isJsonObject, type Json } from '../../../src/base/json.ts';
import { childPointer } from '../../../src/contracts/pointer.ts';
import { type Corpus, casesOf } from '../corpus/mutate.ts';
import { dropped, places, replaced } from '../corpus/pointers.ts';

/** Values on or near the limits of one contract or another. */
const TELLING_VALUES: Json[] = [
  ...[
    '',
    ' ',
    'x',
    'abc',
    'abcd',
    'abcde',
    'x'.repeat(100),
    'x'.repeat(101),
    'x'.repeat(501),
    'x'.repeat(1001),
  ],
  ...['0', '1', '1.0.0', '1.0', '1.0.0-a', 'en', 'EN', 'beat_001', 'beat_01', 'secrets.md', '/secrets.md'],
  ...['art/a.png', 'music/a.ogg', 'lore/a.md', '/lore/a.md', 'https://example.org', 'example.org'],
  ...[
    '2026-03-01T21:15:00Z',
    '2026-03-01',
    '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55',
    `sha256:${'0'.repeat(64)}`,
  ],
  ...[
    'log',
    'state_patch',
    'asset',
    'ui_event',
    'error',
    'done',
    'image',
    'prose',
    'png',
    'success',
    'guided',
  ],
  ...['string', 'integer', 'object', 'array', 'image/png', 'two\nlines'],
  ...[-1, 0, 0.25, 0.5, 1, 1.5, 2, 10, 11, 100, 101, 999, 1000, 300000, 300001, 1e21],
  ...[null, true, false, [], [''], ['x'], [null], [1], {}, { a: 1 }, { a: null }, { a: 'b' }, { name: 'x' }],
  ...[Array(5).fill('abcde'), Array(6).fill('abcde'), Array(10).fill('abcde'), Array(11).fill('abcde')],
];

type Change = (document: Json, names: readonly string[]) => Json;

/** Documents that are a few random changes away from one of the corpus. */
export function randomDocuments(corpus: Corpus): fc.Arbitrary<Json> {
  const good = casesOf(corpus).filter(({ valid }) => valid);
  const documents = good.map(({ document }) => document);
  const names = [...new Set(documents.flatMap((document) => places(document).map(lastName)))];
  return fc
    .tuple(fc.constantFrom(...documents), fc.array(anyChange, { minLength: 1, maxLength: 4 }))
    .map(([document, changes]) => changes.reduce((current, change) => change(current, names), document));
}

const anyValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TELLING_VALUES) },
  {
    weight: 1,
    arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json),
  },
);

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(), anyValue).map(([where, value]): Change => replaceWith(where, () => value)),
  fc.tuple(fc.nat(), fc.nat()).map(([where, from]): Change => copyFrom(where, from)),
  fc.nat().map((where): Change => dropAt(where)),
  fc.tuple(fc.nat(), fc.nat(), anyValue).map(([where, name, value]): Change => addField(where, name, value)),
  fc
    .tuple(fc.nat(), fc.constantFrom(0, 1, 2, 5, 6, 10, 11))
    .map(([where, length]): Change => repeatItems(where, length)),
);

function replaceWith(where: number, value: () => Json): Change {
  return (document) => replaced(document, pick(places(document), where).pointer, value());
}

function copyFrom(where: number, from: number): Change {
  return (document) => {
    const all = places(document);
    return replaced(document, pick(all, where).pointer, structuredClone(pick(all, from).value));
  };
}

function dropAt(where: number): Change {
  return (document) => {
    const fields = places(document).filter(({ pointer }) => pointer !== '' && !/\/\d+$/.test(pointer));
    return fields.length === 0 ? document : dropped(document, pick(fields, where).pointer);
  };
}

function addField(where: number, name: number, value: Json): Change {
  return (document, names) => {
    const objects = places(document).filter((place) => isJsonObject(place.value));
    if (objects.length === 0) return document;
    const { pointer } = pick(objects, where);
    return replaced(document, childPointer(pointer, pick([...names, 'x-stranger', '$schema'], name)), value);
  };
}

function repeatItems(where: number, length: number): Change {
  return (document) => {
    const arrays = places(document).filter(({ value }) => Array.isArray(value) && value.length > 0);
    if (arrays.length === 0) return document;
    const { pointer, value } = pick(arrays, where);
    const [item] = value as Json[];
    return replaced(
      document,
      pointer,
      Array.from({ length }, () => structuredClone(item as Json)),
    );
  };
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

function lastName({ pointer }: { pointer: string }): string {
  return pointer.split('/').at(-1) ?? '';
}
