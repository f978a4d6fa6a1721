import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { basename } from 'node:path';
import { loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import { launchBrowserServer } from '@/tests/bench/browser';
import { originOf, serve } from '@/tests/bench/map/serve';
import { CONTESTANTS, COUNTS } from '@/tests/bench/timeline/contestants';
import {
  REST_MS,
  STAGE,
  dragOf,
  driftOf,
  pinchOf,
  zoomOf,
} from '@/tests/bench/timeline/gestures';
import { line, type Row } from '@/tests/bench/timeline/table';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** The pages of the contestants to measure, separated by commas; all when it is left out. */
    only: { type: 'string' },
  },
});
const contestants = CONTESTANTS.filter(
  ({ page }) => values.only?.split(',').includes(page) ?? true,
);
const runs = values.quick ? 1 : 3;

const TICKS = values.quick ? 60 : 120;
/** A contestant that has not done what was asked after this, in milliseconds, has failed. */
const PATIENCE_MS = values.quick ? 15_000 : 60_000;

void main();

async function main(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      contestants.map(({ page, file }) => [page, join('tests/bench/timeline/pages', file)]),
    ),
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: {
      '.png': 'dataurl',
      '.svg': 'dataurl',
      '.woff': 'empty',
      '.woff2': 'empty',
      '.ttf': 'empty',
      '.eot': 'empty',
      '.gif': 'empty',
      '.less': 'empty',
    },
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const server = await serve(files);
  try {
    console.log(`${runs} passage(s), charge ${load()}.\n`);
    for (const { page, label } of contestants)
      console.log(
        `${label} : ${kilobytes(files, `${page}.js`)} de script, ${kilobytes(files, `${page}.css`)} de style (gzip -9, avec React s’il sert).`,
      );
    console.log(
      '\n| | éléments | prêt (ms) | glisser % > 20 ms | zoomer % > 20 ms | pincer % > 20 ms | dérive (px) | recouvrements |\n|---|---|---|---|---|---|---|---|',
    );
    for (const contestant of contestants)
      for (const count of COUNTS) {
        const all: Row[] = [];
        for (let run = 0; run < runs; run += 1)
          all.push(await alone(originOf(server), contestant, count));
        console.log(line(all));
      }
    console.log(`\nCharge à la fin : ${load()}.`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

type Contestant = (typeof contestants)[number];

/** One contestant in a browser of its own, which is ended whatever becomes of it: some never answer again. */
async function alone(origin: string, contestant: Contestant, count: number): Promise<Row> {
  const server = await launchBrowserServer();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    return (
      (await within(measure(browser, origin, contestant, count), 3 * PATIENCE_MS)) ??
      unknown(contestant, count)
    );
  } finally {
    await server.kill();
  }
}

const unknown = ({ label }: Contestant, count: number): Row => ({
  label,
  count,
  opened: null,
  pan: null,
  zoom: null,
  pinch: null,
  drift: null,
  overlaps: null,
});

async function measure(
  browser: Browser,
  origin: string,
  contestant: Contestant,
  count: number,
): Promise<Row> {
  const { page: name, label, pans, zooms, pinches } = contestant;
  const context = await browser.newContext({ viewport: STAGE });
  let row = unknown(contestant, count);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${origin}/${name}`);
    const session = await context.newCDPSession(page);
    const opened = await within(
      page.evaluate((items) => window.timelineBench.open(items), count),
      PATIENCE_MS,
    );
    if (opened === null) return row;
    row = { ...row, opened };
    row = { ...row, overlaps: await page.evaluate(() => window.timelineBench.overlaps()) };
    if (zooms) {
      const withControl = name === 'frise';
      row = { ...row, drift: await driftOf(page, session, withControl) };
      row = { ...row, zoom: await zoomOf(page, session, TICKS, withControl) };
    }
    if (pans) row = { ...row, pan: await dragOf(page, session, TICKS) };
    await context.close();
    return pinches
      ? { ...row, pinch: await touched(browser, `${origin}/${name}`, count) }
      : row;
  } catch (error) {
    console.error(`${label}, ${count} : ${String(error).slice(0, 100)}`);
    return row;
  }
}

/** The pinch is made on a page of its own: where a screen can be touched, some listen to other events. */
async function touched(browser: Browser, url: string, count: number): Promise<number | null> {
  const context = await browser.newContext({ viewport: STAGE, hasTouch: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(url);
    const session = await context.newCDPSession(page);
    const opened = await within(
      page.evaluate((items) => window.timelineBench.open(items), count),
      PATIENCE_MS,
    );
    if (opened === null) return null;
    // As the wheel and the drag, on a page that has come to rest.
    await page.waitForTimeout(REST_MS);
    return await pinchOf(page, session, TICKS);
  } finally {
    await context.close();
  }
}

const within = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds)),
  ]);

function kilobytes(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  const file = files.get(name);
  return file
    ? `${(gzipSync(file, { level: 9 }).length / 1000).toFixed(1).replace('.', ',')} ko`
    : '0 ko';
}

const load = (): string => (loadavg()[0] ?? 0).toFixed(1).replace('.', ',');
