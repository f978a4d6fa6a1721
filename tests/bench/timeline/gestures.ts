import type { Page } from '@playwright/test';
import { longFrames, type TrustedInput } from '@/tests/bench/harness/input';

export const STAGE = { width: 1280, height: 720 };
const CENTRE = { x: 640, y: 400 };
/** Time after which a contestant's own animations have ended, in milliseconds. */
export const REST_MS = 600;

/** Returns the percentage of long frames while the mouse drags the stage back and forth. */
export async function dragOf(page: Page, input: TrustedInput, ticks: number): Promise<number> {
  input.press(CENTRE);
  const percentage = await longFrames(page, input, ticks, (tick) =>
    input.move({ ...CENTRE, x: CENTRE.x + 300 * Math.sin((2 * Math.PI * tick) / ticks) }),
  );
  input.release(CENTRE);
  await input.untilHandled();
  return percentage;
}

/** Measures the drift of the point under the pointer after ten small turns of the wheel, in pixels. */
export async function driftOf(
  page: Page,
  input: TrustedInput,
  withControl: boolean,
): Promise<number | null> {
  const x = await page.evaluate((centreX) => window.timelineBench.follow(centreX), CENTRE.x);
  for (let turn = 0; turn < 10; turn += 1) {
    input.wheel({ x, y: CENTRE.y }, -50, withControl);
    await input.untilHandled();
  }
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => window.timelineBench.drift());
}

/** Returns the percentage of long frames while the wheel zooms in and out. */
export const zoomOf = (
  page: Page,
  input: TrustedInput,
  ticks: number,
  withControl: boolean,
): Promise<number> =>
  longFrames(page, input, ticks, (tick) =>
    input.wheel(CENTRE, tick % 40 < 20 ? -100 : 100, withControl),
  );

/** Returns the percentage of long frames while two fingers open and close twice, with a moving centre. */
export async function pinchOf(page: Page, input: TrustedInput, ticks: number): Promise<number> {
  const fingers = (ratio: number) => {
    const halfDistance = 60 + 90 * (1 - Math.cos(4 * Math.PI * ratio));
    const centreX = CENTRE.x + 80 * Math.sin(2 * Math.PI * ratio);
    return [-halfDistance, halfDistance].map((offset) => ({
      x: centreX + offset,
      y: CENTRE.y,
    }));
  };
  input.touch('touchStart', fingers(0));
  const percentage = await longFrames(page, input, ticks, (tick) =>
    input.touch('touchMove', fingers(tick / ticks)),
  );
  input.touch('touchEnd', []);
  await input.untilHandled();
  return percentage;
}
