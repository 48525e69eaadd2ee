import { useMemo } from 'react';
import { useIsDark } from '../theme/reading.ts';
import { rolesOf } from '../theme/roles.ts';

/** A drawing of arcs over a gradient, always the same for the same name: it stands where a picture is missing. */
export function Ornament({ name, seed, className }: { name: string; seed: string; className?: string }) {
  const isDark = useIsDark();
  const { primary, tertiary, ground, far } = useMemo(() => {
    const roles = rolesOf({ seed, isDark, contrast: 'standard' });
    return {
      primary: roles.primary,
      tertiary: roles.tertiary,
      ground: roles.primaryContainer,
      far: roles.surfaceContainerHigh,
    };
  }, [seed, isDark]);
  const arcs = useMemo(() => arcsOf(name), [name]);
  const id = `ornament-${arcs.map(({ r }) => r).join('')}-${seed.slice(1)}`;
  return (
    <svg className={className} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor={ground} />
          <stop offset="1" stopColor={far} />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill={`url(#${id})`} />
      {arcs.map(({ x, y, r, width, isWarm }) => (
        <circle
          key={`${x}-${y}-${r}`}
          cx={x}
          cy={y}
          r={r}
          fill="none"
          stroke={isWarm ? tertiary : primary}
          strokeWidth={width}
          opacity={0.35}
        />
      ))}
    </svg>
  );
}

function arcsOf(name: string) {
  let state = 2166136261;
  const next = (limit: number): number => {
    for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
    return state % limit;
  };
  const x = 40 + next(240);
  const y = 60 + next(160);
  return Array.from({ length: 7 }, (_, ring) => ({
    x: x + next(24) - 12,
    y: y + next(16) - 8,
    r: 18 + ring * (18 + next(9)),
    width: 1 + next(3),
    isWarm: next(3) === 0,
  }));
}
