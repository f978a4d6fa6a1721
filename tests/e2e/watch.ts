import type { Page } from '@playwright/test';

/** Collects the errors of a page after the call: exceptions and console errors. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Collects the violations of the pages' Content-Security-Policy. */
export function violationsOf(page: Page): readonly string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Collects the paths that a page requests after the call, in order, if they match a pattern. */
export function requestsOf(page: Page, pattern = /./): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Returns the horizontal overflow of the page, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
