import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { InvocationView } from '../../../src/contracts/api/events.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { spanInWords } from '../../words/format.ts';
import { toolWords } from '../../words/tools.ts';
import { type BoxSize, NODE, type PlacedTool } from './layout.ts';
import { TOOL_MARKS } from './marks.ts';
import { restInWords } from './summary.ts';

interface ToolBoxProps {
  tool: InvocationView;
  place: PlacedTool;
  box: BoxSize;
  isSelected: boolean;
  onSelect: (toolId: string) => void;
}

/** A tool in the graph: its name, how it stands, and how long it took. */
export function ToolBox({ tool, place, box, isSelected, onSelect }: ToolBoxProps) {
  const mark = TOOL_MARKS[tool.state];
  const isHigh = box.height > NODE.height;
  const icon = (
    <Box
      component="span"
      sx={{
        color: mark.isDashed || tool.state === 'success' ? mark.colour : 'inherit',
        display: 'inline-flex',
        flex: 'none',
      }}
    >
      <Icon path={mark.icon} size={isHigh ? 16 : 20} />
    </Box>
  );
  const name = (
    <Box
      component="span"
      dir="auto"
      sx={{
        ...(isHigh ? twoLines : oneLine),
        fontSize: box.width < 80 ? 11 : isHigh ? 12 : 13,
        fontWeight: 600,
      }}
    >
      {tool.script}
    </Box>
  );
  const standing = (
    <Box component="span" sx={{ ...oneLine, fontSize: isHigh ? 11 : 12 }}>
      {standingOf(tool, isHigh)}
    </Box>
  );
  return (
    <ButtonBase
      onClick={() => onSelect(tool.toolId)}
      aria-pressed={isSelected}
      sx={{
        position: 'absolute',
        left: place.x,
        top: place.y,
        ...box,
        px: isHigh ? 0.75 : 1.25,
        gap: isHigh ? 0.5 : 1,
        flexDirection: isHigh ? 'column' : 'row',
        alignItems: isHigh ? 'stretch' : 'center',
        justifyContent: isHigh ? 'center' : 'flex-start',
        textAlign: 'start',
        lineHeight: 1.3,
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
      {isHigh ? (
        <>
          {name}
          <Box component="span" sx={{ display: 'flex', gap: 0.5, alignItems: 'center', minWidth: 0 }}>
            {icon}
            {standing}
          </Box>
        </>
      ) : (
        <>
          {icon}
          <Box component="span" sx={{ minWidth: 0 }}>
            {name}
            {standing}
          </Box>
        </>
      )}
      <span className="unseen">{restInWords(tool)}</span>
    </ButtonBase>
  );
}

function standingOf({ state, executionTimeMs }: InvocationView, isShort: boolean): string {
  const words = toolWords.states[state];
  if (executionTimeMs <= 0 || state === 'running') return words;
  const time = spanInWords(executionTimeMs);
  if (!isShort) return `${words} · ${time}`;
  return state === 'success' ? time : words;
}

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
