import type { Browser } from '@playwright/test';

/** Work of the main thread of an idle page, per second. */
export interface Idleness {
  readonly restyles: number;
  readonly layouts: number;
  readonly paints: number;
  /** Milliseconds of tasks, on a processor that is not throttled. */
  readonly busy: number;
}

const PHONE = { width: 390, height: 844 };
const WATCHED_SECONDS = 10;

/** Time after which a page has loaded fonts, pictures and first effects, in milliseconds. */
const SETTLE_MS = 2500;

/** Loads a page and measures ten idle seconds; paints are counted in a trace. */
export async function watchIdle(browser: Browser, address: string): Promise<Idleness> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const readMetrics = async (): Promise<Map<string, number>> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return new Map(metrics.map(({ name, value }) => [name, value]));
    };
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const metricsBefore = await readMetrics();
    await page.waitForTimeout(WATCHED_SECONDS * 1000);
    const metricsAfter = await readMetrics();
    const trace = (await browser.stopTracing()).toString();
    const perSecond = (name: string): number =>
      ((metricsAfter.get(name) ?? 0) - (metricsBefore.get(name) ?? 0)) / WATCHED_SECONDS;
    return {
      restyles: perSecond('RecalcStyleCount'),
      layouts: perSecond('LayoutCount'),
      paints: countPaints(trace) / WATCHED_SECONDS,
      busy: perSecond('TaskDuration') * 1000,
    };
  } finally {
    await context.close();
  }
}

/** Counts the main thread's paints in a Chromium trace. */
export function countPaints(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly { name: string }[] };
  return traceEvents.filter(({ name }) => name === 'Paint').length;
}
