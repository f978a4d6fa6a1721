import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { basename } from 'node:path';
import { loadavg } from 'node:os';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { launchBrowserServer } from '@/tests/bench/browser';
import { onClock } from '@/tests/bench/map/hand';
import { originOf, serve } from '@/tests/bench/map/serve';
import { shareOver } from '@/tests/bench/map/statistics';
import { CONTESTANTS, COUNTS } from '@/tests/bench/timeline/contestants';
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

/** A frame that took longer is seen to stutter, in milliseconds. */
const LONG_MS = 20;
const STAGE = { width: 1280, height: 720 };
const CENTRE = { x: 640, y: 400 };
const TICKS = values.quick ? 60 : 120;
/** A bit of `modifiers` of Input.dispatchMouseEvent: the control key. */
const CONTROL = 2;
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
      '\n| | éléments | prêt (ms) | glisser % > 20 ms | zoomer % > 20 ms | dérive (px) | recouvrements |\n|---|---|---|---|---|---|---|',
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
  drift: null,
  overlaps: null,
});

async function measure(
  browser: Browser,
  origin: string,
  contestant: Contestant,
  count: number,
): Promise<Row> {
  const { page: name, label, pans, zooms } = contestant;
  const context = await browser.newContext({ viewport: STAGE });
  const none = unknown(contestant, count);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${origin}/${name}`);
    const session = await context.newCDPSession(page);
    const opened = await within(
      page.evaluate((items) => window.timelineBench.open(items), count),
      PATIENCE_MS,
    );
    if (opened === null) return none;
    const overlaps = await page.evaluate(() => window.timelineBench.overlaps());
    const drift = zooms ? await driftOf(page, session, name === 'frise') : null;
    const zoom = zooms
      ? await frames(page, (tick) =>
          turn(session, CENTRE, tick % 40 < 20 ? -100 : 100, name === 'frise'),
        )
      : null;
    const pan = pans ? await drag(page, session) : null;
    return { ...none, opened, overlaps, drift, zoom, pan };
  } catch (error) {
    console.error(`${label}, ${count} : ${String(error).split('\n')[0]}`);
    return none;
  }
}

const turn = (
  session: CDPSession,
  { x, y }: { x: number; y: number },
  deltaY: number,
  withControl: boolean,
) =>
  session.send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    x,
    y,
    deltaX: 0,
    deltaY,
    modifiers: withControl ? CONTROL : 0,
  });

/** The share of frames, in percent, that took too long while something was done each 16 ms. */
async function frames(page: Page, act: (tick: number) => Promise<unknown>): Promise<number> {
  const sent: Promise<unknown>[] = [];
  await page.evaluate(() => window.timelineBench.startFrames());
  await onClock(TICKS, (tick) => {
    const done = act(tick);
    // A browser that is ended meanwhile refuses them all, before anyone waits for them.
    done.catch(() => undefined);
    sent.push(done);
  });
  await Promise.all(sent);
  const deltas = await page.evaluate(() => window.timelineBench.stopFrames());
  return shareOver(deltas, LONG_MS) * 100;
}

async function drag(page: Page, session: CDPSession): Promise<number> {
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: CENTRE.y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await send('mousePressed', CENTRE.x);
  const share = await frames(page, (tick) =>
    send('mouseMoved', CENTRE.x + 300 * Math.sin((2 * Math.PI * tick) / TICKS)),
  );
  await send('mouseReleased', CENTRE.x);
  return share;
}

/** How far, in pixels, what is under the pointer has gone from it after ten small turns of the wheel. */
async function driftOf(
  page: Page,
  session: CDPSession,
  withControl: boolean,
): Promise<number | null> {
  const x = await page.evaluate((middle) => window.timelineBench.follow(middle), CENTRE.x);
  for (let time = 0; time < 10; time += 1)
    await turn(session, { x, y: CENTRE.y }, -50, withControl);
  await page.waitForTimeout(600);
  return page.evaluate(() => window.timelineBench.drift());
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
