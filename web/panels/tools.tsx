import { mdiChevronLeft, mdiChevronRight, mdiFormatListBulleted, mdiGraphOutline, mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../api/client.ts';
import { type PlanSummary, queries } from '../api/queries.ts';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/toasts.ts';
import { WrittenState } from '../ui/written-state.tsx';
import { sharedWords } from '../words/shared.ts';
import { toolWords } from '../words/tools.ts';
import { Fetched } from './parts/fetched.tsx';
import { PlanList } from './tools/plan-list.tsx';
import { PlanOverview } from './tools/plan-view.tsx';

/** What the machinery did for each scene, and does for the one being told. */
export default function Tools({ storyId }: { storyId: string }) {
  const plans = useQuery(queries.plans(storyId));
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Fetched query={plans} what={toolWords.whatPlans} shapes={[40, 160, 48, 48, 48]}>
        {(data) =>
          data.plans.length === 0 ? (
            <WrittenState icon={mdiGraphOutline} title={toolWords.empty.title}>
              <p>{toolWords.empty.text}</p>
            </WrittenState>
          ) : (
            <Plans storyId={storyId} plans={data.plans} />
          )
        }
      </Fetched>
    </Box>
  );
}

function Plans({ storyId, plans }: { storyId: string; plans: PlanSummary[] }) {
  // Null follows the newest, so that a scene that begins is seen at once.
  const [chosen, setChosen] = useState<number | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const listId = useId();
  const found = plans.findIndex(({ scene }) => scene === chosen);
  const index = found === -1 ? 0 : found;
  const scene = plans[index]?.scene ?? 0;
  const plan = useQuery(queries.plan(storyId, scene));
  const select = (next: number) => setChosen(next === plans[0]?.scene ? null : next);
  const goTo = (next: PlanSummary | undefined) => next !== undefined && select(next.scene);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <IconButton
          aria-label={toolWords.earlier}
          disabled={index >= plans.length - 1}
          onClick={() => goTo(plans[index + 1])}
        >
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <Typography component="h3" sx={{ fontSize: 16, fontWeight: 600, minWidth: 84, textAlign: 'center' }}>
          {sharedWords.scene(scene)}
        </Typography>
        <IconButton
          aria-label={toolWords.later}
          disabled={index === 0}
          onClick={() => goTo(plans[index - 1])}
        >
          <Icon path={mdiChevronRight} />
        </IconButton>
        <Box sx={{ flex: 1 }} />
        <Button
          size="small"
          startIcon={<Icon path={mdiFormatListBulleted} size={18} />}
          aria-expanded={isListOpen}
          aria-controls={listId}
          onClick={() => setListOpen(!isListOpen)}
        >
          {toolWords.all}
        </Button>
      </Stack>
      <Collapse in={isListOpen} id={listId} unmountOnExit>
        <Box sx={{ maxHeight: 280, overflow: 'auto' }}>
          <PlanList plans={plans} selected={scene} onSelect={select} />
        </Box>
      </Collapse>
      <Fetched query={plan} what={toolWords.whatPlan} shapes={[40, 160, 48, 48, 48]}>
        {(data) => (
          <PlanOverview
            key={data.scene}
            plan={data}
            actions={index === 0 && <TellAgain storyId={storyId} />}
          />
        )}
      </Fetched>
    </Stack>
  );
}

function TellAgain({ storyId }: { storyId: string }) {
  const story = useQuery(queries.story(storyId));
  const retell = useMutation({
    mutationFn: () =>
      call(`/api/stories/${encodeURIComponent(storyId)}/retell`, { method: 'POST', body: {} }),
    onSuccess: () => say(toolWords.runningAgain),
    onError: (error) => say(error.message),
  });
  const isTelling = story.data?.telling !== null && story.data !== undefined;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon path={mdiRefresh} size={18} />}
      disabled={isTelling || retell.isPending}
      onClick={() => retell.mutate()}
    >
      {isTelling ? toolWords.running : toolWords.runAgain}
    </Button>
  );
}
