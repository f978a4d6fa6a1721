import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Point } from '@/lib/map/camera/viewport';

/** Milliseconds between two events of a hand that moves or turns the wheel. */
const TICK_MS = 16;

/** A trusted mouse. Its events are sent, not awaited: a slow page does not slow the hand down. */
export interface Hand {
  readonly move: (to: Point) => void;
  readonly press: (at: Point) => void;
  readonly release: (at: Point) => void;
  /** Pixels as a browser reports them: negative is away from the reader, which zooms in. */
  readonly turn: (at: Point, pixels: number) => void;
  /** Resolves when the page has taken every event; rejects when one could not be sent. */
  readonly taken: () => Promise<void>;
}

export function createHand(session: CDPSession): Hand {
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
    move: (to) => send('mouseMoved', to),
    press(at) {
      isPressed = true;
      send('mousePressed', at);
    },
    release(at) {
      isPressed = false;
      send('mouseReleased', at);
    },
    turn: ({ x, y }, deltaY) =>
      keep(
        session.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          x,
          y,
          deltaX: 0,
          deltaY,
        }),
      ),
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
