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

/** Keeps every script on its way until `release`. */
export async function holdScripts(page: Page): Promise<{ readonly release: () => void }> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

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
