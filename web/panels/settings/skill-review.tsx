import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { SkillReviewView, SkillView } from '../../../src/contracts/api/settings.ts';
import { call } from '../../api/client.ts';
import { postpone, reconsider, usePostponed } from '../../shell/postponed-skills.ts';
import { md } from '../../theme/roles.ts';
import { say } from '../../ui/toasts.ts';
import { Facts } from '../parts/facts.tsx';

const STANDING = {
  new: 'New skill. It is off until you allow it.',
  changed: 'Changed since you allowed it. It is off until you allow it again.',
} as const satisfies Record<SkillReviewView['standing'], string>;

/** What a skill asks for, and whether it may run. */
export function SkillReview({ review }: { review: SkillReviewView }) {
  const titleId = useId();
  const isPostponed = usePostponed().includes(review.hash);
  const allow = useAllow(review);
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ p: 2, border: `1px solid ${md('tertiary')}`, display: 'grid', gap: 1.5 }}
    >
      <div>
        <Typography id={titleId} component="h3" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {review.displayName}
        </Typography>
        <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }} dir="auto">
          {STANDING[review.standing]}
        </Typography>
      </div>
      {!isPostponed && <Details review={review} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isPostponed ? (
          <Button
            variant="outlined"
            aria-label={`Review ${review.displayName}`}
            onClick={() => reconsider(review.hash)}
          >
            Review
          </Button>
        ) : (
          <>
            <Button
              variant="contained"
              aria-label={`Allow ${review.displayName}`}
              disabled={allow.isPending}
              onClick={() => allow.mutate()}
            >
              Allow
            </Button>
            <Button aria-label={`Not now: ${review.displayName}`} onClick={() => postpone(review.hash)}>
              Not now
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Details({ review }: { review: SkillReviewView }) {
  const { replaces, runs, forgets } = review;
  return (
    <>
      <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant'), overflowWrap: 'anywhere' }} dir="auto">
        {review.description}
      </Typography>
      <Facts
        facts={[
          ['Author', review.author || 'Not given'],
          ['Version', review.version],
          ['Folder', review.folder],
          ['Network', review.network ? 'Uses the network' : 'Not declared'],
          ['Reads files', listed(review.read)],
          ['Writes files', listed(review.write)],
          ['Environment', listed(review.environment)],
          ['Secrets', listed(review.secrets)],
          ['Host services', listed(review.host)],
          ['Effects', listed(review.effects)],
        ]}
      />
      {replaces && (
        <Alert severity="warning" variant="outlined">
          {`This replaces the built-in skill “${review.name}”. Until you allow it, the built-in one is used.`}
        </Alert>
      )}
      {forgets.length > 0 && (
        <Alert severity="info" variant="outlined">
          {`Secrets you saved for an earlier skill in this folder are deleted (${forgets.join(', ')}). Enter them again afterwards.`}
        </Alert>
      )}
      <Alert severity="warning" variant="outlined">
        {runs}
      </Alert>
    </>
  );
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'None' : words.join(', ');
}

function useAllow({ name, displayName, hash }: SkillReviewView) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<SkillView>(`/api/skills/${encodeURIComponent(name)}/allowed`, { method: 'PUT', body: { hash } }),
    onSuccess: () => say(`${displayName} is allowed. It takes effect in the next scene.`),
    onError: (error) => say(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['skills'] }),
  });
}
