import { expect, test } from '@playwright/test';
import { EVERY_PAGE } from '../pages';

const LINK = /<link[^>]+rel="stylesheet"[^>]*>/g;
const STYLE = /<style data-precedence="next">([^]*?)<\/style>/g;
const DATA = /<script[^>]*>self\.__next_f\.push[^]*?<\/script>/g;

/** Its HTML comes in many parts, behind which a browser reads ahead for what to ask for. */
const SLOW_PAGE = '/outils/carte-interactive/arabie';

/** As Lighthouse applies it: milliseconds, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Long enough to be in one sheet only. */
const SAMPLE = 60;

/** Of the style sheets that a page links. */
const addressesIn = (html: string): readonly string[] =>
  (html.match(LINK) ?? []).flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);

for (const path of EVERY_PAGE) {
  test(`${path} porte ses styles, chacun une fois, et rien ne les attend`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const links = html.match(LINK) ?? [];
    const styles = [...html.matchAll(STYLE)].map(([, rules = '']) => rules);
    const data = (html.match(DATA) ?? []).join('');
    expect(links.length).toBeGreaterThan(0);
    // Next has written a link in another way: lib/server/http/paint/inlineStyles.mjs looks for this one.
    for (const link of links) {
      expect(link).toContain('data-precedence="next"');
      expect(link).toContain('disabled=""');
    }
    expect(styles.length).toBe(links.length);
    expect(new Set(styles).size).toBe(styles.length);
    expect(data).not.toBe('');
    // A script at the top of the body stops the parser there, and the browser draws an empty page first.
    expect(html.slice(html.indexOf('<body'), html.indexOf('<main'))).not.toContain('<script');
    for (const rules of styles) {
      expect(rules).not.toContain('../');
      expect(data).not.toContain(rules.slice(0, SAMPLE));
    }
  });

  test(`${path} ne demande aucune feuille de style, même une fois vivante`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.push(request.url());
    });
    // As the server wrote them: what a part of the page brings along later is its own affair.
    const html = await (await page.request.get(path)).text();
    const own = addressesIn(html);
    expect(own.length).toBeGreaterThan(0);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const address of own) expect(asked.filter((url) => url.endsWith(address))).toEqual([]);
  });
}

test('un navigateur qui lit d’avance une page lente ne demande aucune de ses feuilles de style', async ({
  page,
}) => {
  const html = await (await page.request.get(SLOW_PAGE)).text();
  const own = addressesIn(html);
  expect(own.length).toBeGreaterThan(0);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(SLOW_PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/maps/arabie/overview.avif');
  expect(asked.filter((path) => own.includes(path))).toEqual([]);
});

test('une page ouverte depuis une autre reçoit les styles qu’elle n’a pas, et eux seuls', async ({
  page,
}) => {
  await page.goto('/outils', { waitUntil: 'networkidle' });
  const before = await page.locator('link[rel="stylesheet"]').count();
  await page
    .getByRole('navigation', { name: /principal/i })
    .getByRole('link', { name: 'A propos' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(sheets.length).toBeGreaterThan(before);
  expect(new Set(sheets).size).toBe(sheets.length);
  const direct = await page.context().newPage();
  await direct.goto('/about');
  const look = (one: typeof page) =>
    one.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { fontFamily, fontSize, color, marginTop } = getComputedStyle(title);
      return { fontFamily, fontSize, color, marginTop };
    });
  expect(await look(page)).toEqual(await look(direct));
});

test('une liste faite pour un seul visiteur porte aussi ses styles', async ({ request }) => {
  const response = await request.get('/episodes?q=badr');
  const html = await response.text();
  const links = html.match(LINK) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain('disabled=""');
  expect(response.headers()['content-security-policy']).toMatch(
    /style-src 'self'(?: 'sha256-[^']+'){3,}/,
  );
});
