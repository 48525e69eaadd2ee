import Alert from '@mui/material/Alert';
import type { PlanView } from '../../../src/contracts/api/events.ts';

/** Plans for the same choice that came to nothing, each with what failed in it. */
export function FailedAttempts({ attempts }: { attempts: PlanView['failedAttempts'] }) {
  return (
    <section aria-label="Earlier attempts">
      {attempts.map(({ attempt, message, tools }) => (
        <Alert key={attempt} severity="warning" variant="outlined" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          Plan {attempt} failed: {message}
          <ul>
            {tools.map(({ toolId, skill, state, error }) => (
              <li key={toolId}>
                {toolId} ({skill}): {state}
                {error !== undefined && `. ${error}`}
              </li>
            ))}
          </ul>
        </Alert>
      ))}
    </section>
  );
}
