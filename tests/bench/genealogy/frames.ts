import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { launchBrowserServer } from '@/tests/bench/browser';
import { judge } from '@/tests/bench/genealogy/judge';
import type { Scene } from '@/tests/bench/genealogy/scene';
import { createHand, onClock } from '@/tests/bench/map/hand';
import { originOf, serve } from '@/tests/bench/map/serve';
import { shareOver } from '@/tests/bench/map/statistics';

/** Those who draw in a browser; one of them has no surface that moves. */
const PAGES = [
  { page: 'ours', file: 'ours.tsx', label: 'Chroniques', moves: true },
  { page: 'familyChart', file: 'familyChart.ts', label: 'family-chart', moves: true },
  { page: 'topola', file: 'topola.ts', label: 'topola', moves: false },
] as const;

/** A frame that took longer is seen to stutter, in milliseconds. */
const LONG_MS = 20;
const CENTRE = { x: 640, y: 360 };
const PATIENCE_MS = 30_000;

/** A table: our people in a browser, how long until they are seen, and the frames of a drag and of a wheel. */
export async function framesOfContestants(scene: Scene, isQuick: boolean): Promise<string> {
  const ticks = isQuick ? 60 : 120;
  const { outputFiles } = await build({
    entryPoints: PAGES.map(({ file }) => `tests/bench/genealogy/pages/${file}`),
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    // Next's link asks for settings that its own bundler writes.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    loader: { '.woff2': 'empty', '.svg': 'dataurl', '.png': 'dataurl' },
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const server = await serve(files);
  const lines = [
    '| | script (ko, gzip) | prêt (ms) | boîtes | personnes | recouvrements | tirer % > 20 ms | molette % > 20 ms |',
    '|---|---|---|---|---|---|---|---|',
  ];
  try {
    for (const { page: name, label, moves } of PAGES) {
      const bytes = gzipSync(files.get(`${name}.js`) ?? new Uint8Array(), { level: 9 }).length;
      const told = await alone(`${originOf(server)}/${name}`, scene, moves ? ticks : 0);
      lines.push(`| ${label} | ${(bytes / 1000).toFixed(1).replace('.', ',')} | ${told} |`);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return lines.join('\n');
}

/** One contestant in a browser of its own, which is ended whatever becomes of it. */
async function alone(address: string, scene: Scene, ticks: number): Promise<string> {
  const process = await launchBrowserServer();
  try {
    const browser = await chromium.connect(process.wsEndpoint());
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    const work = measure(page, await context.newCDPSession(page), address, scene, ticks);
    const late = new Promise<string>((resolve) =>
      setTimeout(() => resolve('ne finit pas | – | – | – | – | –'), PATIENCE_MS),
    );
    return await Promise.race([
      work.catch(
        (error: unknown) => `échoue (${String(error).slice(0, 60)}) | – | – | – | – | –`,
      ),
      late,
    ]);
  } finally {
    await process.kill();
  }
}

async function measure(
  page: Page,
  session: CDPSession,
  address: string,
  scene: Scene,
  ticks: number,
): Promise<string> {
  await page.goto(address);
  const opened = await page.evaluate(
    ({ people, unions, doubts }) =>
      window.treeBench.open({ people, unions, ...(doubts && { doubts }) }, 'muhammad'),
    { people: [...scene.people], unions: [...scene.unions], doubts: scene.doubts },
  );
  const boxes = await page.evaluate(() => window.treeBench.boxes());
  const { shown, overlaps } = judge(scene, boxes);
  const hand = createHand(session);
  const frames = async (act: (tick: number) => void): Promise<string> => {
    if (ticks === 0) return '–';
    await page.evaluate(() => window.treeBench.startFrames());
    await onClock(ticks, act);
    await hand.taken();
    const deltas = await page.evaluate(() => window.treeBench.stopFrames());
    return (shareOver(deltas, LONG_MS) * 100).toFixed(1).replace('.', ',');
  };
  hand.press(CENTRE);
  const drag = await frames((tick) =>
    hand.move({ x: CENTRE.x + 240 * Math.sin((2 * Math.PI * tick) / ticks), y: CENTRE.y }),
  );
  hand.release(CENTRE);
  const wheel = await frames((tick) => hand.turn(CENTRE, tick % 20 < 10 ? -100 : 100));
  return [
    opened.toFixed(0),
    boxes.length,
    `${shown}/${scene.people.length}`,
    overlaps,
    drag,
    wheel,
  ].join(' | ');
}
