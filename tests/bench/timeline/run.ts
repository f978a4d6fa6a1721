import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { inOwnBrowser, withTimeout } from '@/tests/bench/harness/browser';
import { createInput } from '@/tests/bench/harness/input';
import { machineLoad } from '@/tests/bench/harness/print';
import { bundlePages, filesByPage, kilobytes, serve } from '@/tests/bench/harness/serve';
import { CONTESTANTS, COUNTS, type Contestant } from '@/tests/bench/timeline/contestants';
import {
  REST_MS,
  STAGE,
  dragOf,
  driftOf,
  pinchOf,
  zoomOf,
} from '@/tests/bench/timeline/gestures';
import { HEADER, formatLine, type Row } from '@/tests/bench/timeline/table';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Pages of the contestants to measure, separated by commas; all by default. */
    only: { type: 'string' },
  },
});
const contestants: readonly Contestant[] = CONTESTANTS.filter(
  ({ page }) => values.only?.split(',').includes(page) ?? true,
);
const runs = values.quick ? 1 : 3;

const TICKS = values.quick ? 60 : 120;
/** Time limit of an action, in milliseconds. */
const TIMEOUT_MS = values.quick ? 15_000 : 60_000;

void main();

async function main(): Promise<void> {
  const files = await bundlePages('timeline/pages', filesByPage(contestants));
  const { origin, close } = await serve(files);
  try {
    console.log(`${runs} passage(s), charge ${machineLoad()}.\n`);
    for (const { page, label } of contestants)
      console.log(
        `${label} : ${kilobytes(files, `${page}.js`)} ko de script, ${kilobytes(files, `${page}.css`)} ko de style (gzip -9, avec React s’il sert).`,
      );
    console.log(`\n${HEADER}`);
    for (const contestant of contestants)
      for (const count of COUNTS) {
        const passes: Row[] = [];
        for (let run = 0; run < runs; run += 1)
          passes.push(
            (await inOwnBrowser(3 * TIMEOUT_MS, (browser) =>
              measure(browser, `${origin}/${contestant.page}`, contestant, count),
            )) ?? {},
          );
        console.log(formatLine(contestant.label, count, passes));
      }
    console.log(`\nCharge à la fin : ${machineLoad()}.`);
  } finally {
    await close();
  }
}

async function measure(
  browser: Browser,
  address: string,
  { page: name, label, gestures }: Contestant,
  count: number,
): Promise<Row> {
  const row: Row = {};
  try {
    const { page, input, opened: openMs, context } = await openPage(browser, address, count);
    if (openMs === null) return row;
    row.opened = openMs;
    row.overlaps = await page.evaluate(() => window.timelineBench.overlaps());
    const withControl = name === 'frise';
    if (gestures.includes('zoom')) {
      row.drift = await driftOf(page, input, withControl);
      row.zoom = await zoomOf(page, input, TICKS, withControl);
    }
    if (gestures.includes('pan')) row.pan = await dragOf(page, input, TICKS);
    await context.close();
    if (!gestures.includes('pinch')) return row;
    // Pinch in a new page: with a touch screen, some contestants listen to other events.
    const touchPage = await openPage(browser, address, count, { hasTouch: true });
    if (touchPage.opened === null) return row;
    // Wait for rest, as before wheel and drag.
    await touchPage.page.waitForTimeout(REST_MS);
    row.pinch = await pinchOf(touchPage.page, touchPage.input, TICKS);
  } catch (error) {
    console.error(`${label}, ${count} : ${String(error).slice(0, 100)}`);
  }
  return row;
}

/** Opens a contestant's page with a number of items; `opened` is null at the time limit. */
async function openPage(
  browser: Browser,
  address: string,
  count: number,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ viewport: STAGE, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(address);
  const openMs = await withTimeout(
    page.evaluate((items) => window.timelineBench.open(items), count).catch(() => null),
    TIMEOUT_MS,
  );
  return {
    context,
    page,
    opened: openMs,
    input: createInput(await context.newCDPSession(page)),
  };
}
