import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Browser } from '@playwright/test';
import { episodeOf } from '@/tests/e2e/content';
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
    await expectEveryPageStill(width, baseURL, (url) =>
      shiftsOf(browser, url, width, equalParts),
    );
  });

test('sur un téléphone, un épisode coupé juste avant chacun de ses paragraphes et de ses images reste en place', async ({
  browser,
  baseURL,
}) => {
  const url = new URL(`/episodes/${episodeOf(2).slug}`, baseURL);
  const shifts = await shiftsOf(browser, url, 390, partsAtParagraphs);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.002);
});

/** A visit whose document is written by hand, part after part. */
async function shiftsOf(
  browser: Browser,
  url: URL,
  width: number,
  partsOf: (html: string) => readonly string[],
): Promise<readonly Shift[]> {
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
    const shifts = await page.evaluate(() => window.shifts);
    // What the page asks for after it has come to rest is of no account, and may be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return shifts;
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The head, with the first of the body: nothing is painted before it. The rest in equal parts. */
function equalParts(html: string): readonly string[] {
  const body = html.indexOf('<body');
  const length = Math.ceil((html.length - body) / PARTS);
  return Array.from({ length: PARTS }, (_, index) =>
    html.slice(index === 0 ? 0 : body + index * length, body + (index + 1) * length),
  );
}

/** Cut where a phone's first frames may end: before each of the first things that are seen of what the page is about. */
function partsAtParagraphs(html: string): readonly string[] {
  const main = html.indexOf('<main');
  const cuts = [...html.slice(main).matchAll(/<(?:p|h1|picture|img|header)\b/g)]
    .slice(0, 2 * PARTS)
    .map(({ index }) => main + index);
  return [0, ...cuts].map((from, rank) => html.slice(from, cuts[rank]));
}
