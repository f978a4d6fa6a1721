import type { Browser } from '@playwright/test';
import { createInput, LONG_FRAME_MS } from '@/tests/bench/harness/input';
import { STAGE } from '@/tests/bench/map/pages/scene';
import type { Processor } from '@/tests/bench/map/processor';
import { drift, pan, zoom, type ScenarioFrames } from '@/tests/bench/map/scenarios';
import { percentile, shareOver } from '@/tests/bench/harness/statistics';

/**
 * Percentage of frames over 20 ms; 95th percentile of the intervals; percentage of the path;
 * processor time per frame.
 */
type FrameStatistics = Readonly<Record<'long' | 'p95' | 'ratio' | 'work', number>>;

export interface Measures {
  readonly pan: FrameStatistics;
  readonly zoom: FrameStatistics;
  /** Distance between pointer and image point in pixels, at rest and at most; and the final scale. */
  readonly drift: Readonly<Record<'settled' | 'most' | 'scale', number>>;
}

/** Measures one map with a number of markers in a new page, each scenario from the same view. */
export async function measure(
  browser: Browser,
  processor: Processor,
  address: string,
  count: number,
): Promise<Measures> {
  const context = await browser.newContext({ viewport: STAGE });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const input = createInput(await context.newCDPSession(page));
    const openMap = () => page.evaluate((markers) => window.bench.open(markers), count);

    const statisticsDuring = async (runScenario: typeof pan): Promise<FrameStatistics> => {
      await openMap();
      const processorBefore = await processor();
      const scenarioFrames = await runScenario(page, input);
      return statisticsOf(scenarioFrames, (await processor()) - processorBefore);
    };

    await openMap();
    return {
      drift: await drift(page, input),
      pan: await statisticsDuring(pan),
      zoom: await statisticsDuring(zoom),
    };
  } finally {
    await context.close();
  }
}

const statisticsOf = (
  { deltas, ratio }: ScenarioFrames,
  processorMs: number,
): FrameStatistics => ({
  long: shareOver(deltas, LONG_FRAME_MS) * 100,
  p95: percentile(deltas, 95),
  ratio: ratio * 100,
  work: processorMs / deltas.length,
});
