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
import { settingsWords } from '../../words/settings.ts';
import { sharedWords } from '../../words/shared.ts';
import { Facts } from '../parts/facts.tsx';

const words = settingsWords.review;

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
          {words[review.standing]}
        </Typography>
      </div>
      {!isPostponed && <Details review={review} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isPostponed ? (
          <Button
            variant="outlined"
            aria-label={words.reviewSkill(review.displayName)}
            onClick={() => reconsider(review.hash)}
          >
            {sharedWords.review}
          </Button>
        ) : (
          <>
            <Button
              variant="contained"
              aria-label={words.allowSkill(review.displayName)}
              disabled={allow.isPending}
              onClick={() => allow.mutate()}
            >
              {words.allow}
            </Button>
            <Button aria-label={words.notNowSkill(review.displayName)} onClick={() => postpone(review.hash)}>
              {sharedWords.notNow}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Details({ review }: { review: SkillReviewView }) {
  const { replaces, runs, forgets } = review;
  const { facts } = words;
  const common = settingsWords.skills.facts;
  return (
    <>
      <Typography sx={{ fontSize: 14, color: md('onSurfaceVariant'), overflowWrap: 'anywhere' }} dir="auto">
        {review.description}
      </Typography>
      <Facts
        facts={[
          [common.author, review.author || words.authorUnknown],
          [common.version, review.version],
          [common.folder, review.folder],
          [facts.network, review.network ? words.usesNetwork : words.networkNotDeclared],
          [facts.read, listed(review.read)],
          [facts.write, listed(review.write)],
          [facts.environment, listed(review.environment)],
          [facts.secrets, listed(review.secrets)],
          [facts.host, listed(review.host)],
          [facts.effects, listed(review.effects)],
        ]}
      />
      {replaces && (
        <Alert severity="warning" variant="outlined">
          {words.replaces(review.name)}
        </Alert>
      )}
      {forgets.length > 0 && (
        <Alert severity="info" variant="outlined">
          {words.forgets(forgets.join(', '))}
        </Alert>
      )}
      <Alert severity="warning" variant="outlined">
        {runs}
      </Alert>
    </>
  );
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? words.none : names.join(', ');
}

function useAllow({ name, displayName, hash }: SkillReviewView) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<SkillView>(`/api/skills/${encodeURIComponent(name)}/allowed`, { method: 'PUT', body: { hash } }),
    onSuccess: () => say(words.allowed(displayName)),
    onError: (error) => say(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['skills'] }),
  });
}
