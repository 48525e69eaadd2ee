import Alert from '@mui/material/Alert';
import type { PlanView } from '../../../src/contracts/api/events.ts';
import { toolWords } from '../../words/tools.ts';

/** Plans for the same choice that came to nothing, each with what failed in it. */
export function FailedAttempts({ attempts }: { attempts: PlanView['failedAttempts'] }) {
  return (
    <section aria-label={toolWords.attempts}>
      {attempts.map(({ attempt, message, tools }) => (
        <Alert key={attempt} severity="warning" variant="outlined" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {toolWords.attemptFailed(attempt, message)}
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
