import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type Browser } from '@playwright/test';
import {
  expectEveryPageStill,
  twoFrames,
  watchShifts,
  type Shift,
} from '@/tests/e2e/comfort/shifts';

/** A slow network brings a long page in as many parts, each painted before the next one comes. */
const PARTS = 12;

for (const width of [390, 1280])
  test(`à ${width} pixels, une page qui arrive par morceaux ne pousse pas ce qui se lit déjà`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await expectEveryPageStill(width, baseURL, (url) => shiftsOf(browser, url, width));
  });

/** A visit whose document is written by hand, part after part. */
async function shiftsOf(browser: Browser, url: URL, width: number): Promise<readonly Shift[]> {
  const given = await fetch(url);
  const html = await given.text();
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  let write: (answer: ServerResponse) => void = () => {};
  const asked = new Promise<ServerResponse>((resolve) => (write = resolve));
  const server = createServer((request, answer) => {
    if (request.url !== url.pathname) return void answer.writeHead(404).end();
    answer.writeHead(given.status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': given.headers.get('content-security-policy') ?? '',
    });
    write(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const page = await context.newPage();
    const slow = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // Only the document comes from the slow side.
    await page.route(`${slow}/**`, async (route) => {
      const target = new URL(route.request().url());
      if (route.request().isNavigationRequest()) return route.continue();
      const answer = await route.fetch({
        url: new URL(target.pathname + target.search, url).href,
      });
      await route.fulfill({ response: answer });
    });
    await page.addInitScript(watchShifts);
    const arrival = page.goto(slow + url.pathname, { waitUntil: 'commit' });
    const answer = await asked;
    for (const part of partsOf(html)) {
      answer.write(part);
      await arrival;
      await page.evaluate(twoFrames);
    }
    answer.end();
    await page.waitForLoadState('networkidle');
    await page.evaluate(twoFrames);
    return await page.evaluate(() => window.shifts);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The head, with the first of the body: nothing is painted before it. The rest in equal parts. */
function partsOf(html: string): readonly string[] {
  const body = html.indexOf('<body');
  const length = Math.ceil((html.length - body) / PARTS);
  return Array.from({ length: PARTS }, (_, index) =>
    html.slice(index === 0 ? 0 : body + index * length, body + (index + 1) * length),
  );
}
