import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { InvocationView } from '../../../src/contracts/api/events.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { spanInWords } from '../../words/format.ts';
import { toolWords } from '../../words/tools.ts';
import { TOOL_MARKS } from './marks.ts';
import type { TimelineRow } from './timeline.ts';
import { ToolDetails } from './tool-details.tsx';

interface ToolRowProps {
  tool: InvocationView;
  bar: TimelineRow['bar'];
  isOpen: boolean;
  onToggle: () => void;
}

export const rowId = (toolId: string): string => `tool-row-${toolId}`;

export function ToolRow({ tool, bar, isOpen, onToggle }: ToolRowProps) {
  const detailsId = useId();
  const mark = TOOL_MARKS[tool.state];
  return (
    <Box
      component="li"
      sx={{ borderRadius: '12px', bgcolor: isOpen ? md('surfaceContainer') : 'transparent' }}
    >
      <ButtonBase
        id={rowId(tool.toolId)}
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        sx={rowStyle}
      >
        <Box component="span" sx={{ gridArea: 'mark', display: 'flex', color: mark.colour }}>
          <Icon path={mark.icon} size={20} />
        </Box>
        <Box component="span" sx={{ gridArea: 'name', minWidth: 0 }}>
          <Typography component="span" sx={{ ...oneLine, fontSize: 14, fontWeight: 600 }} dir="auto">
            {tool.script}
          </Typography>
          <Typography
            component="span"
            sx={{ ...oneLine, fontSize: 12, color: md('onSurfaceVariant') }}
            dir="auto"
          >
            {toolWords.states[tool.state]}
            {tool.attempts > 1 && toolWords.attempt(tool.attempts)} · {tool.skill}
          </Typography>
        </Box>
        <Box component="span" aria-hidden="true" sx={trackStyle}>
          {bar !== null && (
            <Box
              component="span"
              sx={{
                position: 'absolute',
                insetBlock: 0,
                left: `${bar.start * 100}%`,
                width: `${bar.length * 100}%`,
                minWidth: 4,
                borderRadius: '4px',
                bgcolor: mark.colour,
              }}
            />
          )}
        </Box>
        <Typography component="span" sx={timeStyle}>
          {bar === null ? '' : tool.state === 'running' ? toolWords.now : spanInWords(tool.executionTimeMs)}
        </Typography>
        <Box
          component="span"
          sx={{
            gridArea: 'turn',
            display: 'flex',
            transform: isOpen ? 'rotate(180deg)' : 'none',
            transition: 'transform 200ms',
          }}
        >
          <Icon path={mdiChevronDown} size={20} />
        </Box>
      </ButtonBase>
      <Collapse in={isOpen} id={detailsId} unmountOnExit>
        <ToolDetails tool={tool} />
      </Collapse>
    </Box>
  );
}

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const rowStyle = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '20px 164px minmax(0, 1fr) 44px 20px',
  gridTemplateAreas: '"mark name track time turn"',
  columnGap: 1,
  alignItems: 'center',
  textAlign: 'start',
  minHeight: 48,
  px: 1,
  borderRadius: '12px',
  '&:hover': { bgcolor: md('surfaceContainer') },
  '&.Mui-focusVisible': { outline: `3px solid ${md('primary')}`, outlineOffset: -3 },
  '@container (max-width: 559px)': {
    gridTemplateColumns: '20px minmax(0, 1fr) auto 20px',
    gridTemplateAreas: '"mark name time turn" "track track track track"',
    rowGap: 0.75,
    py: 1,
  },
} as const;

const trackStyle = {
  gridArea: 'track',
  position: 'relative',
  display: 'block',
  height: 10,
  borderRadius: '4px',
  bgcolor: md('surfaceContainerHighest'),
} as const;

const timeStyle = {
  gridArea: 'time',
  fontSize: 12,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: md('onSurfaceVariant'),
} as const;
