import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Point } from '@/lib/surface/viewport';
import { shareOver } from '@/tests/bench/harness/statistics';

/** Period of the input events, in milliseconds. */
const TICK_MS = 16;

/** Duration of a frame, in milliseconds, above which it counts as a stutter. */
export const LONG_FRAME_MS = 20;

/** Bit of the control key in `modifiers` of Input.dispatchMouseEvent. */
const CONTROL_MODIFIER = 2;

/**
 * Trusted input through the DevTools protocol. Events are sent without waiting: a slow page does
 * not slow them down.
 */
export type TrustedInput = ReturnType<typeof createInput>;

export function createInput(session: CDPSession) {
  let sentEvents: Promise<unknown>[] = [];
  let isPressed = false;
  const trackEvent = (event: Promise<unknown>): void => {
    sentEvents.push(event);
    // A page may be closed before it has handled every event: `untilHandled` rejects then.
    event.catch(() => undefined);
  };
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: Point) => {
    const button = isPressed || type === 'mouseReleased' ? 'left' : 'none';
    const buttons = isPressed ? 1 : 0;
    trackEvent(
      session.send('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount: 1 }),
    );
  };
  return {
    move: (point: Point) => send('mouseMoved', point),
    press(point: Point) {
      isPressed = true;
      send('mousePressed', point);
    },
    release(point: Point) {
      isPressed = false;
      send('mouseReleased', point);
    },
    /** Turns the wheel by pixels; negative values zoom in. */
    wheel: ({ x, y }: Point, deltaY: number, withControl = false) =>
      trackEvent(
        session.send('Input.dispatchMouseEvent', {
          ...{ type: 'mouseWheel', x, y, deltaX: 0, deltaY },
          modifiers: withControl ? CONTROL_MODIFIER : 0,
        }),
      ),
    touch: (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
      trackEvent(
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(({ x, y }, id) => ({ id, x, y })),
        }),
      ),
    /** Resolves when the page has handled every event; rejects when an event could not be sent. */
    async untilHandled() {
      const pendingEvents = sentEvents;
      sentEvents = [];
      await Promise.all(pendingEvents);
    },
  };
}

/** Calls a function at each tick of a clock; a late tick does not delay the following ticks. */
export async function onClock(ticks: number, act: (tick: number) => void): Promise<void> {
  const startTime = performance.now();
  for (let tick = 0; tick < ticks; tick += 1) {
    await sleep(Math.max(0, startTime + tick * TICK_MS - performance.now()));
    act(tick);
  }
}

/** Records the intervals between frames in milliseconds, during an action and until the page has handled its events. */
export async function framesDuring(
  page: Page,
  input: TrustedInput,
  act: () => Promise<unknown>,
): Promise<readonly number[]> {
  await page.evaluate(() => window.startFrames());
  await act();
  await input.untilHandled();
  return page.evaluate(() => window.stopFrames());
}

/** Returns the percentage of stuttering frames during an action of one event every 16 ms. */
export const longFrames = async (
  page: Page,
  input: TrustedInput,
  ticks: number,
  act: (tick: number) => void,
): Promise<number> =>
  shareOver(await framesDuring(page, input, () => onClock(ticks, act)), LONG_FRAME_MS) * 100;
