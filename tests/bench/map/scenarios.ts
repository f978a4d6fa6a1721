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
  /** 1 when the map has followed completely; less when it lags or drops events. */
  readonly ratio: number;
}

const CENTRE: Point = { x: 640, y: 360 };
const PAN = { ticks: 150, x: 200, y: 250 };
const ZOOM = { ticks: 120, group: 10, at: { x: 800, y: 300 }, pixels: 100 };
const DRIFT = { ticks: 10, at: { x: 500, y: 250 }, pixels: 50 };

/** Drags along a Lissajous curve that ends where it begins. */
export async function pan(page: Page, input: TrustedInput): Promise<ScenarioFrames> {
  const before = await viewOf(page);
  input.move(CENTRE);
  input.press(CENTRE);
  await input.handled();
  const { deltas, peak } = await seenAt(Math.round(PAN.ticks / 4), page, input, (look) =>
    onClock(PAN.ticks, (tick) => {
      input.move(lissajous(tick / (PAN.ticks - 1)));
      look(tick);
    }),
  );
  input.release(CENTRE);
  await input.handled();
  return { deltas, ratio: (peak.x - before.x) / PAN.x };
}

const lissajous = (turn: number): Point => ({
  x: CENTRE.x + PAN.x * Math.sin(2 * Math.PI * turn),
  y: CENTRE.y + PAN.y * Math.sin(4 * Math.PI * turn),
});

/** Zooms at one point: ten ticks in, ten ticks out, six times. */
export async function zoom(page: Page, input: TrustedInput): Promise<ScenarioFrames> {
  const before = await viewOf(page);
  input.move(ZOOM.at);
  await input.handled();
  const { deltas, peak } = await seenAt(ZOOM.group, page, input, (look) =>
    onClock(ZOOM.ticks, (tick) => {
      const isOut = Math.floor(tick / ZOOM.group) % 2 === 1;
      look(tick);
      input.wheel(ZOOM.at, isOut ? ZOOM.pixels : -ZOOM.pixels);
    }),
  );
  return {
    deltas,
    ratio: Math.log(peak.scale / before.scale) / (ZOOM.group * Math.log(1.1)),
  };
}

/** Zooms in by ten small ticks at one point, then rests. */
export async function drift(page: Page, input: TrustedInput): Promise<Drift> {
  input.move(DRIFT.at);
  await input.handled();
  await page.evaluate((at) => window.bench.startDrift(at), DRIFT.at);
  await onClock(DRIFT.ticks, () => input.wheel(DRIFT.at, -DRIFT.pixels));
  await input.handled();
  return page.evaluate(() => window.bench.stopDrift());
}

/** Records the frames of a scenario, and reads the view at one tick without blocking the input. */
async function seenAt(
  when: number,
  page: Page,
  input: TrustedInput,
  play: (look: (tick: number) => void) => Promise<void>,
): Promise<{ readonly deltas: readonly number[]; readonly peak: Viewport }> {
  let seen: Promise<Viewport> | null = null;
  const deltas = await framesDuring(page, input, () =>
    play((tick) => {
      if (tick === when) seen = viewOf(page);
    }),
  );
  return { deltas, peak: (await seen) ?? (await viewOf(page)) };
}

async function viewOf(page: Page): Promise<Viewport> {
  const view = await page.evaluate(() => window.bench.view());
  if (!view) throw new Error('Les repères ne sont pas sur la carte.');
  return view;
}
