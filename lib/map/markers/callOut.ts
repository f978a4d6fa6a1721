import { boxAround, contains, crosses, overlap, type Box } from '@/lib/map/markers/box';
import type { MarkerBox, MarkerMetrics, Placed } from '@/lib/map/markers/markerBox';
import { nameBox, SIDES, type NameSide } from '@/lib/map/markers/nameBox';
import { obstaclesNear, type Obstacles } from '@/lib/map/markers/obstacles';
import { landReach, MAX_SHIFT } from '@/lib/map/markers/shore';
import type { Point } from '@/lib/surface/viewport';

/** Distance between two rings of candidate spots around an anchor, and radius of the last ring, in pixels. */
const RING_STEP = 12;
const MAX_RADIUS = 168;
const DIRECTIONS = 24;

/** Cost, in rings, of a spot off the anchor. */
const MOVE_COST = 3;
/** Cost, in rings, of a leader line that crosses a marker or a label, and of covering a later marker's anchor. */
const CROSSING_COST = 12;
const OVERLAP_COST = 2;
/** Cost, in rings, of a marker or a label outside of the stage or below a button. */
const OUTSIDE_COST = 10;
/** Cost of a marker without label: more than the cost of the farthest spot with a label. */
const NO_NAME_COST = 100;

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
    const obstacles = obstaclesNear(all, marker, MAX_RADIUS, metrics);
    const reserved = markers.filter(
      (other, rank) =>
        rank > index && isRoomy[rank] && distance(other, marker) < MAX_RADIUS + metrics.apart,
    );
    const best = bestSpot(
      marker,
      obstacles,
      reserved,
      angleOf(marker, markers, index),
      metrics,
    );
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
 * Finds the marker to share for a marker without room: the neighbour of highest priority, or the shared marker that
 * stands beside that neighbour.
 */
function hostOf(
  marker: Point,
  pins: Obstacles['pins'],
  hosts: ReadonlySet<Obstacles['pins'][number]>,
  { apart }: MarkerMetrics,
): Obstacles['pins'][number] | undefined {
  const isWithin = (point: Point, factor: number) => (pin: Obstacles['pins'][number]) =>
    distance(pin.centre, point) <= factor * apart;
  const nearestPin = pins.find(isWithin(marker, 2));
  return nearestPin && ([...hosts].find(isWithin(nearestPin.centre, 1.5)) ?? nearestPin);
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
 * Finds the cheapest spot for a marker, with the side of its label, or the anchor without a label; null for none.
 * @param reserved anchors of later markers, which stay free
 */
function bestSpot(
  marker: MarkerBox,
  obstacles: Obstacles,
  reserved: readonly Point[],
  direction: number,
  metrics: MarkerMetrics,
): Placed | null {
  const { markerSize, stage, controls, apart, scale } = metrics;
  const isOutside = (box: Box): boolean =>
    !contains(stage, box) || controls.some((control) => overlap(box, control));
  const isSeen = contains(stage, boxAround(marker, markerSize));
  const limit = scale === undefined ? MAX_RADIUS : Math.min(MAX_RADIUS, MAX_SHIFT * scale);
  const reservedBoxes = reserved.map((anchor) => boxAround(anchor, markerSize));
  let best: Placed | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let ring = 0; ring * RING_STEP <= limit; ring += 1) {
    // Lower bound of the cost of this ring and all farther ones.
    const ringCost = ring + (ring > 0 ? MOVE_COST : 0);
    for (const spot of spotsOn(ring, marker, direction)) {
      if (ringCost >= bestCost) return best;
      const pin = boxAround(spot, markerSize);
      if (!isFree(spot, pin, obstacles, metrics)) continue;
      if (ring > 0 && !isAshore(marker, spot, metrics)) continue;
      if (reserved.some((anchor) => distance(anchor, spot) < apart)) continue;
      const spotCost =
        ringCost +
        (isCrossing(marker, spot, pin, obstacles, metrics) ? CROSSING_COST : 0) +
        (isSeen && isOutside(pin) ? OUTSIDE_COST : 0);
      if (spotCost >= bestCost) continue;
      const label = sideAt(spot, marker, obstacles, reservedBoxes, metrics);
      if (!label && ring > 0) continue;
      const cost = spotCost + (label?.cost ?? NO_NAME_COST);
      if (cost >= bestCost) continue;
      best = { centre: spot, nameSide: label?.side ?? null };
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
  reserved: readonly Box[],
  metrics: MarkerMetrics,
) {
  const { stage, controls } = metrics;
  const isOnStage = contains(stage, boxAround(spot, 0));
  let best: { readonly side: NameSide; readonly cost: number } | null = null;
  for (const side of SIDES) {
    const label = nameBox(spot, nameWidth, side, metrics);
    if (pins.some(({ box }) => overlap(label, box))) continue;
    if (names.some((name) => overlap(label, name))) continue;
    if (reserved.some((anchor) => overlap(label, anchor))) continue;
    const cost =
      (anchors.some((anchor) => overlap(label, anchor)) ? OVERLAP_COST : 0) +
      (leaders.some(([from, to]) => crosses(from, to, label)) ? CROSSING_COST : 0) +
      (isOnStage && !contains(stage, label) ? OUTSIDE_COST : 0) +
      (controls.some((control) => overlap(label, control)) ? OUTSIDE_COST : 0);
    if (!best || cost < best.cost) best = { side, cost };
  }
  return best;
}

/** Computes a distance by `Math.sqrt`: `Math.hypot`, which guards against overflow, takes ten times as long. */
const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Lists the spots at one distance from an anchor, those closest to a direction first; ring 0 is the anchor. */
function spotsOn(ring: number, anchor: MarkerBox, direction: number): readonly Point[] {
  if (ring === 0) return [anchor];
  return Array.from({ length: DIRECTIONS }, (_, index) => {
    // 0, 1, −1, 2, −2, …
    const step = index % 2 === 0 ? -index / 2 : (index + 1) / 2;
    const angle = direction + (step * 2 * Math.PI) / DIRECTIONS;
    return {
      x: anchor.x + Math.cos(angle) * ring * RING_STEP,
      y: anchor.y + Math.sin(angle) * ring * RING_STEP,
    };
  });
}

/** Returns the direction away from the neighbours, in radians; markers at one point get different directions. */
function angleOf({ x, y }: Point, markers: readonly Point[], index: number): number {
  const neighbours = markers.filter((other) => distance(other, { x, y }) < MAX_RADIUS / 2);
  const mean = (read: (point: Point) => number): number =>
    neighbours.reduce((sum, point) => sum + read(point), 0) / Math.max(1, neighbours.length);
  const [dx, dy] = [x - mean((point) => point.x), y - mean((point) => point.y)];
  return Math.hypot(dx, dy) > 1 ? Math.atan2(dy, dx) : index * 2.4;
}
