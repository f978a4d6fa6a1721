import type { MarkerPlacement } from '@/lib/map/markers/markerLayout';
import { overlap, type Box } from '@/lib/map/markers/box';
import { centreOf, isCulled, type Standing } from '@/lib/map/markers/culling';
import { nameBox } from '@/lib/map/markers/nameBox';
import { isOnStage, nameInside } from '@/lib/map/markers/nameInside';
import { MARKER_SIZE, NAME_HEIGHT } from '@/lib/map/markers/placesLayout';
import type { Size } from '@/lib/surface/viewport';

/** Writes to an element only what has changed: a style written again, though the same, is worked out again. */
export interface ElementWriter {
  readonly element: HTMLElement;
  readonly style: (property: string, value: string) => void;
  /** Writes a `data-…` attribute; `name` is what follows the hyphen. */
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

/** A name asked for has a ground of its own, which is as much wider than the name. */
const GROUND = 12;
/** What a name keeps on its two sides together. */
const PADDING = 4;

export const UNPLACED: MarkerPlacement = {
  offset: { x: 0, y: 0 },
  nameSide: null,
  leader: 0,
  host: null,
};

/** Keeps the name of a marker in sight on the stage. Only done at rest: on the way it would cost more than it shows. */
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
  // On another side than the one found for it, it would cover its neighbours; beside a marker that is out of
  // sight, the stage's edge would cut it, and a button would cover it: it waits to be asked for.
  writer.data('fits', String(side === nameSide && isOnStage(centre, stage) && !isCovered));
  writer.style('--name-shift', `${shift}px`);
}

/** Writes the line that leads from a marker to its anchor. */
export function writeLeader(writer: ElementWriter, { offset, leader }: MarkerPlacement): void {
  writer.data('spread', String(leader > 0.5));
  writer.style('--leader-length', `${leader}px`);
  writer.style('--leader-angle', `${Math.atan2(-offset.y, -offset.x)}rad`);
}

/** Writes whether a marker is shown in a group's open list, or hidden under the marker that it shares. */
export function writeMember(writer: ElementWriter, { host, nameSide }: MarkerPlacement): void {
  writer.data('member', host === null ? 'no' : nameSide === null ? 'closed' : 'open');
}

/**
 * Returns a function that measures the room a name takes across, in pixels, with the font of this marker's own name. It
 * measures on a canvas, so that the page need not be laid out for it and the markers may still be hidden.
 */
export function nameMeasure(marker: HTMLElement): (name: string) => number {
  const name = marker.querySelector('[data-role="name"]');
  const context = document.createElement('canvas').getContext('2d');
  if (!name || !context) return () => GROUND;
  const { fontWeight, fontSize, fontFamily, letterSpacing, wordSpacing } =
    getComputedStyle(name);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  // What is no length, such as `normal`, a canvas leaves as it was: none.
  context.letterSpacing = letterSpacing;
  context.wordSpacing = wordSpacing;
  return (text) => Math.ceil(context.measureText(text).width) + PADDING + GROUND;
}
