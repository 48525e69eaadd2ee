import { emit, shell } from '../../../test/support/skills.ts';

/** Scripts that go wrong, each in its own way. */
export const BAD_SCRIPTS: Record<string, string> = {
  'says that it failed': shell(
    emit({ type: 'error', errorCode: 'broken', errorMessage: 'Never.' }),
    emit({ type: 'done', ok: false }),
  ),
  'ends with exit code 3': shell('exit 3'),
  'ends without a word': shell('exit 0'),
  'is killed': shell('kill -9 $$'),
  'writes no JSON': shell('echo "Segmentation fault (core dumped)"', emit({ type: 'done', ok: true })),
  'writes bytes that are no text': shell("printf '\\377\\376\\n'", emit({ type: 'done', ok: true })),
  'breaks the protocol': shell(emit({ type: 'unheard_of' }), emit({ type: 'done', ok: true })),
  hangs: shell('sleep 60'),
  'cannot be started': '#!/no/such/interpreter\n',
};
