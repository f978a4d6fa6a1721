import { boxAround, overlap, type Box } from '@/lib/map/markers/box';
import { callOut } from '@/lib/map/markers/callOut';
import type { MarkerBox, MarkerMetrics, Placed } from '@/lib/map/markers/markerBox';
import { nameBox, SIDES, type NameSide } from '@/lib/map/markers/nameBox';
import { spreadApart } from '@/lib/map/markers/spreadApart';
import type { Point } from '@/lib/surface/viewport';

/** Where a marker is drawn, relative to its anchor, and on which side its name stands, if there is room for it. */
export interface MarkerPlacement {
  readonly offset: Point;
  readonly nameSide: NameSide | null;
  /** Length in pixels of the line that leads from the marker to its anchor, or to the marker that stands there. */
  readonly leader: number;
  /** Id of the place whose marker it shares; null for a marker of its own. */
  readonly host: string | null;
}

/** With more markers than this the map would be all lines: they are spread, and some names wait to be asked for. */
const MOST_CALLED_OUT = 200;

/**
 * Separates markers that would lie on each other, and finds room for their names. Earlier markers choose first; one
 * that finds its spot or its name's taken stands aside on land, with a line to its anchor, or shares the marker that
 * is there. The same input gives the same layout.
 */
export function layoutMarkers(
  markers: readonly MarkerBox[],
  metrics: MarkerMetrics,
): ReadonlyMap<string, MarkerPlacement> {
  const placed =
    markers.length > MOST_CALLED_OUT ? spread(markers, metrics) : callOut(markers, metrics);
  return new Map(
    markers.map((marker, index) => {
      const { centre, nameSide, host = null } = placed[index] ?? onAnchor(marker);
      const offset = { x: centre.x - marker.x, y: centre.y - marker.y };
      const isTaken = placed.some(
        (other, at) =>
          at !== index &&
          other.host === undefined &&
          isWithin(other.centre, marker, metrics.markerSize / 2),
      );
      const distance = Math.hypot(offset.x, offset.y);
      const leader = Math.max(0, distance - (isTaken ? metrics.markerSize / 2 : 0));
      return [marker.id, { offset, nameSide, leader, host }];
    }),
  );
}

const onAnchor = (centre: Point): Placed => ({ centre, nameSide: null });

const isWithin = (a: Point, b: Point, distance: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < distance;

/** Pushes markers apart, and names those that have room where they then are. */
function spread(markers: readonly MarkerBox[], metrics: MarkerMetrics): readonly Placed[] {
  const centres = spreadApart(markers, metrics.apart);
  const taken: Box[] = [
    ...centres.map((centre) => boxAround(centre, metrics.markerSize)),
    ...metrics.controls,
  ];
  return markers.map(({ x, y, nameWidth }, index) => {
    const centre = centres[index] ?? { x, y };
    const nameSide =
      SIDES.find((side) => {
        const box = nameBox(centre, nameWidth, side, metrics);
        const isFree = taken.every((other, at) => at === index || !overlap(box, other));
        if (isFree) taken.push(box);
        return isFree;
      }) ?? null;
    return { centre, nameSide };
  });
}

/** The places that share each marker, by the id of the place whose marker it is. */
export type MarkerGroups = ReadonlyMap<string, readonly string[]>;

/** Gathers the places that share a marker, in the order of the layout. */
export function groupsOf(layout: ReadonlyMap<string, MarkerPlacement>): MarkerGroups {
  const groups = new Map<string, string[]>();
  for (const [id, { host }] of layout)
    if (host !== null) groups.set(host, [...(groups.get(host) ?? []), id]);
  return groups;
}
