import type { Page } from '@playwright/test';
import type { Point } from '@/lib/surface/viewport';

/** Returns two points at a distance to either side of a centre. */
export const pointsAround = ({ x, y }: Point, radius: number): readonly [Point, Point] => [
  { x: x - radius, y },
  { x: x + radius, y },
];

/** Distances and speed of a thumb's flick. */
const PIXELS_PER_MOVE = 30;
const PIXELS_PER_MS = 2.5;

/** Controls touch points by trusted input; each call has the position of every finger. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touchSender =
    (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    (...points: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      });
  const touchDown = touchSender('touchStart');
  const touchUp = touchSender('touchEnd');
  return {
    touchDown,
    move: touchSender('touchMove'),
    touchUp,
    cancel: touchSender('touchCancel'),
    /** Lowers, moves or lifts one of two fingers; the second finger stays. */
    touchOne: (type: 'touchStart' | 'touchMove' | 'touchEnd', id: number, { x, y }: Point) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y, id }] }),
    async tap(point: Point) {
      await touchDown(point);
      await touchUp();
    },
    /**
     * Flicks sideways at 2.5 pixels per millisecond by the events' timestamps, so that this
     * machine's speed does not matter.
     */
    async flickSideways(from: Point, distance: number) {
      const steps = Math.ceil(Math.abs(distance) / PIXELS_PER_MOVE);
      const start = Date.now() / 1000;
      const sendTouchAt = (step: number, type: 'touchStart' | 'touchMove' | 'touchEnd') =>
        session.send('Input.dispatchTouchEvent', {
          type,
          timestamp: start + (step * PIXELS_PER_MOVE) / PIXELS_PER_MS / 1000,
          touchPoints:
            type === 'touchEnd'
              ? []
              : [{ x: from.x + (distance * step) / steps, y: from.y, id: 0 }],
        });
      await sendTouchAt(0, 'touchStart');
      for (let step = 1; step <= steps; step += 1) await sendTouchAt(step, 'touchMove');
      await sendTouchAt(steps, 'touchEnd');
    },
  };
}
