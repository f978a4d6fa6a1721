import type { Browser, Page } from '@playwright/test';
import { perform, waitUntilIdle } from '@/tests/bench/interactions/gestures';
import { serveControl, type Interaction } from '@/tests/bench/interactions/interactions';
import {
  latencyOf,
  takeEvents,
  watchEvents,
  type Latency,
} from '@/tests/bench/interactions/latency';
import { CATEGORIES, workOf, type Work } from '@/tests/bench/interactions/trace';

const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;

export interface Sample {
  readonly latency: Latency;
  /** Of traced passes only: a trace slows the page down. */
  readonly work: Work | null;
}

export async function measure(
  browser: Browser,
  origin: string,
  interaction: Interaction,
  isTraced: boolean,
): Promise<Sample[]> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  try {
    const page = await context.newPage();
    await watchEvents(page);
    await serveControl(page);
    await page.goto(origin + interaction.address, { waitUntil: 'load' });
    await interaction.prepare?.(page);
    await waitUntilIdle(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const samples: Sample[] = [];
    for (let index = 0; index < interaction.samplesPerPage; index += 1) {
      samples.push(await measureOnce(browser, page, interaction, index, isTraced));
    }
    return samples;
  } finally {
    await context.close();
  }
}

async function measureOnce(
  browser: Browser,
  page: Page,
  { nextGesture: aim }: Interaction,
  index: number,
  isTraced: boolean,
): Promise<Sample> {
  const gesture = await aim(page, index);
  await waitUntilIdle(page);
  await takeEvents(page);
  if (isTraced) await browser.startTracing(page, { categories: CATEGORIES });
  await perform(page, gesture);
  await waitUntilIdle(page);
  const work = isTraced ? workOf((await browser.stopTracing()).toString()) : null;
  return { latency: latencyOf(await takeEvents(page)), work };
}
