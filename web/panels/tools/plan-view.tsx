import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { PlanView } from '../../../src/contracts/api/events.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { toolWords } from '../../words/tools.ts';
import { asJson, CopyButton } from '../parts/copy-button.tsx';
import { PLAN_MARKS } from './marks.ts';
import { PlanGraph } from './plan-graph.tsx';
import { planInWords } from './summary.ts';
import { rowId } from './tool-row.tsx';
import { ToolRows } from './tool-rows.tsx';

interface PlanOverviewProps {
  plan: PlanView;
  /** What can be done about the scene, beside the copying. */
  actions: ReactNode;
}

/** A plan: in a sentence, as a graph, and tool by tool over time. */
export function PlanOverview({ plan, actions }: PlanOverviewProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | null>(null);
  const mark = PLAN_MARKS[plan.state];
  const toggle = (toolId: string) => {
    const next = new Set(open);
    if (!next.delete(toolId)) next.add(toolId);
    setOpen(next);
  };
  const show = (toolId: string) => {
    setSelected(toolId);
    setOpen(new Set(open).add(toolId));
    document.getElementById(rowId(toolId))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ display: 'flex', color: mark.colour }}>
          <Icon path={mark.icon} size={32} title={mark.words} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="p"
            variant="h6"
            sx={{ lineHeight: 1.3 }}
            role={plan.state === 'running' ? 'status' : undefined}
          >
            {planInWords(plan)}
          </Typography>
          <Typography sx={{ fontSize: 13, color: md('onSurfaceVariant') }}>
            {toolWords.plannedBy(plan.generator, plan.planMs, plan.generationAttempts)}
          </Typography>
        </Box>
      </Stack>
      {plan.failedAttempts.length > 0 && <FailedAttempts attempts={plan.failedAttempts} />}
      <Box component="section" aria-label={toolWords.graph}>
        <PlanGraph tools={plan.tools} selected={selected} onSelect={show} />
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {actions}
        <CopyButton label={toolWords.copyPlan} text={() => asJson(plan)} />
      </Stack>
      <Box component="section" aria-label={toolWords.timeline}>
        <ToolRows plan={plan} open={open} onToggle={toggle} />
      </Box>
    </Stack>
  );
}

/** Plans for the same choice that came to nothing, each with what failed in it. */
function FailedAttempts({ attempts }: { attempts: PlanView['failedAttempts'] }) {
  return (
    <section aria-label={toolWords.attempts}>
      {attempts.map(({ attempt, message, tools }) => (
        <Alert key={attempt} severity="warning" variant="outlined" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {toolWords.attemptFailed(attempt, message)}
          <ul>
            {tools.map(({ toolId, skill, state, error }) => (
              <li key={toolId}>
                {toolId} ({skill}): {state}
                {error !== undefined && `. ${error}`}
              </li>
            ))}
          </ul>
        </Alert>
      ))}
    </section>
  );
}
