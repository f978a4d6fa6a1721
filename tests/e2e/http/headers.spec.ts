import { expect, test } from '@playwright/test';
import { EVERY_PAGE } from '@/tests/e2e/pages';

test.describe('Les en-têtes de sécurité', () => {
  for (const path of EVERY_PAGE) {
    test(`${path} a une politique de contenu stricte et ne l’enfreint pas`, async ({
      page,
    }) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) violations.push(message.text());
      });
      const response = await page.goto(path);
      await page.waitForLoadState('networkidle');
      const policy = response?.headers()['content-security-policy'] ?? '';
      const scripts = policy.split('; ').find((line) => line.startsWith('script-src')) ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).toMatch(/'(?:sha256|nonce)-/);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(violations).toEqual([]);
    });

    test(`${path} porte les autres en-têtes`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
    });
  }

  test('un script injecté dans la page ne s’exécute pas', async ({ page }) => {
    await page.goto('/');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.intruder = "in"';
      document.body.append(script);
      return document.documentElement.dataset.intruder;
    });
    expect(ran).toBeUndefined();
  });

  test('l’optimiseur d’images, qui ne sert à rien ici, est fermé', async ({ request }) => {
    const ask = async (query: string) => (await request.get(`/_next/image?${query}`)).status();
    expect(await ask('url=https%3A%2F%2Fexample.org%2Fa.jpg&w=480&q=60')).toBe(404);
    expect(await ask('url=%2Fog-default.jpg&w=480&q=60')).toBe(404);
    expect(await ask('url=%2Fcovers%2F%25&w=480&q=60')).toBe(404);
  });
});
