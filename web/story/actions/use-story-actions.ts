import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoryCard } from '../../../src/contracts/api/library.ts';
import type { ChoiceView, SceneView, StoryView, Telling, Typed } from '../../../src/contracts/api/story.ts';
import { call } from '../../api/client.ts';
import { ApiError, ServerGone } from '../../api/errors.ts';
import { queries, tellingKey } from '../../api/queries.ts';
import { merged, withTelling } from '../../api/story-view.ts';
import { navigate, storyPath } from '../../shell/router.ts';
import { sayRefusal } from '../../ui/say-refusal.ts';
import { say } from '../../ui/toasts.ts';
import { sharedWords } from '../../words/shared.ts';
import { storyWords } from '../../words/story.ts';
import { storytellerWords } from '../../words/storyteller.ts';

export type StoryActions = ReturnType<typeof useStoryActions>;

/** Everything a player can ask of the story; what comes of it arrives by the server's events. */
export function useStoryActions(storyId: string) {
  const client = useQueryClient();
  const { queryKey } = queries.story(storyId);
  const post = <Answer>(what: string, body: unknown = {}) =>
    call<Answer>(`/api/stories/${encodeURIComponent(storyId)}/${what}`, { method: 'POST', body });
  const change = (to: (view: StoryView) => StoryView) =>
    client.setQueryData(queryKey, (view) => (view === undefined ? view : to(view)));

  /** Shows at once that a scene is on its way. */
  const expect = (scene: number, chosen: Telling['chosen']) =>
    change((view) => ({
      ...view,
      telling: { scene, chosen, startedAt: Date.now(), prose: '', doing: '' },
    }));
  const refused = (error: Error, again: () => void) => {
    change((view) => ({ ...view, telling: null }));
    if (error instanceof ServerGone) say(error.message, { label: sharedWords.tryAgain, run: again });
    else sayRefusal(error);
    if (error instanceof ApiError && error.status === 409)
      void client.invalidateQueries({ queryKey, exact: true });
  };

  const choose = useMutation({
    mutationKey: tellingKey(storyId),
    mutationFn: ({ scene, choice }: { scene: number; choice: ChoiceView }) =>
      post<Telling>('choose', { scene, choiceId: choice.id }),
    onMutate: ({ scene, choice }) => expect(scene + 1, { id: choice.id, text: choice.text }),
    onSuccess: (telling) => change((view) => withTelling(view, telling)),
    onError: (error, asked) => refused(error, () => choose.mutate(asked)),
  });
  const type = useMutation({
    mutationKey: tellingKey(storyId),
    mutationFn: ({ scene, text }: { scene: number; text: string }) => post<Typed>('type', { scene, text }),
    onSuccess: ({ telling }) => {
      if (telling !== null) change((view) => withTelling(view, telling));
    },
    onError: (error, asked) => refused(error, () => type.mutate(asked)),
  });
  const tellAgain = (how: 'retell' | 'restart') => ({
    mutationKey: tellingKey(storyId),
    mutationFn: () => post<Telling>(how),
    onMutate: () => {
      const head = client.getQueryData(queryKey)?.scenes.at(-1);
      expect(head?.scene ?? 1, head?.chosen ?? null);
    },
    onSuccess: (telling: Telling) => change((view) => withTelling(view, telling)),
  });
  const retell = useMutation({
    ...tellAgain('retell'),
    onError: (error) => refused(error, () => retell.mutate()),
  });
  const restart = useMutation({
    ...tellAgain('restart'),
    onError: (error) => refused(error, () => restart.mutate()),
  });
  const cancel = useMutation({ mutationFn: () => post<unknown>('cancel'), onError: sayRefusal });
  /** Ends the telling: what was read stays, or the built-in writer goes on from there. */
  const stopTelling = useMutation({
    mutationFn: (how: 'keep' | 'built-in') => post<unknown>('stop-telling', { keep: how === 'keep' }),
    onError: sayRefusal,
  });
  const edit = useMutation({
    mutationFn: ({ scene, text }: { scene: number; text: string }) =>
      call<SceneView>(`/api/stories/${encodeURIComponent(storyId)}/scenes/${scene}/text`, {
        method: 'PUT',
        body: { text },
      }),
    onSuccess: (edited) => {
      change((view) => ({
        ...view,
        scenes: view.scenes.map((told) => (told.scene === edited.scene ? edited : told)),
      }));
      say(storytellerWords.edit.saved);
    },
  });
  const goBack = useMutation({
    mutationFn: (scene: number) => post<StoryView>('undo', { scene }),
    onSuccess: (fresh) => {
      client.setQueryData(queryKey, (known) => merged(known, fresh));
      void client.invalidateQueries(queries.library());
    },
    onError: sayRefusal,
  });
  const branch = useMutation({
    mutationFn: (scene: number) => post<StoryCard>('branch', { scene }),
    onSuccess: (card) => {
      void client.invalidateQueries(queries.library());
      navigate(storyPath(card.id));
      say(storyWords.branched);
    },
    onError: sayRefusal,
  });
  return { choose, type, retell, restart, cancel, stopTelling, edit, goBack, branch };
}
