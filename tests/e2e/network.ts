import type { Page, Route } from '@playwright/test';

/** Pattern of the addresses of the build's scripts. */
export const SCRIPTS = '**/_next/static/chunks/*.js';

/** Tells whether a request of the router is for a chosen page, or a prefetch; null for other requests. */
export function pageRequestOf(route: Route): 'navigation' | 'prefetch' | null {
  const headers = route.request().headers();
  if (headers['rsc'] !== '1') return null;
  return headers['next-router-prefetch'] || headers['next-router-segment-prefetch']
    ? 'prefetch'
    : 'navigation';
}

/** Answers the router's navigation requests; prefetches are refused. */
export async function answerNavigations(
  page: Page,
  answerRoute: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/*', async (route) => {
    const requestType = pageRequestOf(route);
    if (requestType === null) return route.fallback();
    return requestType === 'prefetch' ? route.abort() : answerRoute(route);
  });
}

/** Creates a promise with the function that resolves it. */
export function deferred() {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { release, released };
}

/** Holds requests for an address until `release`; `requestCount` returns their number. */
export async function holdRequests(page: Page, address: string | RegExp) {
  const { release, released } = deferred();
  let requestCount = 0;
  await page.route(address, async (route) => {
    requestCount += 1;
    await released;
    await route.continue();
  });
  return { release, requestCount: () => requestCount };
}

export const holdScripts = (page: Page) => holdRequests(page, SCRIPTS);

/** Fails the requests of scripts until `restore`; `failed` lists their addresses. */
export async function failScripts(page: Page, mustFail: (url: string) => boolean = () => true) {
  const failedUrls: string[] = [];
  let isFailing = true;
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    if (!isFailing || !mustFail(url)) return route.fallback();
    failedUrls.push(url);
    await route.abort('connectionfailed');
  });
  return { failedUrls, restoreScripts: () => void (isFailing = false) };
}

export const noticeOn = (page: Page) => page.getByRole('region', { name: 'Avis du site' });
