import type { Browser } from '@playwright/test';
import { judge } from '@/tests/bench/genealogy/judge';
import type { Scene } from '@/tests/bench/genealogy/scene';
import { inOwnBrowser } from '@/tests/bench/harness/browser';
import { createInput, longFrames } from '@/tests/bench/harness/input';
import { decimal, markdownHead, markdownRow } from '@/tests/bench/harness/print';
import { bundlePages, filesByPage, kilobytes, serve } from '@/tests/bench/harness/serve';

/** Contestants that draw in a browser; one of them cannot pan. */
const PAGES = [
  { page: 'ours', file: 'ours.tsx', label: 'Chroniques', canPan: true },
  { page: 'familyChart', file: 'familyChart.ts', label: 'family-chart', canPan: true },
  { page: 'topola', file: 'topola.ts', label: 'topola', canPan: false },
] as const;

const HEADER = markdownHead([
  ...['', 'script (ko, gzip)', 'prêt (ms)', 'boîtes', 'personnes', 'recouvrements'],
  ...['tirer % > 20 ms', 'molette % > 20 ms'],
]);
const CENTRE = { x: 640, y: 360 };
const TIMEOUT_MS = 30_000;

/**
 * Measures in a browser the time until our tree is visible, and the frames of a drag and of a wheel
 * zoom; returns a table.
 */
export async function framesOfContestants(scene: Scene, isQuick: boolean): Promise<string> {
  const ticks = isQuick ? 60 : 120;
  const files = await bundlePages('genealogy/pages', filesByPage(PAGES));
  const { origin, close } = await serve(files);
  const lines = [HEADER];
  try {
    for (const { page, label, canPan } of PAGES) {
      const measuredCells = await inOwnBrowser(TIMEOUT_MS, (browser) =>
        measure(browser, `${origin}/${page}`, scene, canPan ? ticks : 0).catch(
          (error: unknown) => [`échoue (${String(error).slice(0, 60)})`],
        ),
      );
      const cells = measuredCells ?? ['ne finit pas'];
      const missing = Array.from({ length: 6 - cells.length }, () => '–');
      lines.push(markdownRow([label, kilobytes(files, `${page}.js`), ...cells, ...missing]));
    }
  } finally {
    await close();
  }
  return lines.join('\n');
}

async function measure(
  browser: Browser,
  address: string,
  scene: Scene,
  ticks: number,
): Promise<readonly (string | number)[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const input = createInput(await context.newCDPSession(page));
  await page.goto(address);
  const openMs = await page.evaluate(
    ({ people, unions, doubts }) =>
      window.treeBench.open({ people, unions, ...(doubts && { doubts }) }, 'muhammad'),
    { people: [...scene.people], unions: [...scene.unions], doubts: scene.doubts },
  );
  const boxes = await page.evaluate(() => window.treeBench.boxes());
  const { shown, overlaps } = judge(scene, boxes);
  const measureFrames = async (act: (tick: number) => void): Promise<string> =>
    ticks === 0 ? '–' : decimal(await longFrames(page, input, ticks, act));
  input.press(CENTRE);
  const drag = await measureFrames((tick) =>
    input.move({ x: CENTRE.x + 240 * Math.sin((2 * Math.PI * tick) / ticks), y: CENTRE.y }),
  );
  input.release(CENTRE);
  const wheel = await measureFrames((tick) => input.wheel(CENTRE, tick % 20 < 10 ? -100 : 100));
  const people = `${shown}/${scene.people.length}`;
  return [openMs.toFixed(0), boxes.length, people, overlaps, drag, wheel];
}
