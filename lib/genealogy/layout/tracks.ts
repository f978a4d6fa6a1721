/** A horizontal line of a family, which no other may lie on. */
export interface Span {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** How near, in pixels, two lines of one height may come. */
const APART = 12;

/** Assigns a track to each span, 0 the highest, such that none overlaps another (greedy interval partitioning). */
export function tracksOf(spans: readonly Span[]): {
  readonly trackOf: (id: string) => number;
  readonly count: number;
} {
  const ends: number[] = [];
  const tracks = new Map<string, number>();
  for (const { id, from, to } of spans.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const free = ends.findIndex((end) => end + APART <= from);
    const track = free < 0 ? ends.length : free;
    ends[track] = to;
    tracks.set(id, track);
  }
  return { trackOf: (id) => tracks.get(id) ?? 0, count: ends.length };
}
