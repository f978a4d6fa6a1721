import type { Browser } from '@playwright/test';

/** What the main thread does while nobody does anything, per second. */
export interface Idleness {
  readonly restyles: number;
  readonly layouts: number;
  readonly paints: number;
  /** Milliseconds of tasks, on a processor that is not slowed down. */
  readonly busy: number;
}

const PHONE = { width: 390, height: 844 };
const WATCHED_SECONDS = 10;

/** A page has its fonts, its pictures and its first effects behind it. */
const SETTLED_MS = 2500;

/** Loads a page, leaves it alone for ten seconds and counts. The browser's own frames are counted by a trace. */
export async function watchIdle(browser: Browser, address: string): Promise<Idleness> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const count = async (): Promise<Map<string, number>> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return new Map(metrics.map(({ name, value }) => [name, value]));
    };
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const before = await count();
    await page.waitForTimeout(WATCHED_SECONDS * 1000);
    const after = await count();
    const trace = (await browser.stopTracing()).toString();
    const perSecond = (name: string): number =>
      ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / WATCHED_SECONDS;
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

/** How many times a trace of Chromium says that the main thread painted. */
export function countPaints(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly { name: string }[] };
  return traceEvents.filter(({ name }) => name === 'Paint').length;
}
