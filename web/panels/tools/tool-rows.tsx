import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { PlanView } from '../../../src/contracts/api/events.ts';
import { md } from '../../theme/roles.ts';
import { spanInWords } from '../../words/format.ts';
import { timelineOf } from './timeline.ts';
import { ToolRow } from './tool-row.tsx';

const STEP_MS = 100;

/** How long a plan has been going: what the server last said, and the time since, while it runs. */
function useElapsed(plan: PlanView): number {
  const known = Math.max(
    plan.totalMs,
    ...plan.tools.map(({ startedAtMs, executionTimeMs }) => (startedAtMs ?? 0) + executionTimeMs),
  );
  const [since, setSince] = useState(0);
  const isRunning = plan.state === 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock begins anew with every word of the server
  useEffect(() => {
    setSince(0);
    if (!isRunning) return;
    const heardAt = performance.now();
    const timer = setInterval(() => setSince(performance.now() - heardAt), STEP_MS);
    return () => clearInterval(timer);
  }, [known, isRunning]);
  return isRunning ? known + since : known;
}

interface ToolRowsProps {
  plan: PlanView;
  open: ReadonlySet<string>;
  onToggle: (toolId: string) => void;
}

/** Who ran when: a line for each tool with its bar; a line opens to show all that is known of it. */
export function ToolRows({ plan, open, onToggle }: ToolRowsProps) {
  const elapsed = useElapsed(plan);
  const { ticks, rows } = timelineOf(plan.tools, elapsed);
  const bars = new Map(rows.map(({ toolId, bar }) => [toolId, bar]));
  return (
    <Box sx={{ '--bar-from': '208px', '@container (max-width: 559px)': { '--bar-from': '0px' } }}>
      <Box
        aria-hidden="true"
        sx={{ position: 'relative', height: 20, ml: 'var(--bar-from)', mr: '72px', mb: 0.5 }}
      >
        {ticks.map(({ atMs, share }, index) => (
          <Typography
            key={atMs}
            component="span"
            sx={{
              position: 'absolute',
              left: `${share * 100}%`,
              transform: `translateX(${index === 0 ? '0' : index === ticks.length - 1 ? '-100%' : '-50%'})`,
              fontSize: 12,
              whiteSpace: 'nowrap',
              color: md('onSurfaceVariant'),
              fontVariantNumeric: 'tabular-nums',
              '@container (max-width: 559px)': {
                display: index === 0 || index === ticks.length - 1 ? 'inline' : 'none',
              },
            }}
          >
            {spanInWords(atMs)}
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}>
        {plan.tools.map((tool) => (
          <ToolRow
            key={tool.toolId}
            tool={tool}
            bar={bars.get(tool.toolId) ?? null}
            isOpen={open.has(tool.toolId)}
            onToggle={() => onToggle(tool.toolId)}
          />
        ))}
      </Box>
    </Box>
  );
}
