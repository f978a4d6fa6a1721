/** Work of the main thread during one interaction, in milliseconds. */
export interface Work {
  readonly script: number;
  /** Longest script task, with its calls. */
  readonly longest: number;
  readonly layout: number;
  readonly paint: number;
  /** Sum over all threads, most of it outside the main thread. */
  readonly raster: number;
}

/** Event of Chromium's Trace Event Format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly id2?: { readonly local?: string };
  readonly id?: string;
  readonly args?: { readonly data?: { readonly interactionId?: number } };
}

export const CATEGORIES = ['devtools.timeline', 'blink', 'cc', 'blink.user_timing'];

const KIND_BY_EVENT: Readonly<Record<string, 'script' | 'layout' | 'paint'>> = {
  EventDispatch: 'script',
  EvaluateScript: 'script',
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  HandlePostMessage: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.compile': 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  IntersectionObserverController: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/**
 * Extracts the work from a trace; null when the trace holds no interaction.
 * @param text a trace of one page, as Chromium writes it
 */
export function workOf(text: string): Work | null {
  const { traceEvents } = JSON.parse(text) as { traceEvents: readonly TraceEvent[] };
  const span = longestInteraction(traceEvents);
  if (!span) return null;
  const isInside = ({ ts, dur = 0 }: TraceEvent): boolean =>
    ts + dur > span.from && ts < span.to;
  const eventsInside = traceEvents.filter((event) => event.pid === span.pid && isInside(event));
  const workByKind = { script: 0, layout: 0, paint: 0 };
  let longest = 0;
  for (const { kind, ownMs, totalMs } of tasksOf(
    eventsInside.filter(({ tid }) => tid === span.tid),
  )) {
    workByKind[kind] += ownMs;
    if (kind === 'script') longest = Math.max(longest, totalMs);
  }
  const raster = eventsInside
    .filter(({ name }) => name === 'RasterTask')
    .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  return { ...workByKind, longest, raster };
}

interface Task {
  readonly kind: 'script' | 'layout' | 'paint';
  /** Duration without the nested tasks. */
  readonly ownMs: number;
  readonly totalMs: number;
}

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const openTasks: { end: number; nestedDuration: number }[] = [];
  const tasks: { kind: Task['kind']; totalMs: number; task: { nestedDuration: number } }[] = [];
  for (const { name, ph, ts, dur = 0 } of [...events].sort(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    const kind = ph === 'X' ? KIND_BY_EVENT[name] : undefined;
    if (!kind) continue;
    while ((openTasks.at(-1)?.end ?? Infinity) <= ts) openTasks.pop();
    const parentTask = openTasks.at(-1);
    if (parentTask) parentTask.nestedDuration += dur;
    const task = { end: ts + dur, nestedDuration: 0 };
    openTasks.push(task);
    tasks.push({ kind, totalMs: dur / 1000, task });
  }
  return tasks.map(({ kind, totalMs, task }) => ({
    kind,
    totalMs,
    ownMs: totalMs - task.nestedDuration / 1000,
  }));
}

/** Finds the longest interaction: its start, its presentation, and the page's main thread. */
function longestInteraction(events: readonly TraceEvent[]) {
  const startEvents = new Map<string, TraceEvent>();
  let longest: { from: number; to: number; pid: number; tid: number } | null = null;
  const timings = events.filter(({ name }) => name === 'EventTiming');
  for (const event of [...timings].sort((a, b) => a.ts - b.ts)) {
    const id = event.id2?.local ?? event.id ?? '';
    if (event.ph === 'b') startEvents.set(id, event);
    const start = startEvents.get(id);
    if (event.ph !== 'e' || !start?.args?.data?.interactionId) continue;
    if (longest && event.ts - start.ts <= longest.to - longest.from) continue;
    longest = { from: start.ts, to: event.ts, pid: start.pid, tid: start.tid };
  }
  return longest;
}
