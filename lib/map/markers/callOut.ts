import { boxAround, contains, crosses, overlap, type Box } from '@/lib/map/markers/box';
import type { MarkerBox, MarkerMetrics, Placed } from '@/lib/map/markers/markerBox';
import { nameBox, SIDES, type NameSide } from '@/lib/map/markers/nameBox';
import type { Point } from '@/lib/map/camera/viewport';

/** Pixels from one ring of spots around an anchor to the next, and from the anchor to the last. */
const STEP = 12;
const REACH = 168;
const DIRECTIONS = 24;

/** What it costs, in rings, to leave its spot at all. */
const MOVING = 3;
/** What it costs, in rings, to lead a line through a marker or a name, and to hide the spot of a later marker. */
const CROSSING = 12;
const HIDING = 2;
/** What it costs, in rings, to let a marker that could be in sight, or its name, leave the stage. */
const LEAVING = 10;
/** What it costs to stay without a name: more than the farthest spot with one. */
const NAMELESS = 100;

/**
 * Places markers one after the other, each with its name, at the spot that costs least: its anchor if that is free,
 * else as near as possible, its line through nothing else if that can be had.
 */
export function callOut(
  markers: readonly MarkerBox[],
  metrics: MarkerMetrics,
): readonly Placed[] {
  const { apart, markerSize, stage } = metrics;
  const placed: Placed[] = [];
  const pins: Box[] = [];
  const names: Box[] = [];
  const leaders: (readonly [Point, Point])[] = [];
  const anchors = markers.map((marker) => boxAround(marker, markerSize));

  /** The cheapest side for a name at a spot, of those that lie on nothing placed; null when each does. */
  function sideAt(spot: Point, { nameWidth }: MarkerBox, later: readonly Box[]) {
    let best: { readonly side: NameSide; readonly cost: number } | null = null;
    for (const side of SIDES) {
      const box = nameBox(spot, nameWidth, side, metrics);
      if ([...pins, ...names].some((other) => overlap(box, other))) continue;
      const cost =
        (later.some((anchor) => overlap(box, anchor)) ? HIDING : 0) +
        (leaders.some(([from, to]) => crosses(from, to, box)) ? CROSSING : 0) +
        (contains(stage, boxAround(spot, 0)) && !contains(stage, box) ? LEAVING : 0);
      if (!best || cost < best.cost) best = { side, cost };
    }
    return best;
  }

  const isFree = (spot: Point): boolean => {
    const pin = boxAround(spot, markerSize);
    return (
      placed.every(({ centre }) => distance(centre, spot) >= apart - 0.01) &&
      names.every((name) => !overlap(pin, name))
    );
  };

  function crossings(anchor: Point, spot: Point): number {
    const pin = boxAround(spot, markerSize);
    const isCrossing =
      pins.some(
        (other, at) =>
          distance(placed[at]?.centre ?? spot, anchor) > markerSize / 2 &&
          crosses(anchor, spot, other),
      ) ||
      names.some((name) => crosses(anchor, spot, name)) ||
      leaders.some(([from, to]) => crosses(from, to, pin));
    return isCrossing ? CROSSING : 0;
  }

  for (const [index, marker] of markers.entries()) {
    const later = anchors.slice(index + 1);
    const direction = outwards(marker, markers, index);
    const isSeen = contains(stage, boxAround(marker, markerSize));
    let best: Placed & { readonly cost: number } = {
      centre: marker,
      nameSide: null,
      cost: Number.POSITIVE_INFINITY,
    };
    for (let ring = 0; ring * STEP <= REACH && ring < best.cost; ring += 1) {
      for (const spot of spotsOn(ring, marker, direction)) {
        if (!isFree(spot)) continue;
        const name = sideAt(spot, marker, later);
        const cost =
          ring +
          (ring > 0 ? MOVING : 0) +
          crossings(marker, spot) +
          (isSeen && !contains(stage, boxAround(spot, markerSize)) ? LEAVING : 0) +
          (name?.cost ?? NAMELESS);
        if (cost < best.cost) best = { centre: spot, nameSide: name?.side ?? null, cost };
      }
    }
    const { centre, nameSide } = best;
    placed.push({ centre, nameSide });
    pins.push(boxAround(centre, markerSize));
    if (nameSide) names.push(nameBox(centre, marker.nameWidth, nameSide, metrics));
    if (centre !== marker) leaders.push([marker, centre]);
  }
  return placed;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The spots at one distance from an anchor, those nearest to a direction first; the anchor itself on ring 0. */
function spotsOn(ring: number, anchor: MarkerBox, direction: number): readonly Point[] {
  if (ring === 0) return [anchor];
  return Array.from({ length: DIRECTIONS }, (_, turn) => {
    // 0, 1, −1, 2, −2, …
    const step = turn % 2 === 0 ? -turn / 2 : (turn + 1) / 2;
    const angle = direction + (step * 2 * Math.PI) / DIRECTIONS;
    return {
      x: anchor.x + Math.cos(angle) * ring * STEP,
      y: anchor.y + Math.sin(angle) * ring * STEP,
    };
  });
}

/** The direction, in radians, away from the neighbours; markers at one spot each get one of their own. */
function outwards({ x, y }: Point, markers: readonly Point[], index: number): number {
  const near = markers.filter((other) => distance(other, { x, y }) < REACH / 2);
  const mean = (read: (point: Point) => number): number =>
    near.reduce((sum, point) => sum + read(point), 0) / Math.max(1, near.length);
  const [dx, dy] = [x - mean((point) => point.x), y - mean((point) => point.y)];
  return Math.hypot(dx, dy) > 1 ? Math.atan2(dy, dx) : index * 2.4;
}
