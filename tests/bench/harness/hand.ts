import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Point } from '@/lib/surface/viewport';
import { shareOver } from '@/tests/bench/harness/statistics';

/** Milliseconds between two events of a hand that moves or turns the wheel. */
const TICK_MS = 16;

/** A frame that took longer is seen to stutter, in milliseconds. */
export const LONG_MS = 20;

/** A bit of `modifiers` of Input.dispatchMouseEvent: the control key. */
const CONTROL = 2;

/** A trusted hand. Its events are sent, not awaited: a slow page does not slow the hand down. */
export type Hand = ReturnType<typeof createHand>;

export function createHand(session: CDPSession) {
  let sent: Promise<unknown>[] = [];
  let isPressed = false;
  const keep = (event: Promise<unknown>): void => {
    sent.push(event);
    // A page may be ended before it has taken every event: only who waits for them is told.
    event.catch(() => undefined);
  };
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: Point) => {
    const button = isPressed || type === 'mouseReleased' ? 'left' : 'none';
    const buttons = isPressed ? 1 : 0;
    keep(
      session.send('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount: 1 }),
    );
  };
  return {
    move: (to: Point) => send('mouseMoved', to),
    press(at: Point) {
      isPressed = true;
      send('mousePressed', at);
    },
    release(at: Point) {
      isPressed = false;
      send('mouseReleased', at);
    },
    /** Turns the wheel by pixels as a browser reports them: negative is away from the reader, which zooms in. */
    turn: ({ x, y }: Point, deltaY: number, withControl = false) =>
      keep(
        session.send('Input.dispatchMouseEvent', {
          ...{ type: 'mouseWheel', x, y, deltaX: 0, deltaY },
          modifiers: withControl ? CONTROL : 0,
        }),
      ),
    /** Puts fingers down, moves them or lifts them all. */
    touch: (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
      keep(
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(({ x, y }, id) => ({ id, x, y })),
        }),
      ),
    /** Resolves when the page has taken every event; rejects when one could not be sent. */
    async taken() {
      const all = sent;
      sent = [];
      await Promise.all(all);
    },
  };
}

/** Acts once a tick, by the clock: a late tick does not put the following ones off. */
export async function onClock(ticks: number, act: (tick: number) => void): Promise<void> {
  const begin = performance.now();
  for (let tick = 0; tick < ticks; tick += 1) {
    await sleep(Math.max(0, begin + tick * TICK_MS - performance.now()));
    act(tick);
  }
}

/** The milliseconds between the frames of a page while something is done, and until the page has taken it. */
export async function framesDuring(
  page: Page,
  hand: Hand,
  act: () => Promise<unknown>,
): Promise<readonly number[]> {
  await page.evaluate(() => window.startFrames());
  await act();
  await hand.taken();
  return page.evaluate(() => window.stopFrames());
}

/** The percentage of frames that took too long while something was done each 16 ms. */
export const longFrames = async (
  page: Page,
  hand: Hand,
  ticks: number,
  act: (tick: number) => void,
): Promise<number> =>
  shareOver(await framesDuring(page, hand, () => onClock(ticks, act)), LONG_MS) * 100;
