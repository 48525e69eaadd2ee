import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useMemo } from 'react';
import type { InvocationView } from '../../../src/contracts/api/events.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWidth } from '../parts/use-width.ts';
import { spanInWords } from '../parts/words.ts';
import { NODE, type PlacedTool, placeToFit } from './layout.ts';
import { TOOL_MARKS } from './marks.ts';
import { restInWords, STATE_WORDS } from './summary.ts';

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
          {placed.edges.map(({ from, to, path }) => (
            <path
              key={`${from} ${to}`}
              d={path}
              fill="none"
              stroke={runningTo.has(to) ? md('primary') : md('outline')}
              strokeWidth={runningTo.has(to) ? 2.5 : 1.5}
              markerEnd="url(#plan-arrow)"
            />
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

interface ToolBoxProps {
  tool: InvocationView;
  place: PlacedTool;
  isSelected: boolean;
  onSelect: (toolId: string) => void;
}

function ToolBox({ tool, place, isSelected, onSelect }: ToolBoxProps) {
  const mark = TOOL_MARKS[tool.state];
  const time =
    tool.executionTimeMs > 0 && tool.state !== 'running' ? ` · ${spanInWords(tool.executionTimeMs)}` : '';
  return (
    <ButtonBase
      onClick={() => onSelect(tool.toolId)}
      aria-pressed={isSelected}
      sx={{
        position: 'absolute',
        left: place.x,
        top: place.y,
        width: NODE.width,
        height: NODE.height,
        px: 1.25,
        gap: 1,
        justifyContent: 'flex-start',
        textAlign: 'start',
        fontFamily: 'inherit',
        borderRadius: '12px',
        border: `1px ${mark.isDashed ? 'dashed' : 'solid'} ${mark.isDashed ? mark.colour : 'transparent'}`,
        bgcolor: mark.ground,
        color: mark.ink,
        transition: 'background-color 200ms',
        outline: isSelected ? `2px solid ${md('primary')}` : 'none',
        outlineOffset: 1,
        '&:hover': { filter: 'brightness(1.08)' },
        '&.Mui-focusVisible': { outline: `3px solid ${md('primary')}`, outlineOffset: 2 },
      }}
    >
      <Box
        component="span"
        sx={{ color: mark.isDashed || tool.state === 'success' ? mark.colour : 'inherit', display: 'flex' }}
      >
        <Icon path={mark.icon} size={20} />
      </Box>
      <Box component="span" sx={{ minWidth: 0, lineHeight: 1.3 }}>
        <Box component="span" sx={{ ...oneLine, fontSize: 13, fontWeight: 600 }} dir="auto">
          {tool.script}
        </Box>
        <Box component="span" sx={{ ...oneLine, fontSize: 12 }}>
          {STATE_WORDS[tool.state]}
          {time}
        </Box>
        <span className="unseen">{restInWords(tool)}</span>
      </Box>
    </ButtonBase>
  );
}

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
