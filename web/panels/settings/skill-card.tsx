import { mdiAlert, mdiAlertCircle, mdiCheckCircle, mdiChevronDown, mdiPowerStandby } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import type { SkillsView, SkillView } from '../../../src/contracts/api/settings.ts';
import { call } from '../../api/client.ts';
import { linkTo, settingsPath } from '../../shell/router.ts';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.ts';
import { asSentence } from '../../words/format.ts';
import { settingsWords } from '../../words/settings.ts';
import { placeOf } from './categories.ts';
import { SkillFacts } from './skill-facts.tsx';

const SkillForm = lazy(() => import('./skill-form.tsx'));

const words = settingsWords.skills;

const HEALTH = {
  healthy: { icon: mdiCheckCircle, words: words.healthy, colour: md('primary') },
  degraded: { icon: mdiAlert, words: words.degraded, colour: md('tertiary') },
  unhealthy: { icon: mdiAlertCircle, words: words.unhealthy, colour: md('error') },
} as const satisfies Record<SkillView['health'], unknown>;

function standing({ enabled, whyUnavailable, health }: SkillView): {
  icon: string;
  words: string;
  colour: string;
} {
  if (!enabled) return { icon: mdiPowerStandby, words: words.off, colour: md('outline') };
  return whyUnavailable === '' ? HEALTH[health] : { ...HEALTH.degraded, words: asSentence(whyUnavailable) };
}

export function SkillCard({ skill }: { skill: SkillView }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const bodyId = useId();
  const health = standing(skill);
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h3" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {skill.displayName}
          </Typography>
          <Typography
            sx={{ fontSize: 14, color: md('onSurfaceVariant'), overflowWrap: 'anywhere' }}
            dir="auto"
          >
            {skill.description}
          </Typography>
        </Box>
        <Toggle skill={skill} labelledBy={titleId} />
      </Stack>
      {skill.problems.map((problem) => (
        <Alert key={problem} severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      ))}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mt: 1, flexWrap: 'wrap' }}>
        <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontSize: 13, flex: 1, minWidth: 180 }}>
          <Box
            component="span"
            sx={{ display: 'flex', color: skill.enabled ? health.colour : md('outline') }}
          >
            <Icon path={health.icon} size={18} />
          </Box>
          <span>{health.words}</span>
        </Box>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={
            skill.configSchema === null
              ? words.detailsOf(skill.displayName)
              : words.settingsOf(skill.displayName)
          }
          onClick={() => setOpen(!isOpen)}
          endIcon={
            <Box component="span" sx={{ display: 'flex', transform: isOpen ? 'rotate(180deg)' : 'none' }}>
              <Icon path={mdiChevronDown} size={20} />
            </Box>
          }
        >
          {skill.configSchema === null ? words.details : words.settings}
        </Button>
      </Stack>
      <Collapse in={isOpen} id={bodyId} mountOnEnter>
        <Stack sx={{ gap: 3, pt: 2 }}>
          {skill.configSchema !== null && (
            <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
              <SkillForm skill={skill} schema={skill.configSchema} />
            </Suspense>
          )}
          {hasFieldsIn(skill, 'storyteller') && (
            <Button
              variant="outlined"
              sx={{ alignSelf: 'flex-start' }}
              {...linkTo(settingsPath('storyteller'))}
            >
              {words.storyteller}
            </Button>
          )}
          <SkillFacts skill={skill} />
        </Stack>
      </Collapse>
    </Card>
  );
}

/** Whether some of a skill's settings are changed in another section. */
function hasFieldsIn({ configSchema }: SkillView, place: string): boolean {
  const { properties = {} } = (configSchema ?? {}) as { properties?: Record<string, unknown> };
  return Object.values(properties).some((field) => placeOf(field) === place);
}

function Toggle({ skill, labelledBy }: { skill: SkillView; labelledBy: string }) {
  const client = useQueryClient();
  const toggle = useMutation({
    mutationFn: (enabled: boolean) =>
      call<SkillView>(`/api/skills/${encodeURIComponent(skill.name)}/enabled`, {
        method: 'PUT',
        body: { enabled },
      }),
    onSuccess: (fresh) => {
      client.setQueryData<SkillsView>(['skills'], (known) =>
        known === undefined
          ? known
          : { ...known, skills: known.skills.map((other) => (other.name === fresh.name ? fresh : other)) },
      );
      say(words.turned(skill.displayName, fresh.enabled));
    },
    onError: (error) => say(error.message),
  });
  const isOn = toggle.isPending ? toggle.variables : skill.enabled;
  return (
    <Switch
      checked={isOn}
      onChange={(_, next) => toggle.mutate(next)}
      slotProps={{ input: { 'aria-labelledby': labelledBy, role: 'switch' } }}
    />
  );
}
