import type { ServerResponse } from 'node:http';
import { expect, type Browser, type Page } from '@playwright/test';
import {
  expectStill,
  shiftsOn,
  twoFrames,
  watchShifts,
  type Shift,
} from '@/tests/e2e/every-page/shifts';
import { episodeOf } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { listenOnLoopback } from '@/tests/fixtures/http/loopback';

/** Number of parts in which a slow network delivers a page, each painted before the next. */
const PARTS = 12;
const WIDTHS = [390, 1280];
const PARAGRAPH_WIDTHS = [390, 768, 1366];

it('no page that arrives in pieces shifts the text above', async ({ browser, baseURL }) => {
  it.setTimeout(240_000);
  for (const path of EVERY_PAGE)
    await it.step(path, async () => {
      const url = new URL(path, baseURL);
      // The document alone: shifts by fonts, pictures and scripts are tested in every-page.spec.ts.
      const visits = await visitInParts(browser, url, WIDTHS, equalParts, (page) =>
        page.route(/\/(_next|covers|tools|maps|icons)\//, (route) => route.abort()),
      );
      for (const [index, shifts] of visits.entries())
        expectStill(`${WIDTHS[index]} ${path}`, shifts);
    });
});

it('an episode that arrives by paragraphs stays in place', async ({ browser, baseURL }) => {
  const url = new URL(`/episodes/${episodeOf(2).slug}`, baseURL);
  const visits = await visitInParts(
    browser,
    url,
    PARAGRAPH_WIDTHS,
    partsAtParagraphs,
    (page, slowOrigin) =>
      page.route(`${slowOrigin}/**`, async (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({
          response: await route.fetch({ url: new URL(pathname + search, url).href }),
        });
      }),
  );
  for (const [index, shifts] of visits.entries())
    expectStill(`${PARAGRAPH_WIDTHS[index]} an episode`, shifts, 0.002);
});

/**
 * Visits a page at several widths at once, with its document delivered in parts.
 * @param prepare routes all requests but the document, which the slow origin serves
 * @returns layout shifts by width
 */
async function visitInParts(
  browser: Browser,
  url: URL,
  widths: readonly number[],
  partsOf: (html: string) => readonly string[],
  prepare: (page: Page, slowOrigin: string) => Promise<unknown>,
): Promise<readonly (readonly Shift[])[]> {
  const upstreamResponse = await fetch(url);
  const html = await upstreamResponse.text();
  const responses: ServerResponse[] = [];
  const { origin: slowOrigin, close } = await listenOnLoopback((request, response) => {
    if (request.url !== url.pathname) return void response.writeHead(404).end();
    response.writeHead(upstreamResponse.status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': upstreamResponse.headers.get('content-security-policy') ?? '',
    });
    responses.push(response);
  });
  const context = await browser.newContext();
  try {
    const pages = await Promise.all(widths.map(() => context.newPage()));
    const onEveryPage = (action: (page: Page, index: number) => Promise<unknown>) =>
      Promise.all(pages.map(action));
    await onEveryPage(async (page, index) => {
      await page.setViewportSize({ width: widths[index] ?? 0, height: 800 });
      await prepare(page, slowOrigin);
      await page.addInitScript(watchShifts);
    });
    const arrival = onEveryPage((page) =>
      page.goto(slowOrigin + url.pathname, { waitUntil: 'commit' }),
    );
    await expect.poll(() => responses.length).toBe(widths.length);
    for (const part of partsOf(html)) {
      for (const response of responses) response.write(part);
      await arrival;
      await onEveryPage((page) => page.evaluate(twoFrames));
    }
    for (const response of responses) response.end();
    await onEveryPage((page) => page.waitForLoadState('networkidle'));
    const shifts = await Promise.all(pages.map(shiftsOn));
    // Requests after the page is at rest may still be running.
    await onEveryPage((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
    return shifts;
  } finally {
    await context.close();
    await close();
  }
}

/** Splits a document: the head with the first of the body, since nothing is painted before, then equal parts. */
function equalParts(html: string): readonly string[] {
  const body = html.indexOf('<body');
  const length = Math.ceil((html.length - body) / PARTS);
  return Array.from({ length: PARTS }, (_, index) =>
    html.slice(index === 0 ? 0 : body + index * length, body + (index + 1) * length),
  );
}

/** Splits a document before each of the first visible elements of `main`, where a phone's first frames may end. */
function partsAtParagraphs(html: string): readonly string[] {
  const main = html.indexOf('<main');
  const cuts = [...html.slice(main).matchAll(/<(?:p|h1|picture|img|header)\b/g)]
    .slice(0, 2 * PARTS)
    .map(({ index }) => main + index);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
}
