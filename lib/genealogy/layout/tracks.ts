/** A horizontal line of a family, which must not overlap another. */
export interface Span {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Least gap between two lines of equal height, in pixels. */
const MIN_GAP = 12;

/** Assigns a track to each span, 0 the highest, so that none overlap (greedy interval partitioning). */
export function tracksOf(spans: readonly Span[]): {
  readonly trackOf: (id: string) => number;
  readonly count: number;
} {
  const ends: number[] = [];
  const tracks = new Map<string, number>();
  for (const { id, from, to } of spans.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const freeTrack = ends.findIndex((end) => end + MIN_GAP <= from);
    const track = freeTrack < 0 ? ends.length : freeTrack;
    ends[track] = to;
    tracks.set(id, track);
  }
  return { trackOf: (id) => tracks.get(id) ?? 0, count: ends.length };
}
