/** One part of a drawing: the markup from its opening to the next part's. */
export interface Part {
  opening: string;
  markup: string;
}

/** Cuts a drawing where the parts of its style begin; what comes before the first has an empty opening. */
export function partsOf(svg: string, openings: readonly string[]): Part[] {
  const parts: Part[] = [];
  let rest = svg;
  let opening = '';
  for (const next of openings) {
    const at = rest.indexOf(next);
    if (at < 0) throw new Error(`The style has no part ${next} any more.`);
    parts.push({ opening, markup: rest.slice(0, at) });
    rest = rest.slice(at + next.length);
    opening = next;
  }
  return [...parts, { opening, markup: rest }];
}

export function joined(parts: readonly Part[]): string {
  return parts.map(({ opening, markup }) => opening + markup).join('');
}

/** Puts markup over everything else in a drawing. */
export function overlaid(svg: string, markup: string): string {
  return svg.replace(/<\/svg>\s*$/, `${markup}</svg>`);
}

/** Shows another part of a drawing. */
export function framed(svg: string, viewBox: string): string {
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}
