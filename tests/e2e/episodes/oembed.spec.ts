import { expect, test } from '@playwright/test';
import { startElsewhere, stopElsewhere } from '@/tests/e2e/elsewhere';
import { episodeOf, site } from '@/tests/e2e/content';

const { slug: SLUG, shortTitle: TITLE } = episodeOf(9);
const PAGE = `/episodes/${SLUG}`;

test.afterEach(stopElsewhere);

const ask = (parameters: Record<string, string>) =>
  `/api/oembed?${new URLSearchParams(parameters).toString()}`;

test.describe('oEmbed', () => {
  /** The site's own origin, which may not be the address at which it is served here. */
  let origin: string;

  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    origin = new URL(canonical ?? '').origin;
  });

  test('est annoncé par la page d’un épisode, et répond', async ({ page, request }) => {
    const link = page.locator('head link[type="application/json+oembed"]');
    await expect(link).toHaveAttribute('rel', 'alternate');
    await expect(link).toHaveAttribute('title', new RegExp(TITLE.split(/[,:]/)[0] ?? TITLE));
    const announced = new URL((await link.getAttribute('href')) ?? '');
    const response = await request.get(announced.pathname + announced.search);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(await response.json()).toMatchObject({
      type: 'rich',
      version: '1.0',
      provider_name: site.name,
      width: 640,
      height: 180,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  test('donne un cadre qui tient dans la place offerte et part de la seconde du lien', async ({
    page,
    request,
    baseURL,
  }) => {
    const answer = await (
      await request.get(
        ask({ url: `${origin}${PAGE}?t=75`, maxwidth: '320', maxheight: '170' }),
      )
    ).json();
    expect(answer).toMatchObject({ width: 320, height: 170 });
    expect(answer.thumbnail_width).toBeLessThanOrEqual(170);
    const code = String(answer.html).replace(origin, baseURL ?? '');
    await page.goto(await startElsewhere(code));
    const frame = page.frameLocator('iframe[title*="Chroniques"]');
    await expect(frame.locator('audio')).toHaveAttribute('src', /#t=75$/);
  });

  test('répond aussi en XML', async ({ request }) => {
    const response = await request.get(ask({ url: origin + PAGE, format: 'xml' }));
    expect(response.headers()['content-type']).toContain('text/xml');
    expect(await response.text()).toMatch(/^<\?xml [^]*<oembed>[^]*<type>rich<\/type>/);
  });

  test('refuse ce qu’il ne connaît pas', async ({ request }) => {
    const status = async (parameters: Record<string, string>) =>
      (await request.get(ask(parameters))).status();
    expect(await status({})).toBe(400);
    expect(await status({ url: `${origin}/episodes/nulle-part` })).toBe(404);
    expect(await status({ url: `https://ailleurs.example${PAGE}` })).toBe(404);
    expect(await status({ url: origin + PAGE, format: 'yaml' })).toBe(501);
  });

  test('se laisse lire par le script d’un autre site', async ({ page, baseURL }) => {
    await page.goto(await startElsewhere(''));
    const type = await page.evaluate(
      async (address) => (await (await fetch(address)).json()).type,
      baseURL + ask({ url: origin + PAGE }),
    );
    expect(type).toBe('rich');
  });

  test('la page d’un épisode dit où est son audio', async ({ page }) => {
    await expect(page.locator('meta[property="og:audio"]')).toHaveAttribute(
      'content',
      /\.mp3$/,
    );
    await expect(page.locator('meta[property="og:audio:type"]')).toHaveAttribute(
      'content',
      'audio/mpeg',
    );
  });
});
