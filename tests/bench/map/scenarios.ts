import type { Page } from '@playwright/test';
import type { Point, Viewport } from '@/lib/surface/viewport';
import { framesDuring, onClock, type TrustedInput } from '@/tests/bench/harness/input';
import type { Drift } from '@/tests/bench/map/pages/drift';

/**
 * Result of a scenario: intervals between frames in milliseconds, and the ratio of the requested
 * movement seen at its peak.
 */
export interface ScenarioFrames {
  readonly deltas: readonly number[];
  /** 1 when the map has followed the pointer completely; less when the map lags or drops events. */
  readonly ratio: number;
}

const CENTRE: Point = { x: 640, y: 360 };
const PAN_PATH = { ticks: 150, x: 200, y: 250 };
const ZOOM_WHEEL = { ticks: 120, group: 10, point: { x: 800, y: 300 }, pixels: 100 };
const DRIFT_WHEEL = { ticks: 10, point: { x: 500, y: 250 }, pixels: 50 };

/** Drags along a Lissajous curve that ends where it begins. */
export async function pan(page: Page, input: TrustedInput): Promise<ScenarioFrames> {
  const viewBefore = await viewOf(page);
  input.move(CENTRE);
  input.press(CENTRE);
  await input.untilHandled();
  const { deltas, peak } = await framesAndPeak(
    Math.round(PAN_PATH.ticks / 4),
    page,
    input,
    (onTick) =>
      onClock(PAN_PATH.ticks, (tick) => {
        input.move(lissajous(tick / (PAN_PATH.ticks - 1)));
        onTick(tick);
      }),
  );
  input.release(CENTRE);
  await input.untilHandled();
  return { deltas, ratio: (peak.x - viewBefore.x) / PAN_PATH.x };
}

const lissajous = (ratio: number): Point => ({
  x: CENTRE.x + PAN_PATH.x * Math.sin(2 * Math.PI * ratio),
  y: CENTRE.y + PAN_PATH.y * Math.sin(4 * Math.PI * ratio),
});

/** Zooms at one point: ten ticks in, ten ticks out, six times. */
export async function zoom(page: Page, input: TrustedInput): Promise<ScenarioFrames> {
  const viewBefore = await viewOf(page);
  input.move(ZOOM_WHEEL.point);
  await input.untilHandled();
  const { deltas, peak } = await framesAndPeak(ZOOM_WHEEL.group, page, input, (onTick) =>
    onClock(ZOOM_WHEEL.ticks, (tick) => {
      const isOut = Math.floor(tick / ZOOM_WHEEL.group) % 2 === 1;
      onTick(tick);
      input.wheel(ZOOM_WHEEL.point, isOut ? ZOOM_WHEEL.pixels : -ZOOM_WHEEL.pixels);
    }),
  );
  return {
    deltas,
    ratio: Math.log(peak.scale / viewBefore.scale) / (ZOOM_WHEEL.group * Math.log(1.1)),
  };
}

/** Zooms in by ten small ticks at one point, then rests. */
export async function drift(page: Page, input: TrustedInput): Promise<Drift> {
  input.move(DRIFT_WHEEL.point);
  await input.untilHandled();
  await page.evaluate((pointer) => window.bench.startDrift(pointer), DRIFT_WHEEL.point);
  await onClock(DRIFT_WHEEL.ticks, () => input.wheel(DRIFT_WHEEL.point, -DRIFT_WHEEL.pixels));
  await input.untilHandled();
  return page.evaluate(() => window.bench.stopDrift());
}

/** Records the frames of a scenario, and reads the view at one tick without blocking the input. */
async function framesAndPeak(
  peakTick: number,
  page: Page,
  input: TrustedInput,
  runScenario: (onTick: (tick: number) => void) => Promise<void>,
): Promise<{ readonly deltas: readonly number[]; readonly peak: Viewport }> {
  let peakView: Promise<Viewport> | null = null;
  const deltas = await framesDuring(page, input, () =>
    runScenario((tick) => {
      if (tick === peakTick) peakView = viewOf(page);
    }),
  );
  return { deltas, peak: (await peakView) ?? (await viewOf(page)) };
}

async function viewOf(page: Page): Promise<Viewport> {
  const view = await page.evaluate(() => window.bench.view());
  if (!view) throw new Error('Les repères ne sont pas sur la carte.');
  return view;
}
