import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject } from '../../base/json.ts';

/** The two sentences are an interface: other programs look for them word by word. */
const MISSING =
  'Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)';
const CONFLICTING =
  'Human-created asset must not contain provenance (generated=false conflicts with provenance object)';

const REQUIRED = ['source_model', 'generated_at', 'seed_data'];

/** What is generated says from what; what a person made says nothing of the kind. */
export function checkProvenance(asset: object): void {
  const { generated, provenance, path } = asset as {
    generated?: unknown;
    provenance?: unknown;
    path?: unknown;
  };
  const details = { path };
  if (generated === true) {
    if (!isJsonObject(provenance) || REQUIRED.some((field) => !isFilled(provenance[field]))) {
      throw new NarratoriaError('provenance_invalid', MISSING, { details });
    }
    checkTime(provenance['generated_at'], details);
  } else if (generated === false && provenance !== undefined && provenance !== null) {
    throw new NarratoriaError('provenance_invalid', CONFLICTING, { details });
  }
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

const ISO_8601 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

function checkTime(value: unknown, details: { path: unknown }): void {
  if (typeof value === 'string' && ISO_8601.test(value) && !Number.isNaN(Date.parse(value))) return;
  throw new NarratoriaError(
    'provenance_invalid',
    `provenance.generated_at must be an ISO 8601 date and time such as "2026-01-31T18:00:00Z", but is ${JSON.stringify(value)}.`,
    { details },
  );
}
