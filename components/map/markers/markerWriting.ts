import type { MarkerPlacement } from '@/lib/map/markers/markerLayout';
import { overlap, type Box } from '@/lib/map/markers/box';
import { nameBox } from '@/lib/map/markers/nameBox';
import { isOnStage, nameInside } from '@/lib/map/markers/nameInside';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

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

/** Markers farther than this outside of the stage are not drawn, in pixels. */
const MARGIN = 64;
/** A name asked for has a ground of its own, which is as much wider than the name. */
const GROUND = 12;
export const NAME_HEIGHT = 20;
export const MARKER_SIZE = 28;
/** What a name keeps on its two sides together. */
const PADDING = 4;

export const UNPLACED: MarkerPlacement = {
  offset: { x: 0, y: 0 },
  nameSide: null,
  leader: 0,
  host: null,
};

/** Where a marker stands for the view: its anchor on the stage, and its layout. */
export interface Standing {
  readonly anchor: Point;
  readonly placement: MarkerPlacement;
}

const centreOf = ({ anchor, placement: { offset } }: Standing): Point => ({
  x: anchor.x + offset.x,
  y: anchor.y + offset.y,
});

/** Writes a marker's position and whether it is drawn at all. */
export function writeMarker(
  writer: ElementWriter,
  at: Standing,
  viewport: Viewport,
  stage: Size,
): void {
  const { element } = writer;
  const isAway =
    isFarOut(at, stage) && element !== document.activeElement && element.ariaCurrent !== 'true';
  writer.data('away', String(isAway));
  // Out of sight but for the Tab key, which must find one of them, without the page having to scroll.
  const isReachable = isAway && element.tabIndex === 0;
  writer.style('visibility', isAway && !isReachable ? 'hidden' : 'visible');
  if (!isAway) moveTo(writer, centreOf(at), viewport);
  else if (isReachable) moveTo(writer, within(at.anchor, stage), viewport);
}

/** Keeps the name of a marker in sight on the stage. Only done at rest: on the way it would cost more than it shows. */
export function writeName(
  writer: ElementWriter,
  at: Standing,
  nameWidth: number,
  stage: Size,
  controls: readonly Box[],
): void {
  if (isFarOut(at, stage)) return;
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
 * A function that measures the room a name takes across, in pixels, with the font of this marker's own name. It
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

/** Places a marker within its layer, to the hundredth of a pixel, so that panning writes it nothing. */
function moveTo(writer: ElementWriter, { x, y }: Point, viewport: Viewport): void {
  writer.style(
    'transform',
    `translate(${hundredth(x - viewport.x)}px, ${hundredth(y - viewport.y)}px)`,
  );
}

const hundredth = (pixels: number): number => Math.round(pixels * 100) / 100;

const isFarOut = (at: Standing, stage: Size): boolean =>
  isOut(at.anchor, stage) && isOut(centreOf(at), stage);

const isOut = ({ x, y }: Point, { width, height }: Size): boolean =>
  x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN;

const within = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});
