import { expect } from '@playwright/test';

const LINK = /<link[^>]+rel="stylesheet"[^>]*>/g;
const STYLE = /<style data-precedence="next">([^]*?)<\/style>/g;
const DATA = /<script[^>]*>self\.__next_f\.push[^]*?<\/script>/g;

/** Long enough to be in one sheet only. */
const SAMPLE = 60;

/** The addresses of the style sheets that a page links. */
export const sheetsIn = (html: string): readonly string[] =>
  (html.match(LINK) ?? []).flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);

/** Sees that a page holds its styles in one element, that its links ask for none, and that nothing else repeats them. */
export function expectStylesWithin(html: string): void {
  const links = html.match(LINK) ?? [];
  const styles = [...html.matchAll(STYLE)].map(([, rules = '']) => rules);
  const data = (html.match(DATA) ?? []).join('');
  expect(links.length).toBeGreaterThan(0);
  // Next has written a link in another way: lib/server/site/page/finishPage.ts looks for this one.
  for (const link of links) {
    expect(link).toContain('data-precedence="next"');
    expect(link).toContain('disabled=""');
  }
  expect(styles).toHaveLength(1);
  expect(data).not.toBe('');
  // A script at the top of the body stops the parser there, and the browser draws an empty page first.
  expect(html.slice(html.indexOf('<body'), html.indexOf('<main'))).not.toContain('<script');
  for (const rules of styles) {
    expect(rules).not.toContain('../');
    expect(data).not.toContain(rules.slice(0, SAMPLE));
  }
}
