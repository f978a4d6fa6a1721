import type { Span } from './spans';

/** In seconds: the least silence, longer than a plosive's. */
const MIN_SILENCE_SECONDS = 0.1;
/** In seconds: distance within which a boundary moves to a silence. */
const REACH_SECONDS = 0.3;

/** Lists the silences of a recording from its silent frames of `hop` seconds. */
export function silencesOf(silent: Uint8Array, hop: number): readonly Span[] {
  const silences: Span[] = [];
  for (let from = 0; from < silent.length; from += 1) {
    if (!silent[from]) continue;
    let to = from;
    while (to < silent.length && silent[to]) to += 1;
    if ((to - from) * hop >= MIN_SILENCE_SECONDS - 1e-9)
      silences.push({ start: from * hop, end: to * hop });
    from = to;
  }
  return silences;
}

/**
 * Moves the start of each sentence to the nearest end of a silence, and its end to the nearest start of a silence.
 * Boundaries without a near silence (music, noise, no breath) stay. Spans stay in order, never overlap and never lose
 * more than a third of their length at an end.
 */
export function snapToSilences(
  spans: readonly (Span | null)[],
  silences: readonly Span[],
): readonly (Span | null)[] {
  let previousEnd = 0;
  const snapped = spans.map((span) => {
    if (!span) return null;
    const reach = Math.min(REACH_SECONDS, (span.end - span.start) / 3);
    const start = nearestEdge(span.start, reach, silences, ({ end }) => end);
    const end = nearestEdge(span.end, reach, silences, (silence) => silence.start);
    const clampedStart = Math.max(start, Math.min(previousEnd, span.start));
    previousEnd = span.end;
    return { start: clampedStart, end };
  });
  return snapped.map((span, i) => {
    const nextSpan = snapped.slice(i + 1).find((following) => following !== null);
    return span && nextSpan && span.end > nextSpan.start
      ? { ...span, end: nextSpan.start }
      : span;
  });
}

function nearestEdge(
  time: number,
  reach: number,
  silences: readonly Span[],
  edge: (silence: Span) => number,
): number {
  let nearestTime = time;
  let minDistance = reach;
  for (const silence of silences) {
    const offset = Math.abs(edge(silence) - time);
    if (offset > minDistance) continue;
    [nearestTime, minDistance] = [edge(silence), offset];
  }
  return nearestTime;
}
