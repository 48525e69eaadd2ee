import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import type { PlanSummary } from '../../api/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { spanInWords } from '../../words/format.ts';
import { sharedWords } from '../../words/shared.ts';
import { toolWords } from '../../words/tools.ts';
import { PLAN_MARKS } from './marks.ts';

interface PlanListProps {
  plans: readonly PlanSummary[];
  selected: number;
  onSelect: (scene: number) => void;
}

const AT_ONCE = 30;

/** The plans of the story, the newest first; a long story's are shown some at a time. */
export function PlanList({ plans, selected, onSelect }: PlanListProps) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <>
      <List dense disablePadding aria-label={toolWords.list}>
        {plans.slice(0, shown).map((plan) => (
          <ListItem key={plan.scene} disablePadding>
            <ListItemButton
              selected={plan.scene === selected}
              aria-current={plan.scene === selected}
              onClick={() => onSelect(plan.scene)}
              sx={{ borderRadius: '12px', gap: 1.5 }}
            >
              <span style={{ display: 'flex', color: PLAN_MARKS[plan.state].colour }}>
                <Icon path={PLAN_MARKS[plan.state].icon} size={20} />
              </span>
              <ListItemText primary={sharedWords.scene(plan.scene)} secondary={summary(plan)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {plans.length > shown && (
        <Button size="small" onClick={() => setShown(shown + AT_ONCE)}>
          {toolWords.showEarlier}
        </Button>
      )}
    </>
  );
}

function summary({ state, tools, failed, totalMs }: PlanSummary): string {
  const outcome = failed > 0 ? toolWords.failedCount(failed) : PLAN_MARKS[state].words.toLowerCase();
  return [toolWords.toolCount(tools), outcome, ...(state === 'running' ? [] : [spanInWords(totalMs)])].join(
    ', ',
  );
}
