import { boxAround, contains, crosses, overlap, type Box } from '@/lib/map/markers/box';
import type { MarkerBox, MarkerMetrics, Placed } from '@/lib/map/markers/markerBox';
import { nameBox, SIDES, type NameSide } from '@/lib/map/markers/nameBox';
import { obstaclesNear, type Obstacles } from '@/lib/map/markers/obstacles';
import { landReach, MAX_SHIFT } from '@/lib/map/markers/shore';
import type { Point } from '@/lib/surface/viewport';

/** In pixels: distance between rings of candidate spots around an anchor, and of the last ring. */
const STEP = 12;
const REACH = 168;
const DIRECTIONS = 24;

/** Cost, in rings, of a spot off the anchor. */
const MOVING = 3;
/** Cost, in rings, of a leader line that crosses a marker or a label, and of covering a later marker's anchor. */
const CROSSING = 12;
const OVERLAP_COST = 2;
/** Cost, in rings, of a marker or a label outside of the stage or below a button. */
const OUTSIDE_COST = 10;
/** Cost of a marker without label: more than the farthest spot with one. */
const NAMELESS = 100;

/**
 * Places markers in order, each with its label, at the spot of least cost: the anchor if free, else near on land, its
 * leader line crossing nothing if possible. A marker without a spot shares the marker at its anchor.
 */
export function callOut(
  markers: readonly MarkerBox[],
  metrics: MarkerMetrics,
): readonly Placed[] {
  const { markerSize } = metrics;
  const anchors = markers.map((marker) => boxAround(marker, markerSize));
  const isRoomy = roomyAnchors(markers, metrics);
  const pins: Obstacles['pins'][number][] = [];
  const names: Box[] = [];
  const leaders: Obstacles['leaders'][number][] = [];
  const hosts = new Set<Obstacles['pins'][number]>();
  return markers.map((marker, index) => {
    const all = { pins, names, leaders, anchors: anchors.slice(index + 1) };
    const obstacles = obstaclesNear(all, marker, REACH, metrics);
    const rivals = markers.filter(
      (other, at) =>
        at > index && isRoomy[at] && distance(other, marker) < REACH + metrics.apart,
    );
    const best = bestSpot(marker, obstacles, rivals, outwards(marker, markers, index), metrics);
    if (!best) {
      const host = hostOf(marker, pins, hosts, metrics);
      if (host) hosts.add(host);
      return { centre: marker, nameSide: null, host: host?.id };
    }
    const { centre, nameSide } = best;
    pins.push({ id: marker.id, centre, box: boxAround(centre, markerSize) });
    if (nameSide) names.push(nameBox(centre, marker.nameWidth, nameSide, metrics));
    if (centre !== marker) leaders.push([marker, centre]);
    return best;
  });
}

/**
 * Finds the marker that one without room shares: the neighbour of highest priority, or the shared marker that already
 * stands beside that neighbour.
 */
function hostOf(
  marker: Point,
  pins: Obstacles['pins'],
  hosts: ReadonlySet<Obstacles['pins'][number]>,
  { apart }: MarkerMetrics,
): Obstacles['pins'][number] | undefined {
  const isWithin = (point: Point, times: number) => (pin: Obstacles['pins'][number]) =>
    distance(pin.centre, point) <= times * apart;
  const first = pins.find(isWithin(marker, 2));
  return first && ([...hosts].find(isWithin(first.centre, 1.5)) ?? first);
}

/** Selects the markers that fit on their anchors beside earlier ones; those anchors stay reserved. */
function roomyAnchors(markers: readonly Point[], { apart }: MarkerMetrics): readonly boolean[] {
  const roomy: Point[] = [];
  return markers.map((marker) => {
    const isFree = roomy.every((other) => distance(other, marker) >= apart - 0.01);
    if (isFree) roomy.push(marker);
    return isFree;
  });
}

/**
 * Finds the cheapest spot for a marker, with the side of its label. The anchor is accepted without a label; null when
 * it is taken and no spot on land fits both.
 * @param kept anchors of later markers, which stay free
 */
function bestSpot(
  marker: MarkerBox,
  near: Obstacles,
  kept: readonly Point[],
  direction: number,
  metrics: MarkerMetrics,
): Placed | null {
  const { markerSize, stage, controls, apart, scale } = metrics;
  const isOut = (box: Box): boolean =>
    !contains(stage, box) || controls.some((control) => overlap(box, control));
  const isSeen = contains(stage, boxAround(marker, markerSize));
  const limit = scale === undefined ? REACH : Math.min(REACH, MAX_SHIFT * scale);
  const keptBoxes = kept.map((anchor) => boxAround(anchor, markerSize));
  let best: Placed | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let ring = 0; ring * STEP <= limit; ring += 1) {
    // Lower bound of the cost of this ring and all farther ones.
    const least = ring + (ring > 0 ? MOVING : 0);
    for (const spot of spotsOn(ring, marker, direction)) {
      if (least >= bestCost) return best;
      const pin = boxAround(spot, markerSize);
      if (!isFree(spot, pin, near, metrics)) continue;
      if (ring > 0 && !isAshore(marker, spot, metrics)) continue;
      if (kept.some((anchor) => distance(anchor, spot) < apart)) continue;
      const spotCost =
        least +
        (isCrossing(marker, spot, pin, near, metrics) ? CROSSING : 0) +
        (isSeen && isOut(pin) ? OUTSIDE_COST : 0);
      if (spotCost >= bestCost) continue;
      const name = sideAt(spot, marker, near, keptBoxes, metrics);
      if (!name && ring > 0) continue;
      const cost = spotCost + (name?.cost ?? NAMELESS);
      if (cost >= bestCost) continue;
      best = { centre: spot, nameSide: name?.side ?? null };
      bestCost = cost;
    }
  }
  return best;
}

const isFree = (
  spot: Point,
  pin: Box,
  { pins, names }: Obstacles,
  { apart }: MarkerMetrics,
): boolean =>
  pins.every(({ centre }) => distance(centre, spot) >= apart - 0.01) &&
  names.every((name) => !overlap(pin, name));

/** Tells whether a displaced marker and its leader line are on land. */
const isAshore = (
  anchor: MarkerBox,
  spot: Point,
  { scale = 1, markerSize }: MarkerMetrics,
): boolean =>
  anchor.shore === undefined ||
  distance(anchor, spot) + markerSize / 2 <=
    landReach(anchor.shore, Math.atan2(spot.y - anchor.y, spot.x - anchor.x)) * scale;

/** Tells whether a leader line crosses a marker or a label, or the marker lies on another leader line. */
const isCrossing = (
  anchor: Point,
  spot: Point,
  pin: Box,
  { pins, names, leaders }: Obstacles,
  { markerSize }: MarkerMetrics,
): boolean =>
  pins.some(
    // The marker on the anchor is the target of the line.
    ({ centre, box }) =>
      distance(centre, anchor) > markerSize / 2 && crosses(anchor, spot, box),
  ) ||
  names.some((name) => crosses(anchor, spot, name)) ||
  leaders.some(([from, to]) => crosses(from, to, pin));

/** Finds the cheapest side for a label at a spot, without overlapping a placed or reserved box; null for none. */
function sideAt(
  spot: Point,
  { nameWidth }: MarkerBox,
  { pins, names, leaders, anchors }: Obstacles,
  kept: readonly Box[],
  metrics: MarkerMetrics,
) {
  const { stage, controls } = metrics;
  const isOnStage = contains(stage, boxAround(spot, 0));
  let best: { readonly side: NameSide; readonly cost: number } | null = null;
  for (const side of SIDES) {
    const name = nameBox(spot, nameWidth, side, metrics);
    if (pins.some(({ box }) => overlap(name, box))) continue;
    if (names.some((other) => overlap(name, other))) continue;
    if (kept.some((anchor) => overlap(name, anchor))) continue;
    const cost =
      (anchors.some((anchor) => overlap(name, anchor)) ? OVERLAP_COST : 0) +
      (leaders.some(([from, to]) => crosses(from, to, name)) ? CROSSING : 0) +
      (isOnStage && !contains(stage, name) ? OUTSIDE_COST : 0) +
      (controls.some((control) => overlap(name, control)) ? OUTSIDE_COST : 0);
    if (!best || cost < best.cost) best = { side, cost };
  }
  return best;
}

/** Computes a distance by `Math.sqrt`: `Math.hypot`, which guards against overflow, takes ten times as long. */
const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Lists the spots at one distance from an anchor, those closest to a direction first; ring 0 is the anchor. */
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

/** Returns the direction away from the neighbours, in radians; markers at one point get different directions. */
function outwards({ x, y }: Point, markers: readonly Point[], index: number): number {
  const neighbours = markers.filter((other) => distance(other, { x, y }) < REACH / 2);
  const mean = (read: (point: Point) => number): number =>
    neighbours.reduce((sum, point) => sum + read(point), 0) / Math.max(1, neighbours.length);
  const [dx, dy] = [x - mean((point) => point.x), y - mean((point) => point.y)];
  return Math.hypot(dx, dy) > 1 ? Math.atan2(dy, dx) : index * 2.4;
}
