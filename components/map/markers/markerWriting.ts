import type { MarkerPlacement } from '@/lib/map/markers/markerLayout';
import { overlap, type Box } from '@/lib/map/markers/box';
import { centreOf, isCulled, type Standing } from '@/lib/map/markers/culling';
import { nameBox } from '@/lib/map/markers/nameBox';
import { isOnStage, nameInside } from '@/lib/map/markers/nameInside';
import { MARKER_SIZE, NAME_HEIGHT } from '@/lib/map/markers/placesLayout';
import type { Size } from '@/lib/surface/viewport';

/** Writes changed values only to an element: rewriting an equal style still costs a style recalculation. */
export interface ElementWriter {
  readonly element: HTMLElement;
  readonly style: (property: string, value: string) => void;
  /** Writes a `data-` attribute; `name` excludes the prefix. */
  readonly data: (name: string, value: string) => void;
}

export function createElementWriter(element: HTMLElement): ElementWriter {
  const written = new Map<string, string>();

  function isNew(key: string, value: string): boolean {
    if (written.get(key) === value) return false;
    written.set(key, value);
    return true;
  }

  return {
    element,
    style(property, value) {
      if (isNew(property, value)) element.style.setProperty(property, value);
    },
    data(name, value) {
      if (isNew(`data-${name}`, value)) element.setAttribute(`data-${name}`, value);
    },
  };
}

/** Horizontal padding of a name's card when it is asked for, in pixels. */
const GROUND = 12;
/** Horizontal padding of a name, both sides together, in pixels. */
const PADDING = 4;

export const UNPLACED: MarkerPlacement = {
  offset: { x: 0, y: 0 },
  nameSide: null,
  leader: 0,
  host: null,
};

/** Writes side and shift of a marker's name such that it stays on the stage. Called at rest only, for its cost. */
export function writeName(
  writer: ElementWriter,
  at: Standing,
  nameWidth: number,
  stage: Size,
  controls: readonly Box[],
): void {
  if (isCulled(at, stage)) return;
  const centre = centreOf(at);
  const { nameSide } = at.placement;
  const name = { width: nameWidth, height: NAME_HEIGHT };
  const { side, shift } = nameInside(centre, name, nameSide, stage);
  writer.data('side', side);
  const sizes = { markerSize: MARKER_SIZE, nameHeight: NAME_HEIGHT };
  const box = nameBox({ x: centre.x + shift, y: centre.y }, nameWidth, side, sizes);
  const isCovered = controls.some((control) => overlap(box, control));
  // A name waits to be asked for where another side than the laid-out one would cover neighbours,
  // where its marker is beyond the stage's edge, or under a button.
  writer.data('fits', String(side === nameSide && isOnStage(centre, stage) && !isCovered));
  writer.style('--name-shift', `${shift}px`);
}

/** Writes the line from a shifted marker to its place: length in pixels, angle in radians. */
export function writeLeader(writer: ElementWriter, { offset, leader }: MarkerPlacement): void {
  writer.data('spread', String(leader > 0.5));
  writer.style('--leader-length', `${leader}px`);
  writer.style('--leader-angle', `${Math.atan2(-offset.y, -offset.x)}rad`);
}

/** Writes whether a marker is on its own, in a group's open list, or hidden below the shared marker. */
export function writeMember(writer: ElementWriter, { host, nameSide }: MarkerPlacement): void {
  writer.data('member', host === null ? 'no' : nameSide === null ? 'closed' : 'open');
}

/**
 * Returns a function that measures a name's width in pixels, in the font of this marker's name.
 * Measures on a canvas, without layout, so that markers may be hidden.
 */
export function nameMeasure(marker: HTMLElement): (name: string) => number {
  const name = marker.querySelector('[data-role="name"]');
  const context = document.createElement('canvas').getContext('2d');
  if (!name || !context) return () => GROUND;
  const { fontWeight, fontSize, fontFamily, letterSpacing, wordSpacing } =
    getComputedStyle(name);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  // A canvas ignores values that are no length, such as `normal`, and keeps its default of 0.
  context.letterSpacing = letterSpacing;
  context.wordSpacing = wordSpacing;
  return (text) => Math.ceil(context.measureText(text).width) + PADDING + GROUND;
}
