import type { Point } from '@/lib/surface/viewport';

/** Largest movement of a press that counts as a click, in pixels. */
const SLACK_PX = { mouse: 5, touch: 10 };

/** Returns the farthest distance of a press from its start, in pixels. */
export const farthestDistance = (farthest: number, movement: Point): number =>
  Math.max(farthest, Math.hypot(movement.x, movement.y));

/** Tells whether a press with a farthest distance, in pixels, is a click. */
export const isClick = (farthest: number, pointer: string): boolean =>
  farthest <= (pointer === 'touch' ? SLACK_PX.touch : SLACK_PX.mouse);

/** A tap on the stage: its time in milliseconds and its position. */
export interface Tap {
  readonly at: number;
  readonly point: Point;
}

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PIXELS = 30;

/** Tells whether two taps make a double tap: at most 300 ms and 30 px apart. */
export const isDoubleTap = (first: Tap | null, second: Tap): boolean =>
  first !== null &&
  second.at - first.at <= DOUBLE_TAP_MS &&
  Math.hypot(second.point.x - first.point.x, second.point.y - first.point.y) <=
    DOUBLE_TAP_PIXELS;
