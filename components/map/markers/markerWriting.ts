import type { MarkerPlacement } from '@/lib/map/markers/markerLayout';
import { overlap, type Box } from '@/lib/map/markers/box';
import { centreOf, isCulled, type MarkerPosition } from '@/lib/map/markers/culling';
import { nameBox } from '@/lib/map/markers/nameBox';
import { isOnStage, nameInside } from '@/lib/map/markers/nameInside';
import { MARKER_SIZE, NAME_HEIGHT } from '@/lib/map/markers/placesLayout';
import type { Size } from '@/lib/surface/viewport';

/** Writer that skips unchanged values of an element: rewriting an equal style still costs a style recalculation. */
export interface ElementWriter {
  readonly element: HTMLElement;
  readonly style: (property: string, value: string) => void;
  /** Writes a `data-` attribute; `name` excludes the prefix. */
  readonly data: (name: string, value: string) => void;
}

export function createElementWriter(element: HTMLElement): ElementWriter {
  const lastValues = new Map<string, string>();

  function recordIfNew(key: string, value: string): boolean {
    if (lastValues.get(key) === value) return false;
    lastValues.set(key, value);
    return true;
  }

  return {
    element,
    style(property, value) {
      if (recordIfNew(property, value)) element.style.setProperty(property, value);
    },
    data(name, value) {
      if (recordIfNew(`data-${name}`, value)) element.setAttribute(`data-${name}`, value);
    },
  };
}

/** Horizontal padding of the card behind a name on hover or focus, in pixels. */
const CARD_PADDING = 12;
/** Horizontal padding of a name, both sides together, in pixels. */
const NAME_PADDING = 4;

export const UNPLACED: MarkerPlacement = {
  offset: { x: 0, y: 0 },
  nameSide: null,
  leader: 0,
  host: null,
};

/** Writes side and shift of a marker's name, which stays on the stage; costly, and so called at rest only. */
export function writeName(
  writer: ElementWriter,
  standing: MarkerPosition,
  nameWidth: number,
  stage: Size,
  controls: readonly Box[],
): void {
  if (isCulled(standing, stage)) return;
  const centre = centreOf(standing);
  const { nameSide } = standing.placement;
  const nameSize = { width: nameWidth, height: NAME_HEIGHT };
  const { side, shift } = nameInside(centre, nameSize, nameSide, stage);
  writer.data('side', side);
  const sizes = { markerSize: MARKER_SIZE, nameHeight: NAME_HEIGHT };
  const box = nameBox({ x: centre.x + shift, y: centre.y }, nameWidth, side, sizes);
  const isCovered = controls.some((control) => overlap(box, control));
  // A name shows on hover or focus only, where the side of the layout has no room, where the marker is beyond the
  // stage's edge, or where a button covers the name.
  writer.data('fits', String(side === nameSide && isOnStage(centre, stage) && !isCovered));
  writer.style('--name-shift', `${shift}px`);
}

/** Writes the line from a shifted marker to its place: length in pixels, angle in radians. */
export function writeLeader(writer: ElementWriter, { offset, leader }: MarkerPlacement): void {
  writer.data('spread', String(leader > 0.5));
  writer.style('--leader-length', `${leader}px`);
  writer.style('--leader-angle', `${Math.atan2(-offset.y, -offset.x)}rad`);
}

/** Writes `data-member`: `no` outside of groups, `open` in an open list, `closed` when hidden below a shared marker. */
export function writeGroupState(
  writer: ElementWriter,
  { host, nameSide }: MarkerPlacement,
): void {
  writer.data('member', host === null ? 'no' : nameSide === null ? 'closed' : 'open');
}

/**
 * Returns a function that measures a name's width in pixels, in the font of this marker's name, on a canvas: without
 * layout, so that markers may be hidden.
 */
export function createNameMeasure(marker: HTMLElement): (name: string) => number {
  const name = marker.querySelector('[data-role="name"]');
  const context = document.createElement('canvas').getContext('2d');
  if (!name || !context) return () => CARD_PADDING;
  const { fontWeight, fontSize, fontFamily, letterSpacing, wordSpacing } =
    getComputedStyle(name);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  // A canvas ignores values that are no length, such as `normal`, and keeps the default of 0.
  context.letterSpacing = letterSpacing;
  context.wordSpacing = wordSpacing;
  return (text) => Math.ceil(context.measureText(text).width) + NAME_PADDING + CARD_PADDING;
}
