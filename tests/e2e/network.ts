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
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = pageRequestOf(route);
    if (kind === null) return route.fallback();
    return kind === 'prefetch' ? route.abort() : answer(route);
  });
}

/** Creates a promise with the function that resolves it. */
export function gate() {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { release, released };
}

/** Holds requests for an address until `release`; `asked` counts them. */
export async function hold(page: Page, address: string | RegExp) {
  const { release, released } = gate();
  let asked = 0;
  await page.route(address, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { release, asked: () => asked };
}

export const holdScripts = (page: Page) => hold(page, SCRIPTS);

/** Fails every script until `restore`; `failed` lists them. */
export async function failScripts(page: Page, mustFail: (url: string) => boolean = () => true) {
  const failed: string[] = [];
  let isFailing = true;
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    if (!isFailing || !mustFail(url)) return route.fallback();
    failed.push(url);
    await route.abort('connectionfailed');
  });
  return { failed, restore: () => void (isFailing = false) };
}

export const noticeOn = (page: Page) => page.getByRole('region', { name: 'Avis du site' });
