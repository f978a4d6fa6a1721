import type { MapPlace } from '@/lib/map/places/mapPlace';
import { createElementWriters, type ElementRef } from '@/components/map/markers/elementWriters';
import { createGroupLists, type GroupOwner } from '@/components/map/markers/groupLists';
import {
  MARKER_SIZE,
  NAME_HEIGHT,
  nameMeasure,
  UNPLACED,
  writeLeader,
  writeMarker,
  writeMember,
  writeName,
  type Standing,
  createElementWriter,
  type ElementWriter,
} from '@/components/map/markers/markerWriting';
import type { Box } from '@/lib/map/markers/box';
import { afterNextFrame } from '@/components/ui/browser/frames';
import { nameOnMap } from '@/lib/map/markers/labels';
import { imagePoint } from '@/lib/map/camera/framing';
import { layoutMarkers, type MarkerPlacement } from '@/lib/map/markers/markerLayout';
import { toStage, type Point, type Size, type Viewport } from '@/lib/surface/viewport';

/** How far the map pans, in pixels, before it is looked again which markers to draw. */
const LOOK_EVERY = 48;
const APART = { fine: 30, coarse: 44 };

/**
 * Writes the markers' positions straight to their elements, in the frame in which the image moves. A marker's place
 * depends on the scale alone: panning moves the layer that holds them all.
 */
export interface MarkerOverlay {
  /** Where the layer's element is to be made known; hidden until the markers first come to rest. */
  readonly layerRef: ElementRef;
  /** Where a place's element is to be made known; always the same for the same place. */
  readonly refOf: (id: string) => ElementRef;
  /** Where the ground of an open group's list is to be made known, by the place whose marker is shared. */
  readonly cardRefOf: (hostId: string) => ElementRef;
  readonly paint: (viewport: Viewport, stage: Size) => void;
  /** The view is at rest: every marker and name takes its last place. */
  readonly paintAtRest: (viewport: Viewport, stage: Size) => void;
  /** Measures the names that were not: what `layOut` would do first, for those who have a task apart for it. */
  readonly measureNames: () => void;
  /** Spreads markers and finds room for names at this scale. */
  readonly layOut: (viewport: Viewport, stage: Size) => void;
  /** Whether that was done for the places of now at this scale. */
  readonly isLaidOut: (viewport: Viewport) => boolean;
}

export function createMarkerOverlay(
  image: Size,
  places: () => readonly MapPlace[],
  /** Returns the boxes of the buttons that lie over the stage, in pixels of the stage: labels keep off them. */
  controlsOf: () => readonly Box[],
  groupOwner: GroupOwner,
): MarkerOverlay {
  const writers = createElementWriters();
  const groupLists = createGroupLists(groupOwner);
  const nameWidths = new Map<string, number>();
  let layer: ElementWriter | null = null;
  let placements: ReadonlyMap<string, MarkerPlacement> = new Map();
  /** The view in which the markers were last gone through; null when they must be again. */
  let gone: Viewport | null = null;
  let controls: readonly Box[] = [];
  let laidOut: { readonly places: readonly MapPlace[]; readonly scale: number } | null = null;

  const anchorOf = ({ coordinates }: MapPlace): Point => imagePoint(coordinates, image);

  /** Where a place's anchor lies from the top left of the image, in pixels of the stage. */
  const inLayer = (place: MapPlace, { scale }: Viewport): Point => {
    const { x, y } = anchorOf(place);
    return { x: x * scale, y: y * scale };
  };

  const standing = (place: MapPlace, viewport: Viewport): Standing => ({
    anchor: toStage(viewport, anchorOf(place)),
    placement: placements.get(place.id) ?? UNPLACED,
  });

  function measureNames(): void {
    const unmeasured = places().filter(({ id }) => writers.get(id) && !nameWidths.has(id));
    const example = unmeasured[0] && writers.get(unmeasured[0].id)?.element;
    if (!example) return;
    const widthOf = nameMeasure(example);
    for (const { id, name } of unmeasured) nameWidths.set(id, widthOf(nameOnMap(name)));
  }

  function moveLayer({ x, y }: Viewport): void {
    layer?.style('transform', `translate3d(${x}px, ${y}px, 0)`);
  }

  function updateMarkers(viewport: Viewport, stage: Size): void {
    gone = viewport;
    for (const place of places()) {
      const writer = writers.get(place.id);
      if (writer) writeMarker(writer, standing(place, viewport), viewport, stage);
    }
    groupLists.paint();
  }

  return {
    layerRef(element) {
      layer = element && createElementWriter(element);
    },
    refOf: writers.refOf,
    cardRefOf: groupLists.cardRefOf,
    paint(viewport, stage) {
      moveLayer(viewport);
      if (!gone || isFar(gone, viewport)) updateMarkers(viewport, stage);
    },
    paintAtRest(viewport, stage) {
      moveLayer(viewport);
      if (layer?.element.hidden) showByHalves(layer.element);
      updateMarkers(viewport, stage);
      for (const place of places()) {
        const writer = writers.get(place.id);
        if (writer)
          writeName(
            writer,
            standing(place, viewport),
            nameWidths.get(place.id) ?? 0,
            stage,
            controls,
          );
      }
    },
    measureNames,
    isLaidOut: ({ scale }) => laidOut?.places === places() && laidOut.scale === scale,
    layOut(viewport, { width, height }) {
      gone = null;
      controls = controlsOf();
      laidOut = { places: places(), scale: viewport.scale };
      const shown = places()
        .filter(({ id }) => writers.get(id))
        .toSorted((a, b) => (b.episodeCount ?? 0) - (a.episodeCount ?? 0));
      measureNames();
      const apart = matchMedia('(pointer: coarse)').matches ? APART.coarse : APART.fine;
      const nameWidthOf = (id: string): number => nameWidths.get(id) ?? 0;
      const seen = {
        left: -viewport.x,
        top: -viewport.y,
        right: width - viewport.x,
        bottom: height - viewport.y,
      };
      const layout = layoutMarkers(
        shown.map((place) => ({
          ...inLayer(place, viewport),
          id: place.id,
          shore: place.shore,
          nameWidth: nameWidthOf(place.id),
        })),
        {
          apart,
          scale: viewport.scale,
          markerSize: MARKER_SIZE,
          nameHeight: NAME_HEIGHT,
          stage: seen,
          controls: controls.map((box) => moved(box, viewport)),
        },
      );
      placements = groupLists.layOut(
        layout,
        new Map(shown.map((place) => [place.id, inLayer(place, viewport)])),
        { nameWidthOf, stage: seen, rowHeight: apart },
      );
      for (const { id } of shown) {
        const writer = writers.get(id);
        const placement = placements.get(id) ?? UNPLACED;
        if (!writer) continue;
        writeLeader(writer, placement);
        writeMember(writer, placement);
      }
    },
  };
}

const moved = ({ left, right, top, bottom }: Box, { x, y }: Point): Box => ({
  left: left - x,
  right: right - x,
  top: top - y,
  bottom: bottom - y,
});

/** Half of the markers, and the others after a frame (MapStage.module.css): all in one is a long task on a phone. */
function showByHalves(layer: HTMLElement): void {
  layer.hidden = false;
  layer.dataset.half = '';
  afterNextFrame(() => delete layer.dataset.half);
}

const isFar = (from: Viewport, to: Viewport): boolean =>
  from.scale !== to.scale ||
  Math.abs(to.x - from.x) > LOOK_EVERY ||
  Math.abs(to.y - from.y) > LOOK_EVERY;
