import type { Plan } from '../../src/contracts/plan.ts';
import type { ScriptCall, ScriptRun } from '../../src/skills/call.ts';
import { SkillLibrary } from '../../src/skills/library.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import type { TimedEvent } from '../../src/skills/protocol/decoder.ts';
import { scratchFolder } from '../support/scratch.ts';
import { compare, type Row, rowOf } from './support/measure.ts';
import { loadPeer } from './support/peers.ts';
import { planOf, runPlan } from './support/plans.ts';
import { writeTrivialSkills } from './support/trivial-skills.ts';

const SIZES = [
  { tools: 10, rounds: 60 },
  { tools: 50, rounds: 30 },
  { tools: 200, rounds: 12 },
];
const SHAPES = ['side by side', 'in a row'] as const;
type Shape = (typeof SHAPES)[number];

/**
 * What it costs to schedule: tools that do their work, one entry into the state, in this process and at once. Ours checks
 * the plan, finds its scripts, writes down their input and keeps a trace; the peer's graph is compiled beforehand and
 * keeps nothing, so the comparison favours the peer.
 */
export async function benchGraph(): Promise<Row[]> {
  const peer = await loadPeer<LangGraph>('@langchain/langgraph');
  using folder = scratchFolder('bench');
  const toolPaths = writeTrivialSkills(folder.path, Math.max(...SIZES.map(({ tools }) => tools)));
  const skills = await SkillLibrary.open({ roots: [{ folder: folder.path, origin: 'shipped' }] });
  const runner = new InstantRunner();
  try {
    const rows: Row[] = [];
    for (const shape of SHAPES) {
      for (const { tools, rounds } of SIZES) {
        const plan = shapedPlan(toolPaths.slice(0, tools), shape);
        const graph = peerGraph(peer, tools, shape);
        const times = await compare(
          () => runPlan(plan, skills, runner),
          () => runPeer(graph, tools),
          rounds,
        );
        const limitIs = 'LangGraph.js, the same nodes, compiled beforehand';
        rows.push(rowOf({ name: `schedule ${tools} tools ${shape}`, limitIs, ...times }));
      }
    }
    return rows;
  } finally {
    await runner.close();
  }
}

/** Answers as a script would, without a process: what remains is what the executor does itself. */
class InstantRunner extends ProcessRunner {
  override async run({ inputLine, onEvent }: ScriptCall): Promise<ScriptRun> {
    const startedAt = Date.now();
    const { tool } = JSON.parse(inputLine) as { tool: string };
    const timestamp = new Date(startedAt).toISOString();
    const events: TimedEvent[] = [
      { version: '0', type: 'state_patch', patch: { marks: { [tool]: true } }, timestamp },
      { version: '0', type: 'done', ok: true, timestamp },
    ];
    for (const event of events) onEvent?.(event);
    const end = { exitCode: 0, signal: null, stderr: '', confinement: null, error: null };
    return { startedAt, executionTimeMs: 0, events, ...end };
  }

  /** No process was started, so none has slipped away. */
  override sweepSoon(): void {}
}

function shapedPlan(toolPaths: readonly string[], shape: Shape): Plan {
  const plan = planOf(toolPaths);
  if (shape === 'side by side') return plan;
  const tools = plan.tools.map((tool, index) =>
    index === 0 ? tool : { ...tool, dependencies: [`tool-${index - 1}`] },
  );
  return { ...plan, tools };
}

type Marks = Record<string, boolean>;

/** As much of the peer as is used here. */
interface LangGraph {
  START: string;
  END: string;
  Annotation: {
    <Value>(channel: { reducer(one: Value, other: Value): Value; default(): Value }): object;
    Root(channels: Record<string, object>): object;
  };
  StateGraph: new (state: object) => GraphBuilder;
}

interface GraphBuilder {
  addNode(name: string, work: () => Promise<{ marks: Marks }>): void;
  addEdge(from: string, to: string): void;
  compile(): PeerGraph;
}

interface PeerGraph {
  invoke(state: { marks: Marks }, options: { recursionLimit: number }): Promise<{ marks: Marks }>;
}

function peerGraph(
  { START, END, Annotation, StateGraph }: LangGraph,
  count: number,
  shape: Shape,
): PeerGraph {
  const marks = Annotation<Marks>({
    reducer: (one, other) => ({ ...one, ...other }),
    default: () => ({}),
  });
  const builder = new StateGraph(Annotation.Root({ marks }));
  for (let index = 0; index < count; index += 1) {
    const name = `tool-${index}`;
    builder.addNode(name, async () => ({ marks: { [name]: true } }));
    builder.addEdge(shape === 'side by side' || index === 0 ? START : `tool-${index - 1}`, name);
    if (shape === 'side by side' || index === count - 1) builder.addEdge(name, END);
  }
  return builder.compile();
}

async function runPeer(graph: PeerGraph, count: number): Promise<void> {
  const { marks } = await graph.invoke({ marks: {} }, { recursionLimit: count + 10 });
  if (Object.keys(marks).length !== count) throw new Error('The peer left something out.');
}
