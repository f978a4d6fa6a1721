import { createElementWriters } from '@/components/map/markers/elementWriters';
import { createGroupLists, type GroupOwner } from '@/components/map/markers/groupLists';
import {
  createElementWriter,
  createNameMeasure,
  UNPLACED,
  writeLeader,
  writeGroupState,
  writeName,
  type ElementWriter,
} from '@/components/map/markers/markerWriting';
import { afterNextFrame } from '@/components/ui/browser/frames';
import { imagePoint } from '@/lib/map/camera/framing';
import type { Box } from '@/lib/map/markers/box';
import {
  centreOf,
  clampToStage,
  isCulled,
  needsCulling,
  type MarkerPosition,
} from '@/lib/map/markers/culling';
import { nameOnMap } from '@/lib/map/markers/labels';
import type { MarkerPlacement } from '@/lib/map/markers/markerLayout';
import { layOutPlaces } from '@/lib/map/markers/placesLayout';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { toStage, type Point, type Size, type Viewport } from '@/lib/surface/viewport';

/** Least distance between two markers, in pixels, by the precision of the pointer. */
const MIN_DISTANCE = { fine: 30, coarse: 44 };

/**
 * Creates the overlay of a map's markers, which writes their positions to the elements in the frame in which the
 * image moves. A marker's position in the layer depends on the scale only: a pan moves the layer.
 * @param image size in pixels at scale 1
 */
export function createMarkerOverlay(
  image: Size,
  places: () => readonly MapPlace[],
  /** Returns the boxes of the buttons over the stage, in the stage's pixels: names avoid these boxes. */
  controlsOf: () => readonly Box[],
  groupOwner: GroupOwner,
) {
  const writers = createElementWriters();
  const groupLists = createGroupLists(groupOwner);
  const nameWidths = new Map<string, number>();
  let layer: ElementWriter | null = null;
  let placements: ReadonlyMap<string, MarkerPlacement> = new Map();
  /** Viewport of the last culling; null forces a new culling. */
  let culledViewport: Viewport | null = null;
  let controls: readonly Box[] = [];
  let lastLayout: { readonly places: readonly MapPlace[]; readonly scale: number } | null =
    null;

  const standingOf = (place: MapPlace, viewport: Viewport): MarkerPosition => ({
    anchor: toStage(viewport, imagePoint(place.coordinates, image)),
    placement: placements.get(place.id) ?? UNPLACED,
  });

  /** Measures the names without a width, within `layOut` or in an earlier task. */
  function measureNames(): void {
    const unmeasured = places().filter(({ id }) => writers.get(id) && !nameWidths.has(id));
    const sample = unmeasured[0] && writers.get(unmeasured[0].id)?.element;
    if (!sample) return;
    const widthOf = createNameMeasure(sample);
    for (const { id, name } of unmeasured) nameWidths.set(id, widthOf(nameOnMap(name)));
  }

  function moveLayer({ x, y }: Viewport): void {
    layer?.style('transform', `translate3d(${x}px, ${y}px, 0)`);
  }

  function updateMarkers(viewport: Viewport, stage: Size): void {
    culledViewport = viewport;
    for (const place of places()) {
      const writer = writers.get(place.id);
      if (writer) writeMarker(writer, standingOf(place, viewport), viewport, stage);
    }
    groupLists.paint();
  }

  return {
    /** Receives the layer's element, which stays hidden until the markers are first at rest. */
    layerRef(element: HTMLElement | null): void {
      layer = element && createElementWriter(element);
    },
    /** Returns the ref of a place's marker; stable per place. */
    refOf: writers.refOf,
    /** Returns the ref of the card behind an open group's list, by the marker's place. */
    cardRefOf: groupLists.cardRefOf,
    paint(viewport: Viewport, stage: Size): void {
      moveLayer(viewport);
      if (!culledViewport || needsCulling(culledViewport, viewport))
        updateMarkers(viewport, stage);
    },
    /** Writes every marker and name for a view at rest. */
    paintAtRest(viewport: Viewport, stage: Size): void {
      moveLayer(viewport);
      if (layer?.element.hidden) showByHalves(layer.element);
      updateMarkers(viewport, stage);
      for (const place of places()) {
        const writer = writers.get(place.id);
        if (writer)
          writeName(
            writer,
            standingOf(place, viewport),
            nameWidths.get(place.id) ?? 0,
            stage,
            controls,
          );
      }
    },
    measureNames,
    /** Makes a culled marker focusable before it is back on the stage. */
    unhide: (id: string): void => writers.get(id)?.style('visibility', 'visible'),
    /** Tells whether `layOut` has run for the present places at this scale. */
    isLaidOut: ({ scale }: Viewport): boolean =>
      lastLayout?.places === places() && lastLayout.scale === scale,
    /** Lays out markers and names for a scale, without overlaps. */
    layOut(viewport: Viewport, stage: Size): void {
      culledViewport = null;
      controls = controlsOf();
      lastLayout = { places: places(), scale: viewport.scale };
      const shownPlaces = places().filter(({ id }) => writers.get(id));
      measureNames();
      const minDistance = matchMedia('(pointer: coarse)').matches
        ? MIN_DISTANCE.coarse
        : MIN_DISTANCE.fine;
      const nameWidthOf = (id: string): number => nameWidths.get(id) ?? 0;
      const layout = layOutPlaces(shownPlaces, viewport, {
        image,
        stage,
        apart: minDistance,
        controls,
        nameWidthOf,
      });
      placements = groupLists.layOut(layout.placements, layout.anchors, {
        nameWidthOf,
        stage: layout.seen,
        rowHeight: minDistance,
      });
      for (const { id } of shownPlaces) {
        const writer = writers.get(id);
        const placement = placements.get(id) ?? UNPLACED;
        if (!writer) continue;
        writeLeader(writer, placement);
        writeGroupState(writer, placement);
      }
    },
  };
}

/**
 * Shows half of the markers, and the other half after a frame (MapStage.module.css): showing all markers in one frame
 * is a long task on a phone.
 */
function showByHalves(layer: HTMLElement): void {
  layer.hidden = false;
  layer.dataset.half = '';
  afterNextFrame(() => delete layer.dataset.half);
}

/** Writes a marker's position, or hides a culled marker. */
function writeMarker(
  writer: ElementWriter,
  standing: MarkerPosition,
  viewport: Viewport,
  stage: Size,
): void {
  const { element } = writer;
  const isMarkerCulled =
    isCulled(standing, stage) &&
    element !== document.activeElement &&
    element.ariaCurrent !== 'true';
  writer.data('away', String(isMarkerCulled));
  // A culled tab stop stays focusable at the stage's edge, so that focusing the marker does not scroll the page.
  const isReachable = isMarkerCulled && element.tabIndex === 0;
  writer.style('visibility', isMarkerCulled && !isReachable ? 'hidden' : 'visible');
  if (!isMarkerCulled) writePosition(writer, centreOf(standing), viewport);
  else if (isReachable) writePosition(writer, clampToStage(standing.anchor, stage), viewport);
}

/** Writes a marker's position within its layer, rounded to 0.01 px, so that a pan leaves it unchanged. */
function writePosition(writer: ElementWriter, { x, y }: Point, viewport: Viewport): void {
  writer.style(
    'transform',
    `translate(${roundToHundredth(x - viewport.x)}px, ${roundToHundredth(y - viewport.y)}px)`,
  );
}

const roundToHundredth = (pixels: number): number => Math.round(pixels * 100) / 100;
