import type { Page } from '@playwright/test';

/** Gathers the errors of a page from now on: those that its scripts throw, and those of its console. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Gathers what the pages say against their policies. */
export function violationsOf(page: Page): readonly string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Gathers the paths that a page asks for from now on, in order: those that match. */
export function requestsOf(page: Page, wanted = /./): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (wanted.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** How many pixels of the page lie beyond the right edge of its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
