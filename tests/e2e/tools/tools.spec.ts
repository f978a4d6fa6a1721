import { expect } from '@playwright/test';
import { decodeContent } from '@/lib/content/decode';
import { ToolsSchema } from '@/lib/tools/tool';
import { it } from '@/tests/e2e/it';
import {
  ARABIA,
  CATEGORIES,
  toolsOn,
  FEATURED,
  MEDINA,
  TOOLS,
} from '@/tests/e2e/tools/toolsPage';

it('the catalogue is complete in the server’s HTML, and as data', async ({ request }) => {
  const html = await (await request.get('/outils')).text();
  expect(html.match(/<article/g)).toHaveLength(TOOLS);
  expect(html).toContain('Fonctionnalités clés');
  expect(html).toContain(`${TOOLS} outils sur ${TOOLS} affichés`);
  expect(html).not.toMatch(/<(?!\/)[^>]*\sstyle=/);

  const response = await request.get('/tools.json');
  expect(response.headers()['content-type']).toContain('application/json');
  const tools = decodeContent(ToolsSchema, await response.json(), '/tools.json');
  expect(tools).toHaveLength(TOOLS);
  for (const { link, imageUrl } of tools) {
    expect((await request.get(link)).status()).toBe(200);
    expect((await request.get(imageUrl)).headers()['content-type']).toBe('image/jpeg');
  }
});

it('the catalogue counts its tools, in one column or two', async ({ page }) => {
  await page.goto('/outils');
  for (const [label, value] of [
    ['outils', TOOLS],
    ['catégories', CATEGORIES],
    ['à la une', FEATURED],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(String(value));
  }
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await toolsOn(page).cards.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect([width, new Set(lefts).size]).toEqual([width, columns]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

// Folding and unfolding are tested in tests/unit/components/tools/ToolCatalogue.test.tsx.
it('a card’s height follows its opening in 300 milliseconds', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/outils');
  const { card, toggle, height } = toolsOn(page);
  const closed = await height(ARABIA);
  const neighbour = await height(MEDINA);
  const heights = await page.evaluate(heightsWhileOpening, ARABIA);
  const open = await height(ARABIA);
  expect(open).toBeGreaterThan(closed + 150);
  expect(heights.filter((one) => one > closed + 5 && one < open - 5)).not.toEqual([]);
  const details = card(ARABIA).getByText('Fonctionnalités clés');
  const duration = await details.evaluate((words) => {
    const row = words.closest('[id$="-details"]');
    return row && getComputedStyle(row).transitionDuration;
  });
  expect(duration).toMatch(/^0\.3s/);
  expect(await height(MEDINA)).toBe(neighbour);
  await expect(details).toBeVisible();

  await toggle(MEDINA).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(ARABIA)).toHaveAttribute('aria-expanded', 'false');
  await expect(details).toBeHidden();
  await expect.poll(() => height(ARABIA)).toBe(closed);
});

/** Presses the button of a card, and records its height in each frame until ten equal ones. Runs in the page. */
async function heightsWhileOpening(title: string): Promise<readonly number[]> {
  const article = [...document.querySelectorAll('article')].find(({ textContent }) =>
    textContent.includes(title),
  );
  const button = article?.querySelector<HTMLElement>('[aria-expanded]');
  if (!article || !button) return [];
  const closed = article.getBoundingClientRect().height;
  button.click();
  const seen: number[] = [];
  const isStill = () =>
    (seen.at(-1) ?? 0) > closed && seen.length > 10 && new Set(seen.slice(-10)).size === 1;
  while (!isStill()) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    seen.push(article.getBoundingClientRect().height);
  }
  return seen;
}
