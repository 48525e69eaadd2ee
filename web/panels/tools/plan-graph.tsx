import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { InvocationView } from '../../../src/contracts/api/events.ts';
import { md } from '../../theme/roles.ts';
import { useWidth } from '../parts/use-width.ts';
import { placeToFit } from './layout.ts';
import { ToolBox } from './tool-box.tsx';

interface PlanGraphProps {
  tools: readonly InvocationView[];
  selected: string | null;
  onSelect: (toolId: string) => void;
}

/** Who waits for whom. */
export function PlanGraph({ tools, selected, onSelect }: PlanGraphProps) {
  const [ref, room] = useWidth<HTMLDivElement>();
  // A tool's state changes many times a second; where it stands changes only with the order of the plan.
  const order = JSON.stringify(tools.map(({ toolId, dependsOn }) => ({ toolId, dependsOn })));
  const placed = useMemo(() => placeToFit(JSON.parse(order), room), [order, room]);
  const byId = new Map(tools.map((tool) => [tool.toolId, tool]));
  const runningTo = new Set(tools.filter(({ state }) => state === 'running').map(({ toolId }) => toolId));
  return (
    <Box ref={ref} sx={{ overflowX: 'auto', overflowY: 'hidden', p: '4px' }}>
      <Box sx={{ position: 'relative', width: placed.width, height: placed.height, mx: 'auto' }}>
        <svg
          width={placed.width}
          height={placed.height}
          aria-hidden="true"
          style={{ position: 'absolute', inset: 0 }}
        >
          <defs>
            <marker
              id="plan-arrow"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0,0 L8,4 L0,8 z" fill={md('outline')} />
            </marker>
          </defs>
          {placed.edges.map(({ from, to, path, isArrow }) => (
            <path
              key={`${from} ${to}`}
              d={path}
              fill="none"
              stroke={runningTo.has(to) ? md('primary') : md('outline')}
              strokeWidth={runningTo.has(to) ? 2.5 : 1.5}
              markerEnd={isArrow ? 'url(#plan-arrow)' : undefined}
            />
          ))}
          {placed.joins.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={md('outline')} />
          ))}
        </svg>
        {placed.tools.map((place) => {
          const tool = byId.get(place.toolId);
          return (
            tool !== undefined && (
              <ToolBox
                key={place.toolId}
                tool={tool}
                place={place}
                box={placed.box}
                isSelected={place.toolId === selected}
                onSelect={onSelect}
              />
            )
          );
        })}
      </Box>
    </Box>
  );
}
