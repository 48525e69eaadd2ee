import type { Handlers } from '../route.ts';
import type { PageAccess } from '../security/page-access.ts';

export function sessionHandlers(access: PageAccess): Handlers<'session' | 'proveServer'> {
  return {
    session: () => access.session,
    proveServer: ({ query: { run, nonce } }) => access.prove(run, nonce),
  };
}
