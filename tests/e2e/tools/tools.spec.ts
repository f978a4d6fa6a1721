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

it('the catalogue is complete in HTML and « /tools.json »', async ({ request }) => {
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

it('the catalogue shows its counts and one or two columns', async ({ page }) => {
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
it('the height of a card grows during 300 ms on unfolding', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/outils');
  const { card, toggle, height } = toolsOn(page);
  const closedHeight = await height(ARABIA);
  const neighbourHeight = await height(MEDINA);
  const heights = await page.evaluate(heightsWhileOpening, ARABIA);
  const openHeight = await height(ARABIA);
  expect(openHeight).toBeGreaterThan(closedHeight + 150);
  expect(
    heights.filter((value) => value > closedHeight + 5 && value < openHeight - 5),
  ).not.toEqual([]);
  const details = card(ARABIA).getByText('Fonctionnalités clés');
  const duration = await details.evaluate((element) => {
    const row = element.closest('[id$="-details"]');
    return row && getComputedStyle(row).transitionDuration;
  });
  expect(duration).toMatch(/^0\.3s/);
  expect(await height(MEDINA)).toBe(neighbourHeight);
  await expect(details).toBeVisible();

  await toggle(MEDINA).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(ARABIA)).toHaveAttribute('aria-expanded', 'false');
  await expect(details).toBeHidden();
  await expect.poll(() => height(ARABIA)).toBe(closedHeight);
});

/** Presses the button of a card, and records its height in each frame until ten are equal. Runs in the page. */
async function heightsWhileOpening(title: string): Promise<readonly number[]> {
  const article = [...document.querySelectorAll('article')].find(({ textContent }) =>
    textContent.includes(title),
  );
  const button = article?.querySelector<HTMLElement>('[aria-expanded]');
  if (!article || !button) return [];
  const closedHeight = article.getBoundingClientRect().height;
  button.click();
  const heights: number[] = [];
  const isStill = () =>
    (heights.at(-1) ?? 0) > closedHeight &&
    heights.length > 10 &&
    new Set(heights.slice(-10)).size === 1;
  while (!isStill()) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    heights.push(article.getBoundingClientRect().height);
  }
  return heights;
}
