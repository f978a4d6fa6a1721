import { expect, it } from '@/tests/e2e/it';

for (const path of ['/', '/episodes'])
  it(`a script that is injected into ${path} does not run`, async ({ page }) => {
    await page.goto(path);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.intruder = "in"';
      document.body.append(script);
      return document.documentElement.dataset.intruder;
    });
    expect(ran).toBeUndefined();
  });
