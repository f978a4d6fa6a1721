import { boxAround, contains, crosses, overlap, type Box } from '@/lib/map/markers/box';
import type { MarkerBox, MarkerMetrics, Placed } from '@/lib/map/markers/markerBox';
import { nameBox, SIDES, type NameSide } from '@/lib/map/markers/nameBox';
import { obstaclesNear, type Obstacles } from '@/lib/map/markers/obstacles';
import { landReach, LEASH } from '@/lib/map/markers/shore';
import type { Point } from '@/lib/surface/viewport';

/** Pixels from one ring of spots around an anchor to the next, and from the anchor to the last. */
const STEP = 12;
const REACH = 168;
const DIRECTIONS = 24;

/** What it costs, in rings, to leave its spot at all. */
const MOVING = 3;
/** What it costs, in rings, to lead a line through a marker or a name, and to hide the spot of a later marker. */
const CROSSING = 12;
const HIDING = 2;
/** What it costs, in rings, to let a marker that could be in sight, or its name, leave the stage or lie under a button. */
const LEAVING = 10;
/** What it costs to stay without a name: more than the farthest spot with one. */
const NAMELESS = 100;

/**
 * Places markers one after the other, each with its name, at the spot that costs least: its anchor if that is free,
 * else as near as possible on land, its line through nothing else if that can be had. One that finds no spot shares
 * the marker that stands on its own.
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
  return markers.map((marker, index) => {
    const all = { pins, names, leaders, anchors: anchors.slice(index + 1) };
    const near = obstaclesNear(all, marker, REACH, metrics);
    const kept = markers.filter(
      (other, at) =>
        at > index && isRoomy[at] && distance(other, marker) < REACH + metrics.apart,
    );
    const best = bestSpot(marker, near, kept, outwards(marker, markers, index), metrics);
    if (!best) {
      // The most named of those around it, so that neighbours share one.
      const host = pins.find(({ centre }) => distance(centre, marker) < 2 * metrics.apart);
      return { centre: marker, nameSide: null, host: host?.id };
    }
    const { centre, nameSide } = best;
    pins.push({ id: marker.id, centre, box: boxAround(centre, markerSize) });
    if (nameSide) names.push(nameBox(centre, marker.nameWidth, nameSide, metrics));
    if (centre !== marker) leaders.push([marker, centre]);
    return best;
  });
}

/** Which markers have room on their anchors, those chosen before them considered: none may stand aside there. */
function roomyAnchors(markers: readonly Point[], { apart }: MarkerMetrics): readonly boolean[] {
  const roomy: Point[] = [];
  return markers.map((marker) => {
    const isFree = roomy.every((other) => distance(other, marker) >= apart - 0.01);
    if (isFree) roomy.push(marker);
    return isFree;
  });
}

/**
 * The cheapest spot for a marker, with the side of its name there. Its anchor will do without a name; null when that
 * is taken, and no spot on land has room for both.
 * @param kept anchors of later markers that nothing may stand on
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
  const leash = scale === undefined ? REACH : Math.min(REACH, LEASH * scale);
  const keptBoxes = kept.map((anchor) => boxAround(anchor, markerSize));
  let best: Placed | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let ring = 0; ring * STEP <= leash; ring += 1) {
    // What every spot of this ring costs at least, and of those beyond it.
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
        (isSeen && isOut(pin) ? LEAVING : 0);
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

/** Whether a marker that stands aside is on land with the line that leads to it. */
const isAshore = (
  anchor: MarkerBox,
  spot: Point,
  { scale = 1, markerSize }: MarkerMetrics,
): boolean =>
  anchor.shore === undefined ||
  distance(anchor, spot) + markerSize / 2 <=
    landReach(anchor.shore, Math.atan2(spot.y - anchor.y, spot.x - anchor.x)) * scale;

/** Whether its line goes through a marker or a name, or its marker lies on another one's line. */
const isCrossing = (
  anchor: Point,
  spot: Point,
  pin: Box,
  { pins, names, leaders }: Obstacles,
  { markerSize }: MarkerMetrics,
): boolean =>
  pins.some(
    // One that stands on the anchor is what the line leads to.
    ({ centre, box }) =>
      distance(centre, anchor) > markerSize / 2 && crosses(anchor, spot, box),
  ) ||
  names.some((name) => crosses(anchor, spot, name)) ||
  leaders.some(([from, to]) => crosses(from, to, pin));

/** The cheapest side for a name at a spot, of those that lie on nothing placed or kept free; null when each does. */
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
      (anchors.some((anchor) => overlap(name, anchor)) ? HIDING : 0) +
      (leaders.some(([from, to]) => crosses(from, to, name)) ? CROSSING : 0) +
      (isOnStage && !contains(stage, name) ? LEAVING : 0) +
      (controls.some((control) => overlap(name, control)) ? LEAVING : 0);
    if (!best || cost < best.cost) best = { side, cost };
  }
  return best;
}

/** The square root of the sum: `Math.hypot`, which guards against overflow, takes ten times as long. */
const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

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
