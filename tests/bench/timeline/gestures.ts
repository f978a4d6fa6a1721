import type { CDPSession, Page } from '@playwright/test';
import { onClock } from '@/tests/bench/map/hand';
import { shareOver } from '@/tests/bench/map/statistics';

/** The size of the stage, in pixels. */
export const STAGE = { width: 1280, height: 720 };
const CENTRE = { x: 640, y: 400 };
/** What a contestant still does by itself is over after this, in milliseconds. */
export const REST_MS = 600;
/** A frame that took longer is seen to stutter, in milliseconds. */
const LONG_MS = 20;
/** A bit of `modifiers` of Input.dispatchMouseEvent: the control key. */
const CONTROL = 2;

const turn = (
  session: CDPSession,
  { x, y }: { x: number; y: number },
  deltaY: number,
  withControl: boolean,
) =>
  session.send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    x,
    y,
    deltaX: 0,
    deltaY,
    modifiers: withControl ? CONTROL : 0,
  });

/** The share of frames, in percent, that took too long while something was done each 16 ms. */
async function frames(
  page: Page,
  ticks: number,
  act: (tick: number) => Promise<unknown>,
): Promise<number> {
  const sent: Promise<unknown>[] = [];
  await page.evaluate(() => window.timelineBench.startFrames());
  await onClock(ticks, (tick) => {
    const done = act(tick);
    // A browser that is ended meanwhile refuses them all, before anyone waits for them.
    done.catch(() => undefined);
    sent.push(done);
  });
  await Promise.all(sent);
  const deltas = await page.evaluate(() => window.timelineBench.stopFrames());
  return shareOver(deltas, LONG_MS) * 100;
}

/** The share of long frames while the mouse pulls the stage to and fro. */
export async function dragOf(page: Page, session: CDPSession, ticks: number): Promise<number> {
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: CENTRE.y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await send('mousePressed', CENTRE.x);
  const share = await frames(page, ticks, (tick) =>
    send('mouseMoved', CENTRE.x + 300 * Math.sin((2 * Math.PI * tick) / ticks)),
  );
  await send('mouseReleased', CENTRE.x);
  return share;
}

/** How far, in pixels, what is under the pointer has gone from it after ten small turns of the wheel. */
export async function driftOf(
  page: Page,
  session: CDPSession,
  withControl: boolean,
): Promise<number | null> {
  const x = await page.evaluate((middle) => window.timelineBench.follow(middle), CENTRE.x);
  for (let time = 0; time < 10; time += 1)
    await turn(session, { x, y: CENTRE.y }, -50, withControl);
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => window.timelineBench.drift());
}

/** The share of long frames while the wheel zooms in and out. */
export const zoomOf = (
  page: Page,
  session: CDPSession,
  ticks: number,
  withControl: boolean,
): Promise<number> =>
  frames(page, ticks, (tick) =>
    turn(session, CENTRE, tick % 40 < 20 ? -100 : 100, withControl),
  );

/** The share of long frames while two fingers open and close twice, their middle moving. */
export async function pinchOf(page: Page, session: CDPSession, ticks: number): Promise<number> {
  const fingers = (ratio: number) => {
    const half = 60 + 90 * (1 - Math.cos(4 * Math.PI * ratio));
    const middle = CENTRE.x + 80 * Math.sin(2 * Math.PI * ratio);
    return [-half, half].map((by, id) => ({ id, x: middle + by, y: CENTRE.y }));
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ratio: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : fingers(ratio),
    });
  await send('touchStart', 0);
  const share = await frames(page, ticks, (tick) => send('touchMove', tick / ticks));
  await send('touchEnd', 1);
  return share;
}
