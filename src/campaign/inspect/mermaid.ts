import type { PlotPoint } from './plot.ts';

/** The plot as a Mermaid flowchart: solid for what is required, dotted where one of several will do. */
export function mermaid(points: readonly PlotPoint[]): string {
  const nodeOf = new Map(points.map(({ id }, index) => [id, `n${index}`]));
  const lines = ['flowchart TD'];
  for (const { id, kind, title, isReachable } of points) {
    const label = `"${escaped(kind === 'beat' ? `${id}: ${title}` : title)}"`;
    const shape = kind === 'beat' ? `[${label}]` : `([${label}])`;
    const style = isReachable ? (kind === 'ending' ? ':::ending' : '') : ':::never';
    lines.push(`  ${nodeOf.get(id)}${shape}${style}`);
  }
  for (const { id, requires, requiresAny, leadsTo } of points) {
    const link = (from: string, to: string, arrow: string) => {
      const [start, end] = [nodeOf.get(from), nodeOf.get(to)];
      if (start !== undefined && end !== undefined) lines.push(`  ${start} ${arrow} ${end}`);
    };
    for (const other of requires) link(other, id, '-->');
    for (const other of requiresAny) link(other, id, '-. or .->');
    for (const next of leadsTo) link(id, next.id, `-- "${escaped(next.why)}" -->`);
  }
  lines.push('  classDef ending stroke-width:3px', '  classDef never stroke-dasharray:4 4,color:#999');
  return `${lines.join('\n')}\n`;
}

/** Mermaid takes entities of its own for what would end a label or be markup in it. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[#"<>&`;{}|\\]/g, (character) => `#${character.charCodeAt(0)};`);
}
