/**
 * Measures the 3D stage of each reconstruction on a phone four times slower than this machine, with WebGL by software:
 * the time from the press to the first frame, the longest task after it, and the growth of the heap after twenty
 * openings. Numbers are printed, never asserted.
 * Usage: npm run bench:reconstitutions [-- --runs 5]
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { browserPath } from '@/tests/bench/harness/browser';
import { withBuilds } from '@/tests/bench/harness/builds';
import { decimal, machineLoad, wholeNumber } from '@/tests/bench/harness/print';
import { median } from '@/tests/bench/harness/statistics';
import { buildings } from '@/tests/e2e/content';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SLOWDOWN = 4;
/** Flags of a graphics process by software; without such a process, the page's own task reads back each frame. */
const SOFTWARE_GL = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Network of Lighthouse's « Slow 4G »: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const OPENINGS = 20;
const INDEX = '/outils/reconstitutions';

/** Times after a press in milliseconds: the first frame, and the longest task. */
interface Opening {
  readonly frame: number;
  readonly longest: number;
}

declare global {
  interface Window {
    opening: Promise<Opening>;
  }
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

void withBuilds('.', async ([build]) => {
  if (!build) return;
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: SOFTWARE_GL,
  });
  console.log(`Chromium ${browser.version()}, charge ${machineLoad()}.`);
  console.log(
    `${'Médianes, en ms'.padEnd(26)}1re image  Slow 4G  tâche max  (chacune : ${values.runs} fois)`,
  );
  try {
    for (const { id } of buildings) {
      const address = `${build.origin}${INDEX}/${id}`;
      const localOpenings: Opening[] = [];
      const slowOpenings: Opening[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        localOpenings.push(await timeOpening(browser, address, false));
        slowOpenings.push(await timeOpening(browser, address, true));
      }
      const medianOf = (openings: readonly Opening[], key: keyof Opening): string =>
        wholeNumber(median(openings.map((opening) => opening[key])));
      console.log(
        `${id.padEnd(26)}${medianOf(localOpenings, 'frame').padStart(9)}${medianOf(slowOpenings, 'frame').padStart(9)}${medianOf(localOpenings, 'longest').padStart(11)}`,
      );
    }
    const growth = await heapGrowth(browser, build.origin);
    console.log(`Tas après ${OPENINGS} ouvertures : +${decimal(growth / 1e6, 2)} Mo.`);
  } finally {
    await browser.close();
  }
});

/** Opens the stage of a page in a new context, and waits for its first frame. */
async function timeOpening(
  browser: Browser,
  address: string,
  isSlow: boolean,
): Promise<Opening> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchOpening);
    await page.goto(address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.getByRole('button', { name: /^Ouvrir en 3D/ }).tap();
    return await page.evaluate(() => window.opening);
  } finally {
    await context.close();
  }
}

/** Records the time from the first press to the frame after the first draw call. Runs in the page. */
function watchOpening(): void {
  const tasks: { readonly start: number; readonly duration: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  let pressedAt = NaN;
  document.addEventListener('pointerdown', () => (pressedAt = performance.now()), true);
  window.opening = new Promise((resolve) => {
    const { prototype } = WebGL2RenderingContext;
    const { drawElements } = prototype;
    let isFirst = true;
    Object.assign(prototype, {
      drawElements(
        this: WebGL2RenderingContext,
        ...parameters: Parameters<typeof drawElements>
      ) {
        drawElements.apply(this, parameters);
        if (!isFirst) return;
        isFirst = false;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const frame = performance.now() - pressedAt;
            // Waits for the entries of the tasks that have just ended.
            setTimeout(() => {
              const laterTasks = tasks.filter(({ start }) => start >= pressedAt);
              resolve({
                frame,
                longest: Math.max(0, ...laterTasks.map(({ duration }) => duration)),
              });
            }, 1000);
          }),
        );
      },
    });
  });
}

/** Returns the growth of the JavaScript heap between the second opening and the last, after collections, in bytes. */
async function heapGrowth(browser: Browser, origin: string): Promise<number> {
  const [first] = buildings;
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${origin}${INDEX}`);
    let earlyHeap = 0;
    for (let opening = 1; opening <= OPENINGS; opening += 1) {
      await openAndLeave(page, `${INDEX}/${first?.id ?? ''}`);
      if (opening === 2) earlyHeap = await usedHeap(session);
    }
    return (await usedHeap(session)) - earlyHeap;
  } finally {
    await context.close();
  }
}

async function openAndLeave(page: Page, path: string): Promise<void> {
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.getByRole('button', { name: /^Ouvrir en 3D/ }).click();
  await page.locator('canvas').waitFor();
  await page.locator(`a[href="${INDEX}"]`).first().click();
  await page.locator(`main a[href="${path}"]`).first().waitFor();
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
