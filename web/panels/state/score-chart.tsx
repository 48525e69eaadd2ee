import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { md } from '../../theme/roles.ts';
import { stateWords } from '../../words/state.ts';
import { chartLine, type Series, type SeriesPoint, seriesInWords, signed } from './chart.ts';

const BOX = { width: 280, height: 80, padding: 10 };
/** What is left of it beside the numbers of the scale. */
const PLOT = { ...BOX, width: BOX.width - 24 };

/** A score over the scenes; each change says why when it is pointed at or reached by the arrow keys. */
export function ScoreChart({ series, lastScene }: { series: Series; lastScene: number }) {
  const { points, name, feeling } = series;
  const [index, setIndex] = useState(points.length - 1);
  const shown = points[Math.min(index, points.length - 1)];
  const { line, zeroY, limit, dots } = chartLine(points, PLOT, lastScene);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -points.length, End: points.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setIndex(Math.max(0, Math.min(points.length - 1, index + step)));
  };
  return (
    <Box sx={{ borderRadius: '12px', bgcolor: md('surfaceContainer'), p: 1.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1 }}>
        <Typography
          dir="auto"
          sx={{ fontWeight: 600, flex: 1, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {name}
        </Typography>
        <Typography sx={{ fontSize: 13, color: md('onSurfaceVariant'), flex: 'none' }}>
          {[feeling, signed(points.at(-1)?.score ?? 0)].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
      <Box
        component="svg"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="slider"
        tabIndex={0}
        aria-label={seriesInWords(series)}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, points.length - 1)}
        aria-valuenow={Math.max(0, index)}
        aria-valuetext={shown === undefined ? stateWords.relation.nothingYet : pointInWords(shown)}
        onKeyDown={press}
        sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: '6px' }}
      >
        <line
          x1={BOX.padding}
          x2={PLOT.width - PLOT.padding}
          y1={zeroY}
          y2={zeroY}
          stroke={md('outlineVariant')}
          strokeDasharray="3 4"
        />
        <text x={BOX.width} y={BOX.padding + 2} textAnchor="end" fontSize="10" fill={md('onSurfaceVariant')}>
          {signed(limit)}
        </text>
        <text x={BOX.width} y={BOX.height - 2} textAnchor="end" fontSize="10" fill={md('onSurfaceVariant')}>
          {signed(-limit)}
        </text>
        <path d={line} fill="none" stroke={md('primary')} strokeWidth="2" strokeLinejoin="round" />
        {dots.map(({ x, y, point }, at) => (
          <g
            key={`${point.scene} ${x} ${y}`}
            onPointerEnter={() => setIndex(at)}
            onPointerDown={() => setIndex(at)}
          >
            <circle cx={x} cy={y} r="12" fill="transparent" />
            <circle
              cx={x}
              cy={y}
              r={at === index ? 5 : 3}
              fill={at === index ? md('tertiary') : md('primary')}
              stroke={md('surfaceContainer')}
              strokeWidth="1.5"
            />
          </g>
        ))}
      </Box>
      <Typography sx={{ fontSize: 13, minHeight: 40, overflowWrap: 'anywhere' }} dir="auto">
        {shown === undefined ? stateWords.relation.nothingYet : pointInWords(shown)}
      </Typography>
    </Box>
  );
}

function pointInWords({ scene, score, reason }: SeriesPoint): string {
  return stateWords.relation.point(scene, signed(score), reason);
}
