import { expect, it } from '@/tests/e2e/it';

for (const path of ['/', '/episodes'])
  it(`the policy of ${path} blocks an injected script`, async ({ page }) => {
    await page.goto(path);
    const intruder = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.intruder = "in"';
      document.body.append(script);
      return document.documentElement.dataset.intruder;
    });
    expect(intruder).toBeUndefined();
  });
