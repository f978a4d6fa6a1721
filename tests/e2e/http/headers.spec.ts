import { expect, it } from '@/tests/e2e/it';
import { EVERY_PAGE } from '@/tests/e2e/pages';

it('no page breaks its own policy once its scripts run', async ({ page }) => {
  const violations: string[] = [];
  let path = '';
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text()))
      violations.push(`${path}: ${message.text()}`);
  });
  for (path of EVERY_PAGE) {
    await page.goto(path);
    await page.locator('html:not([data-arriving])').waitFor();
  }
  expect(violations).toEqual([]);
});

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
