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

/** An event of a Chromium trace; times in microseconds. */
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

const KINDS: Readonly<Record<string, 'script' | 'layout' | 'paint'>> = {
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
 * Extracts the work from a trace. @param text a trace of one page, as Chromium writes it; null when
 * it holds no interaction
 */
export function workOf(text: string): Work | null {
  const { traceEvents } = JSON.parse(text) as { traceEvents: readonly TraceEvent[] };
  const span = longestInteraction(traceEvents);
  if (!span) return null;
  const isInside = ({ ts, dur = 0 }: TraceEvent): boolean =>
    ts + dur > span.from && ts < span.to;
  const inside = traceEvents.filter((event) => event.pid === span.pid && isInside(event));
  const total = { script: 0, layout: 0, paint: 0 };
  let longest = 0;
  for (const { kind, own, whole } of pieces(inside.filter(({ tid }) => tid === span.tid))) {
    total[kind] += own;
    if (kind === 'script') longest = Math.max(longest, whole);
  }
  const raster = inside
    .filter(({ name }) => name === 'RasterTask')
    .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  return { ...total, longest, raster };
}

interface Piece {
  readonly kind: 'script' | 'layout' | 'paint';
  /** Duration without the nested pieces. */
  readonly own: number;
  readonly whole: number;
}

function pieces(events: readonly TraceEvent[]): Piece[] {
  const open: { end: number; inner: number }[] = [];
  const found: { kind: Piece['kind']; whole: number; self: { inner: number } }[] = [];
  for (const { name, ph, ts, dur = 0 } of [...events].sort(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    const kind = ph === 'X' ? KINDS[name] : undefined;
    if (!kind) continue;
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const around = open.at(-1);
    if (around) around.inner += dur;
    const self = { end: ts + dur, inner: 0 };
    open.push(self);
    found.push({ kind, whole: dur / 1000, self });
  }
  return found.map(({ kind, whole, self }) => ({
    kind,
    whole,
    own: whole - self.inner / 1000,
  }));
}

/** Finds the longest interaction: its start, its presentation, and the page's main thread. */
function longestInteraction(events: readonly TraceEvent[]) {
  const begun = new Map<string, TraceEvent>();
  let longest: { from: number; to: number; pid: number; tid: number } | null = null;
  const timings = events.filter(({ name }) => name === 'EventTiming');
  for (const event of [...timings].sort((a, b) => a.ts - b.ts)) {
    const id = event.id2?.local ?? event.id ?? '';
    if (event.ph === 'b') begun.set(id, event);
    const start = begun.get(id);
    if (event.ph !== 'e' || !start?.args?.data?.interactionId) continue;
    if (longest && event.ts - start.ts <= longest.to - longest.from) continue;
    longest = { from: start.ts, to: event.ts, pid: start.pid, tid: start.tid };
  }
  return longest;
}
