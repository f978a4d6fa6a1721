import { createElementWriters } from '@/components/map/markers/elementWriters';
import { createGroupLists, type GroupOwner } from '@/components/map/markers/groupLists';
import {
  createElementWriter,
  nameMeasure,
  UNPLACED,
  writeLeader,
  writeMember,
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
  type Standing,
} from '@/lib/map/markers/culling';
import { nameOnMap } from '@/lib/map/markers/labels';
import type { MarkerPlacement } from '@/lib/map/markers/markerLayout';
import { layOutPlaces } from '@/lib/map/markers/placesLayout';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { toStage, type Point, type Size, type Viewport } from '@/lib/surface/viewport';

const APART = { fine: 30, coarse: 44 };

/**
 * Creates the overlay of a map's markers, which writes their positions to the elements in the frame in which the
 * image moves. A marker's position in the layer depends on the scale only: a pan moves the layer.
 * @param image size in pixels at scale 1
 */
export function createMarkerOverlay(
  image: Size,
  places: () => readonly MapPlace[],
  /** Returns the boxes of the buttons over the stage, in its pixels: names avoid them. */
  controlsOf: () => readonly Box[],
  groupOwner: GroupOwner,
) {
  const writers = createElementWriters();
  const groupLists = createGroupLists(groupOwner);
  const nameWidths = new Map<string, number>();
  let layer: ElementWriter | null = null;
  let placements: ReadonlyMap<string, MarkerPlacement> = new Map();
  /** Viewport of the last culling; null forces the next one. */
  let culledAt: Viewport | null = null;
  let controls: readonly Box[] = [];
  let laidOut: { readonly places: readonly MapPlace[]; readonly scale: number } | null = null;

  const standing = (place: MapPlace, viewport: Viewport): Standing => ({
    anchor: toStage(viewport, imagePoint(place.coordinates, image)),
    placement: placements.get(place.id) ?? UNPLACED,
  });

  /** Measures the names not measured yet; called by `layOut`, or before in a task of its own. */
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
    culledAt = viewport;
    for (const place of places()) {
      const writer = writers.get(place.id);
      if (writer) writeMarker(writer, standing(place, viewport), viewport, stage);
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
      if (!culledAt || needsCulling(culledAt, viewport)) updateMarkers(viewport, stage);
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
            standing(place, viewport),
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
      laidOut?.places === places() && laidOut.scale === scale,
    /** Spreads markers and finds room for names at this scale. */
    layOut(viewport: Viewport, stage: Size): void {
      culledAt = null;
      controls = controlsOf();
      laidOut = { places: places(), scale: viewport.scale };
      const shown = places().filter(({ id }) => writers.get(id));
      measureNames();
      const apart = matchMedia('(pointer: coarse)').matches ? APART.coarse : APART.fine;
      const nameWidthOf = (id: string): number => nameWidths.get(id) ?? 0;
      const layout = layOutPlaces(shown, viewport, {
        image,
        stage,
        apart,
        controls,
        nameWidthOf,
      });
      placements = groupLists.layOut(layout.placements, layout.anchors, {
        nameWidthOf,
        stage: layout.seen,
        rowHeight: apart,
      });
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

/**
 * Shows half of the markers, and the others after a frame (MapStage.module.css): all at once are a
 * long task on a phone.
 */
function showByHalves(layer: HTMLElement): void {
  layer.hidden = false;
  layer.dataset.half = '';
  afterNextFrame(() => delete layer.dataset.half);
}

/** Writes a marker's position, or its culling. */
function writeMarker(
  writer: ElementWriter,
  at: Standing,
  viewport: Viewport,
  stage: Size,
): void {
  const { element } = writer;
  const isAway =
    isCulled(at, stage) && element !== document.activeElement && element.ariaCurrent !== 'true';
  writer.data('away', String(isAway));
  // A culled tab stop stays focusable at the stage's edge, so that its focus does not scroll the page.
  const isReachable = isAway && element.tabIndex === 0;
  writer.style('visibility', isAway && !isReachable ? 'hidden' : 'visible');
  if (!isAway) moveTo(writer, centreOf(at), viewport);
  else if (isReachable) moveTo(writer, clampToStage(at.anchor, stage), viewport);
}

/** Writes a marker's position within its layer, rounded to 0.01 px, so that a pan leaves it unchanged. */
function moveTo(writer: ElementWriter, { x, y }: Point, viewport: Viewport): void {
  writer.style(
    'transform',
    `translate(${hundredth(x - viewport.x)}px, ${hundredth(y - viewport.y)}px)`,
  );
}

const hundredth = (pixels: number): number => Math.round(pixels * 100) / 100;
