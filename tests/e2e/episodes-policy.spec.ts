import { expect, test } from '@playwright/test';
import { episodesOn } from './episodesPage';

test.describe('La page qui se fait à chaque visite', () => {
  test('porte une politique à usage unique, que ses scripts ont', async ({ request }) => {
    const visit = async () => {
      const response = await request.get('/episodes?q=badr');
      const policy = response.headers()['content-security-policy'] ?? '';
      return { nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '', html: await response.text() };
    };
    const [one, other] = [await visit(), await visit()];
    expect(one.nonce.length).toBeGreaterThan(20);
    expect(one.nonce).not.toBe(other.nonce);
    const inline = [...one.html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>/g)];
    expect(inline.length).toBeGreaterThan(1);
    for (const [tag] of inline) expect(tag).toContain(`nonce="${one.nonce}"`);
  });

  test('ne l’enfreint pas, d’où que l’on vienne et où que l’on aille', async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    const list = episodesOn(page);
    const bar = page.getByRole('navigation', { name: 'Navigation principale' });
    await page.goto('/');
    await bar.getByRole('link', { name: 'Episodes' }).click();
    await list.search.fill('badr');
    await expect(list.cards).not.toHaveCount(12);
    await page.reload();
    await expect(list.search).toHaveValue('badr');
    await list.search.fill('uhud');
    await expect(page).toHaveURL('/episodes?q=uhud');
    await bar.getByRole('link', { name: 'Outils' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Les outils interactifs' }),
    ).toBeVisible();
    await page.goBack();
    await expect(list.search).toHaveValue('uhud');
    expect(violations).toEqual([]);
  });

  test('ne laisse pas s’exécuter un script injecté', async ({ page }) => {
    await page.goto('/episodes');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.intruder = "in"';
      document.body.append(script);
      return document.documentElement.dataset.intruder;
    });
    expect(ran).toBeUndefined();
  });

  test('n’est pas confondue avec ce qui n’existe pas', async ({ request }) => {
    expect((await request.get('/episodes/nulle-part')).status()).toBe(404);
    const lost = await request.get('/%E0%A4%A', { maxRedirects: 0 });
    expect(lost.headers()['location']).toBe('/');
  });
});
