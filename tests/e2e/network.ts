import type { Page, Route } from '@playwright/test';

const SCRIPTS = '**/_next/static/chunks/*.js';

/** Whether the router asks for a page that was chosen, or (`prefetch`) for one that may be. */
export function pageRequestOf(route: Route): 'navigation' | 'prefetch' | null {
  const headers = route.request().headers();
  if (headers['rsc'] !== '1') return null;
  return headers['next-router-prefetch'] || headers['next-router-segment-prefetch']
    ? 'prefetch'
    : 'navigation';
}

/** Answers the router's requests for chosen pages; nothing is had in advance. */
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

/** A promise that the test keeps. */
export function gate() {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { release, released };
}

/** Keeps what is asked for under such an address on its way until `release`; `asked` counts it. */
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

/** Keeps every script on its way until `release`. */
export const holdScripts = (page: Page) => hold(page, SCRIPTS);

/** Loses every script that is asked for until `find`; `lost` tells which. */
export async function loseScripts(page: Page, isLost: (url: string) => boolean = () => true) {
  const lost: string[] = [];
  let isLosing = true;
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    if (!isLosing || !isLost(url)) return route.fallback();
    lost.push(url);
    await route.abort('connectionfailed');
  });
  return { lost, find: () => void (isLosing = false) };
}

export const noticeOn = (page: Page) => page.getByRole('region', { name: 'Avis du site' });
