import type { Page } from '@playwright/test';
import type { Point } from '@/lib/surface/viewport';

/** Returns two points at a distance to either side of a centre. */
export const pair = ({ x, y }: Point, half: number): readonly [Point, Point] => [
  { x: x - half, y },
  { x: x + half, y },
];

/** Distances and speed of a thumb's flick. */
const PIXELS_A_MOVE = 30;
const PIXELS_A_MS = 2.5;

/** Controls touch points by trusted input; each call has the position of every finger. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send =
    (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    (...points: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      });
  const down = send('touchStart');
  const up = send('touchEnd');
  return {
    down,
    move: send('touchMove'),
    up,
    cancel: send('touchCancel'),
    /** Lifts or moves one of two fingers; the other stays. */
    one: (type: 'touchStart' | 'touchMove' | 'touchEnd', id: number, { x, y }: Point) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y, id }] }),
    async tap(point: Point) {
      await down(point);
      await up();
    },
    /**
     * Flicks sideways at 2.5 pixels per millisecond by the events' timestamps, so that this
     * machine's speed does not matter.
     */
    async throwAside(from: Point, by: number) {
      const steps = Math.ceil(Math.abs(by) / PIXELS_A_MOVE);
      const start = Date.now() / 1000;
      const at = (step: number, type: 'touchStart' | 'touchMove' | 'touchEnd') =>
        session.send('Input.dispatchTouchEvent', {
          type,
          timestamp: start + (step * PIXELS_A_MOVE) / PIXELS_A_MS / 1000,
          touchPoints:
            type === 'touchEnd' ? [] : [{ x: from.x + (by * step) / steps, y: from.y, id: 0 }],
        });
      await at(0, 'touchStart');
      for (let step = 1; step <= steps; step += 1) await at(step, 'touchMove');
      await at(steps, 'touchEnd');
    },
  };
}
