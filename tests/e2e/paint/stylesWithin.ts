import { expect } from '@playwright/test';

const LINK = /<link[^>]+rel="stylesheet"[^>]*>/g;
const STYLE = /<style data-precedence="next">([^]*?)<\/style>/g;
const PAYLOAD = /<script[^>]*>self\.__next_f\.push[^]*?<\/script>/g;

/** Length of a sample that occurs in a single sheet, in characters. */
const SAMPLE_LENGTH = 60;

/** Lists the addresses of the linked style sheets. */
export const sheetsIn = (html: string): readonly string[] =>
  (html.match(LINK) ?? []).flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);

/** Expects a page to have its styles in one element, disabled links, and no repetition in the payload. */
export function expectInlinedStyles(html: string): void {
  const links = html.match(LINK) ?? [];
  const styles = [...html.matchAll(STYLE)].map(([, rules = '']) => rules);
  const payload = (html.match(PAYLOAD) ?? []).join('');
  expect(links.length).toBeGreaterThan(0);
  // A failure means that Next has changed the markup of links, which lib/server/site/page/finishPage.ts parses.
  for (const link of links) {
    expect(link).toContain('data-precedence="next"');
    expect(link).toContain('disabled=""');
  }
  expect(styles).toHaveLength(1);
  expect(payload).not.toBe('');
  // A script at the top of the body blocks the parser, and the browser paints an empty page first.
  expect(html.slice(html.indexOf('<body'), html.indexOf('<main'))).not.toContain('<script');
  for (const rules of styles) {
    expect(rules).not.toContain('../');
    expect(payload).not.toContain(rules.slice(0, SAMPLE_LENGTH));
  }
}
