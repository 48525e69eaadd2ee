import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvocationView } from '../../../src/contracts/api/events.ts';
import { md } from '../../theme/roles.ts';
import { spanInWords } from '../../words/format.ts';
import { sharedWords } from '../../words/shared.ts';
import { toolWords } from '../../words/tools.ts';
import { asJson, CopyButton } from '../parts/copy-button.tsx';
import { Facts } from '../parts/facts.tsx';

const { facts } = toolWords;

/** All that is known of one run of one script. */
export function ToolDetails({ tool }: { tool: InvocationView }) {
  return (
    <Stack sx={{ gap: 1.5, px: 2, pb: 1.5, pt: 0.5 }}>
      {tool.error !== null && (
        <Alert severity="error" variant="outlined">
          {tool.error.message}
          <Typography component="span" sx={{ display: 'block', fontSize: 12, fontFamily: 'monospace' }}>
            {tool.error.code}
          </Typography>
        </Alert>
      )}
      {tool.warnings.map((warning) => (
        <Alert key={warning} severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {warning}
        </Alert>
      ))}
      <Facts
        facts={[
          [facts.id, tool.toolId],
          [facts.skill, tool.skill],
          [facts.dependsOn, tool.dependsOn.join(', ') || toolWords.nothing],
          [facts.required, tool.required ? sharedWords.yes : sharedWords.no],
          [facts.attempts, String(tool.attempts)],
          [
            facts.started,
            tool.startedAtMs === null ? toolWords.notYet : toolWords.startedAfter(tool.startedAtMs),
          ],
        ]}
      />
      <Logs logs={tool.logs} isRunning={tool.state === 'running'} />
      {tool.uiEvents.map(({ event, payload }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added at the end
        <details key={index}>
          <summary style={{ fontSize: 13, cursor: 'pointer' }}>{toolWords.event(event)}</summary>
          <Box component="pre" sx={{ m: 0, p: 1, fontSize: 12, overflow: 'auto', maxHeight: 240 }}>
            {asJson(payload)}
          </Box>
        </details>
      ))}
      <Box>
        <CopyButton label={sharedWords.copyAsJson} text={() => asJson(tool)} />
      </Box>
    </Stack>
  );
}

function Logs({ logs, isRunning }: { logs: InvocationView['logs']; isRunning: boolean }) {
  if (logs.length === 0) {
    return (
      <Typography sx={{ fontSize: 13, color: md('onSurfaceVariant') }}>
        {isRunning ? toolWords.noLogYet : toolWords.noLog}
      </Typography>
    );
  }
  return (
    <Box
      role="log"
      aria-label={toolWords.log}
      tabIndex={0}
      sx={{
        maxHeight: 240,
        overflow: 'auto',
        p: 1.5,
        borderRadius: '8px',
        bgcolor: md('surfaceContainerLowest'),
        font: '12px/1.6 ui-monospace, monospace',
      }}
    >
      {logs.map(({ level, message, atMs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        <Box key={index} sx={{ display: 'flex', gap: 1.5 }}>
          <Box
            component="span"
            sx={{ color: md('onSurfaceVariant'), flex: 'none', minWidth: 52, textAlign: 'end' }}
          >
            {spanInWords(atMs)}
          </Box>
          <Box
            component="span"
            sx={{ flex: 'none', minWidth: 40, color: levelColour(level), fontWeight: 600 }}
          >
            {level}
          </Box>
          <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {message}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function levelColour(level: string): string {
  if (level === 'error') return md('error');
  return level.startsWith('warn') ? md('tertiary') : md('onSurfaceVariant');
}
