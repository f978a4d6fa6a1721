import { boxAround, overlap, type Box } from '@/lib/map/markers/box';
import { callOut } from '@/lib/map/markers/callOut';
import type { MarkerBox, MarkerMetrics, Placed } from '@/lib/map/markers/markerBox';
import { nameBox, SIDES, type NameSide } from '@/lib/map/markers/nameBox';
import { spreadApart } from '@/lib/map/markers/spreadApart';
import type { Point } from '@/lib/surface/viewport';

/** Layout of a marker: its offset from the anchor, and the side of its label, if any. */
export interface MarkerPlacement {
  readonly offset: Point;
  readonly nameSide: NameSide | null;
  /** Length of the leader line to the anchor or to the shared marker, in pixels. */
  readonly leader: number;
  /** Id of the place whose marker is shared; null for an own marker. */
  readonly host: string | null;
}

/** Largest number of markers with leader lines; more are spread apart, and some stay without labels. */
const MAX_CALL_OUTS = 200;

/**
 * Separates overlapping markers and places their labels, in order of priority. A marker whose spot or label's is taken
 * is displaced on land, with a leader line to its anchor, or shares the marker there. Deterministic.
 */
export function layoutMarkers(
  markers: readonly MarkerBox[],
  metrics: MarkerMetrics,
): ReadonlyMap<string, MarkerPlacement> {
  const placed =
    markers.length > MAX_CALL_OUTS ? spreadOut(markers, metrics) : callOut(markers, metrics);
  return new Map(
    markers.map((marker, index) => {
      const { centre, nameSide, host = null } = placed[index] ?? placeOnAnchor(marker);
      const offset = { x: centre.x - marker.x, y: centre.y - marker.y };
      const isTaken = placed.some(
        (other, otherIndex) =>
          otherIndex !== index &&
          other.host === undefined &&
          isWithin(other.centre, marker, metrics.markerSize / 2),
      );
      const distance = Math.hypot(offset.x, offset.y);
      const leader = Math.max(0, distance - (isTaken ? metrics.markerSize / 2 : 0));
      return [marker.id, { offset, nameSide, leader, host }];
    }),
  );
}

/** Places a marker on its anchor, without a label. */
const placeOnAnchor = (centre: Point): Placed => ({ centre, nameSide: null });

const isWithin = (a: Point, b: Point, distance: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < distance;

/** Pushes markers apart, and labels those with room. */
function spreadOut(markers: readonly MarkerBox[], metrics: MarkerMetrics): readonly Placed[] {
  const centres = spreadApart(markers, metrics.apart);
  const occupied: Box[] = [
    ...centres.map((centre) => boxAround(centre, metrics.markerSize)),
    ...metrics.controls,
  ];
  return markers.map(({ x, y, nameWidth }, index) => {
    const centre = centres[index] ?? { x, y };
    const nameSide =
      SIDES.find((side) => {
        const box = nameBox(centre, nameWidth, side, metrics);
        const isFree = occupied.every(
          (obstacle, otherIndex) => otherIndex === index || !overlap(box, obstacle),
        );
        if (isFree) occupied.push(box);
        return isFree;
      }) ?? null;
    return { centre, nameSide };
  });
}

/** Places of each shared marker, by the id of the marker's place. */
export type MarkerGroups = ReadonlyMap<string, readonly string[]>;

/** Groups the places that share a marker, in layout order. */
export function groupsOf(layout: ReadonlyMap<string, MarkerPlacement>): MarkerGroups {
  const groups = new Map<string, string[]>();
  for (const [id, { host }] of layout)
    if (host !== null) groups.set(host, [...(groups.get(host) ?? []), id]);
  return groups;
}
