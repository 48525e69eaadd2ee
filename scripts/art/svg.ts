export type Attributes = Record<string, string | number | undefined>;

/** An SVG element as text; attributes without a value are left out. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export function shape(d: string, fill: string, more: Attributes = {}): string {
  return el('path', { d, fill, ...more });
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('rect', { x, y, width, height, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function group(attributes: Attributes, ...children: string[]): string {
  return el('g', attributes, children.join(''));
}

/** A closed shape through points, with straight sides. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;
}

/** A path that is mirrored about a vertical line: what is written for the left is there on the right too. */
export function mirrored(centre: number, content: string): string {
  return content + group({ transform: `translate(${2 * centre} 0) scale(-1 1)` }, content);
}

/** Colours from top to bottom, each with how far down it stands (0 to 1). */
export function vertical(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  return el('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stopsOf(stops));
}

export function radial(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  return el('radialGradient', { id }, stopsOf(stops));
}

/** A round light that fades: `strength` is how bright it is in the middle. */
export function glow(
  id: string,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): string {
  const fade = radial(id, [
    [0, colour, strength],
    [0.35, colour, strength * 0.5],
    [1, colour, 0],
  ]);
  return el('defs', {}, fade) + el('circle', { cx: x, cy: y, r: radius, fill: `url(#${id})` });
}

function stopsOf(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) =>
      el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
