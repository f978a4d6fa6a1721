import { createElementWriters } from '@/components/map/markers/elementWriters';
import type { Point } from '@/lib/surface/viewport';
import type { Box } from '@/lib/map/markers/box';
import { listBeside, type GroupList } from '@/lib/map/markers/groupList';
import {
  groupsOf,
  type MarkerGroups,
  type MarkerPlacement,
} from '@/lib/map/markers/markerLayout';

/** Callbacks that receive the groups of markers and decide which groups show their lists. */
export interface GroupOwner {
  /** Called with the places that share markers, when a layout has changed them. */
  readonly onChange: (groups: MarkerGroups) => void;
  /** Tells whether the list of a shared marker is open. */
  readonly isOpen: (hostId: string) => boolean;
}

interface ListMetrics {
  readonly nameWidthOf: (id: string) => number;
  /** Visible part of the stage, in the pixels of the anchors. */
  readonly stage: Box;
  readonly rowHeight: number;
}

type Placements = ReadonlyMap<string, MarkerPlacement>;

const ORIGIN: Point = { x: 0, y: 0 };

/** Creates the lists of places that share a marker, with the cards behind them. */
export function createGroupLists(owner: GroupOwner) {
  const cards = createElementWriters();
  const openLists = new Map<string, GroupList>();
  let lastGroupsJson = '[]';

  function notifyIfChanged(groups: MarkerGroups): void {
    const groupsJson = JSON.stringify([...groups]);
    if (groupsJson === lastGroupsJson) return;
    lastGroupsJson = groupsJson;
    owner.onChange(groups);
  }

  return {
    cardRefOf: cards.refOf,
    /**
     * Lays out the places of open lists in rows; the places of closed lists stay at their anchors.
     * @param anchors positions of the places within the layer of the markers, in pixels
     */
    layOut(
      placements: Placements,
      anchors: ReadonlyMap<string, Point>,
      { nameWidthOf, stage, rowHeight }: ListMetrics,
    ): Placements {
      const groups = groupsOf(placements);
      const listPlacements = new Map(placements);
      openLists.clear();
      // Starts each list below the previous one, so that lists do not overlap.
      let { top } = stage;
      const anchorOf = (id: string): Point => anchors.get(id) ?? ORIGIN;
      const positionOf = (id: string): Point => {
        const { x, y } = anchorOf(id);
        const { offset } = placements.get(id) ?? { offset: ORIGIN };
        return { x: x + offset.x, y: y + offset.y };
      };
      const markerPositions = [...placements].flatMap(([id, { host }]) =>
        host === null ? positionOf(id) : [],
      );
      const groupsFromNorth = [...groups].sort(([a], [b]) => anchorOf(a).y - anchorOf(b).y);
      for (const [host, members] of groupsFromNorth) {
        if (!owner.isOpen(host)) continue;
        const widths = members.map(nameWidthOf);
        const list = listBeside(
          positionOf(host),
          widths,
          { ...stage, top },
          rowHeight,
          markerPositions,
        );
        top = list.corner.y + list.height;
        openLists.set(host, list);
        members.forEach((id, row) => {
          const anchor = anchorOf(id);
          const { x, y } = list.rows[row] ?? anchor;
          const offset = { x: x - anchor.x, y: y - anchor.y };
          listPlacements.set(id, { offset, nameSide: 'right', leader: 0, host });
        });
      }
      notifyIfChanged(groups);
      return listPlacements;
    },
    /** Writes position and size of the cards within the layer of the markers. */
    paint(): void {
      for (const [host, { corner, width, height }] of openLists) {
        const card = cards.get(host);
        card?.style('transform', `translate(${corner.x}px, ${corner.y}px)`);
        card?.style('width', `${width}px`);
        card?.style('height', `${height}px`);
      }
    },
  };
}
