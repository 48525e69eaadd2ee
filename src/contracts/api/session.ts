import { type Static, Type } from 'typebox';

const run = (description: string) => Type.String({ pattern: '^[\\w-]{1,64}$', description });

export const SessionSchema = Type.Object(
  {
    run: run('Which start of the server this is.'),
    secret: Type.String({
      description:
        'With it an open page goes on after the server was started again. It is kept in memory only, never stored.',
    }),
  },
  { title: 'Session' },
);
export type Session = Static<typeof SessionSchema>;

export const ProofQuerySchema = Type.Object(
  {
    run: run('The run whose secret the caller has.'),
    nonce: Type.String({ pattern: '^[\\w-]{16,128}$', description: 'Random, and used once.' }),
  },
  { additionalProperties: false },
);

export const ProofSchema = Type.Object(
  {
    run: run('The run that the server is in now.'),
    proof: Type.String({
      description:
        'HMAC-SHA-256 of "proof", the nonce, this run and the port, one a line, with the secret of the run asked for.',
    }),
  },
  { title: 'Proof' },
);
export type Proof = Static<typeof ProofSchema>;
