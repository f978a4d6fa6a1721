/** Measures the part of a tool in the first viewport; the ratios are those of issue 42. */
import { expect, type Page } from '@playwright/test';
import {
  hiddenHeightOf,
  measureFirstViewport,
  openPath,
  openPlayer,
} from '@/tests/e2e/every-page/firstViewport';
import { episodeOf } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';

/** Ratios of the window's height: upper limit of the head, lower limit of a tool that fills the window. */
const LAPTOP = { head: 0.3, tool: 0.6 };
const PHONE = { head: 0.4, tool: 0.5 };

const TABLET = { width: 768, height: 1024, shares: LAPTOP };

const WINDOWS = [
  { width: 1366, height: 768, shares: LAPTOP },
  { width: 1280, height: 800, shares: LAPTOP },
  { width: 390, height: 844, shares: PHONE },
  { width: 360, height: 640, shares: PHONE },
];

interface ToolPage {
  readonly path: string;
  /** Selectors of the tool's parts. */
  readonly partSelectors: readonly string[];
  /** Selector that matches once the tool's script runs. */
  readonly readySelector: string;
  /** Selector of the element that ends at the window's or the player's edge. */
  readonly filledSelector?: string;
}

const MAP = '/outils/carte-interactive/arabie';

/** Tools that fill the window; a map's chronology is part of the map. */
const TOOLS: readonly ToolPage[] = [
  {
    path: MAP,
    partSelectors: ['[aria-label="Carte"]'],
    readySelector: '[data-map="surface"]',
  },
  {
    path: `${MAP}?chronologie=1&annee=622`,
    partSelectors: ['[aria-label="Carte"]', '[aria-label="Chronologie"]'],
    readySelector: '[aria-label="Chronologie"]',
  },
  {
    path: '/outils/frise',
    partSelectors: ['[data-timeline="stage"]', '[aria-label="Frise"]'],
    readySelector: '[aria-label="Frise"]',
  },
  {
    path: '/outils/arbre-genealogique',
    partSelectors: ['[aria-label="Arbre"]'],
    readySelector: 'h1',
    filledSelector: ':has(> [aria-label="Arbre"])',
  },
];

interface ListPage {
  readonly path: string;
  /** Selector of the first element below head and filters. */
  readonly startSelector: string;
  /** Locates the first choice, card or button. */
  readonly firstItem: (page: Page) => ReturnType<Page['locator']>;
}

const LISTS: readonly ListPage[] = [
  {
    path: '/outils/quizz',
    startSelector: '[aria-label="Quiz"]',
    firstItem: (page) => page.getByRole('button', { name: /par épisode/i }).first(),
  },
  {
    path: '/outils/revision',
    startSelector: '[aria-label="Révision"]',
    firstItem: (page) => page.getByRole('link', { name: 'Faire un quiz' }),
  },
  {
    path: '/outils/quizz/projection',
    startSelector: 'main h2',
    firstItem: (page) => page.getByRole('main').getByRole('button').first(),
  },
  {
    path: '/outils/documents',
    startSelector: '[aria-label="Siècles"]',
    firstItem: (page) => page.getByRole('article').first(),
  },
  {
    path: '/outils',
    startSelector: 'main [role="status"]',
    firstItem: (page) => page.getByRole('link', { name: "Lancer l'outil" }).first(),
  },
  {
    path: '/episodes',
    startSelector: 'main [role="status"]',
    firstItem: (page) => page.locator('article button[data-episode]').first(),
  },
  {
    path: '/outils/carte-interactive',
    startSelector: 'article',
    firstItem: (page) => page.locator('article h2').first(),
  },
  {
    path: '/pour-la-classe',
    startSelector: 'main section',
    firstItem: (page) => page.locator('main section a').first(),
  },
  {
    path: `/episodes/${episodeOf(8).slug}/fiche`,
    startSelector: 'main fieldset',
    firstItem: (page) => page.locator('main fieldset label').first(),
  },
];

/** Size of 1366 × 768 at a zoom of 200 %. */
const MAGNIFIED = { width: 683, height: 384 };

// Reduced motion: measures are taken at rest.
it.use({ reducedMotion: 'reduce' });

for (const isPlayerOpen of [false, true])
  it.describe(isPlayerOpen ? 'with the player open' : 'with no player', () => {
    for (const { path, partSelectors, readySelector, filledSelector } of TOOLS)
      it(`the tool of ${path} fills the viewport under a short head`, async ({ page }) => {
        for (const { width, height, shares } of [...WINDOWS, TABLET]) {
          await page.setViewportSize({ width, height });
          await openPlayer(page, isPlayerOpen);
          await openPath(page, path, isPlayerOpen);
          await expect(page.locator(readySelector).first()).toBeAttached();
          const label = `${path} at ${width} × ${height}`;
          const view = await measureFirstViewport(page, partSelectors);
          // The head's height does not depend on the player.
          expect.soft(view.head / height, `head of ${label}`).toBeLessThanOrEqual(shares.head);
          expect
            .soft(view.tool / view.height, `share of ${label}`)
            .toBeGreaterThanOrEqual(shares.tool);
          if (filledSelector === undefined) continue;
          const filled = await measureFirstViewport(page, [filledSelector]);
          expect
            .soft(filled.head + filled.tool, `foot of ${label}`)
            .toBeCloseTo(view.height, 0);
        }
      });

    for (const { width, height, shares } of WINDOWS)
      it(`lists begin in the first viewport of ${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openPlayer(page, isPlayerOpen);
        for (const { path, startSelector, firstItem } of LISTS) {
          await openPath(page, path, isPlayerOpen);
          await expect(firstItem(page)).toBeVisible();
          const { head } = await measureFirstViewport(page, [startSelector]);
          expect.soft(head / height, `head of ${path}`).toBeLessThanOrEqual(shares.head);
          if (height > 640)
            expect.soft(await hiddenHeightOf(page, firstItem(page)), `cut off ${path}`).toBe(0);
        }
      });

    for (const { path, partSelectors, minHeight } of [
      ...TOOLS.map((tool) => ({ ...tool, minHeight: 0.2 * MAGNIFIED.height })),
      ...LISTS.map(({ path, startSelector }) => ({
        path,
        partSelectors: [startSelector],
        minHeight: 20,
      })),
    ])
      it(`a part of ${path} is visible at a zoom of 200 %`, async ({ page }) => {
        await page.setViewportSize(MAGNIFIED);
        await openPlayer(page, isPlayerOpen);
        await openPath(page, path, isPlayerOpen);
        await expect(page.locator(partSelectors.join()).first()).toBeAttached();
        const { tool } = await measureFirstViewport(page, partSelectors);
        expect(tool).toBeGreaterThan(minHeight);
      });
  });

it('the title of every tool and list has one line at 1280 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { path } of [...TOOLS, ...LISTS]) {
    await page.goto(path);
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect([path, lines]).toEqual([path, 1]);
  }
});

it('a lead shows two lines on a phone until « lire la suite » opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/outils/documents');
  const head = page.locator('[data-short-head]');
  const closedBox = await head.boundingBox();
  const summary = head.locator('summary');
  await expect(summary).toHaveText(/lire la suite/);
  await summary.click();
  const openBox = await head.boundingBox();
  expect(openBox?.height).toBeGreaterThan((closedBox?.height ?? 0) + 15);
  await expect(head.getByText('réduire')).toBeVisible();
  await summary.click();
  expect((await head.boundingBox())?.height).toBe(closedBox?.height);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/outils');
  await expect(head.getByText('lire la suite')).toBeHidden();
});
