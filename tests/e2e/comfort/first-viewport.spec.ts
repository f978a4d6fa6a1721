/** Measures the part of a tool in the first viewport; the ratios are those of issue 42. */
import { expect, type Page } from '@playwright/test';
import { cutOff, measureFirstViewport } from '@/tests/e2e/comfort/firstViewport';
import { episodeOf } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';
import { goTo, listenToCard, playerOn } from '@/tests/e2e/player/playerPage';

/** Ratios of the window's height: upper limit of the head, lower limit of a tool that fills the window. */
const LAPTOP = { head: 0.3, tool: 0.6 };
const PHONE = { head: 0.4, tool: 0.5 };

const TABLET = { width: 768, height: 1024, share: LAPTOP };

const WINDOWS = [
  { width: 1366, height: 768, share: LAPTOP },
  { width: 1280, height: 800, share: LAPTOP },
  { width: 390, height: 844, share: PHONE },
  { width: 360, height: 640, share: PHONE },
];

interface Tool {
  readonly path: string;
  /** Selectors of the tool's parts. */
  readonly parts: readonly string[];
  /** Selector that matches once the tool's script runs. */
  readonly live: string;
  /** Selector of the element that ends at the window's or the player's edge. */
  readonly fills?: string;
}

const MAP = '/outils/carte-interactive/arabie';

/** Tools that fill the window; a map's chronology is part of the map. */
const TOOLS: readonly Tool[] = [
  {
    path: MAP,
    parts: ['[aria-label="Carte"]'],
    live: '[data-map="surface"]',
  },
  {
    path: `${MAP}?chronologie=1&annee=622`,
    parts: ['[aria-label="Carte"]', '[aria-label="Chronologie"]'],
    live: '[aria-label="Chronologie"]',
  },
  {
    path: '/outils/frise',
    parts: ['[data-timeline="stage"]', '[aria-label="Frise"]'],
    live: '[aria-label="Frise"]',
  },
  {
    path: '/outils/arbre-genealogique',
    parts: ['[aria-label="Arbre"]'],
    live: 'h1',
    fills: ':has(> [aria-label="Arbre"])',
  },
];

interface List {
  readonly path: string;
  /** Selector of the first element below head and filters. */
  readonly begins: string;
  /** Locates the first choice, card or button. */
  readonly first: (page: Page) => ReturnType<Page['locator']>;
}

const LISTS: readonly List[] = [
  {
    path: '/outils/quizz',
    begins: '[aria-label="Quiz"]',
    first: (page) => page.getByRole('button', { name: /par épisode/i }).first(),
  },
  {
    path: '/outils/revision',
    begins: '[aria-label="Révision"]',
    first: (page) => page.getByRole('link', { name: 'Faire un quiz' }),
  },
  {
    path: '/outils/quizz/projection',
    begins: 'main h2',
    first: (page) => page.getByRole('main').getByRole('button').first(),
  },
  {
    path: '/outils/documents',
    begins: '[aria-label="Siècles"]',
    first: (page) => page.getByRole('article').first(),
  },
  {
    path: '/outils',
    begins: 'main [role="status"]',
    first: (page) => page.getByRole('link', { name: "Lancer l'outil" }).first(),
  },
  {
    path: '/episodes',
    begins: 'main [role="status"]',
    first: (page) => page.locator('article button[data-episode]').first(),
  },
  {
    path: '/outils/carte-interactive',
    begins: 'article',
    first: (page) => page.locator('article h2').first(),
  },
  {
    path: '/pour-la-classe',
    begins: 'main section',
    first: (page) => page.locator('main section a').first(),
  },
  {
    path: `/episodes/${episodeOf(8).slug}/fiche`,
    begins: 'main fieldset',
    first: (page) => page.locator('main fieldset label').first(),
  },
];

/** Size of 1366 × 768 at a zoom of 200 %. */
const MAGNIFIED = { width: 683, height: 384 };

// Reduced motion: measures are taken at rest.
it.use({ reducedMotion: 'reduce' });

for (const isListening of [false, true])
  it.describe(isListening ? 'with the player open' : 'with no player', () => {
    for (const { path, parts, live, fills } of TOOLS)
      it(`${path} fills the first viewport under a short head`, async ({ page }) => {
        for (const { width, height, share } of [...WINDOWS, TABLET]) {
          await page.setViewportSize({ width, height });
          await begin(page, isListening);
          await visit(page, path, isListening);
          await expect(page.locator(live).first()).toBeAttached();
          const at = `${path} at ${width} × ${height}`;
          const seen = await measureFirstViewport(page, parts);
          // The head's height does not depend on the player.
          expect.soft(seen.head / height, `head of ${at}`).toBeLessThanOrEqual(share.head);
          expect
            .soft(seen.tool / seen.height, `share of ${at}`)
            .toBeGreaterThanOrEqual(share.tool);
          if (fills === undefined) continue;
          const whole = await measureFirstViewport(page, [fills]);
          expect.soft(whole.head + whole.tool, `foot of ${at}`).toBeCloseTo(seen.height, 0);
        }
      });

    for (const { width, height, share } of WINDOWS)
      it(`what a page lists begins in the first viewport of ${width} × ${height}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await begin(page, isListening);
        for (const { path, begins, first } of LISTS) {
          await visit(page, path, isListening);
          await expect(first(page)).toBeVisible();
          const { head } = await measureFirstViewport(page, [begins]);
          expect.soft(head / height, `head of ${path}`).toBeLessThanOrEqual(share.head);
          if (height > 640)
            expect.soft(await cutOff(page, first(page)), `cut off ${path}`).toBe(0);
        }
      });

    for (const { path, parts, least } of [
      ...TOOLS.map((tool) => ({ ...tool, least: 0.2 * MAGNIFIED.height })),
      ...LISTS.map(({ path, begins }) => ({ path, parts: [begins], least: 20 })),
    ])
      it(`a part of ${path} is visible when the page is magnified twice`, async ({ page }) => {
        await page.setViewportSize(MAGNIFIED);
        await begin(page, isListening);
        await visit(page, path, isListening);
        await expect(page.locator(parts.join()).first()).toBeAttached();
        const { tool } = await measureFirstViewport(page, parts);
        expect(tool).toBeGreaterThan(least);
      });
  });

it('a title has one line at 1280 pixels', async ({ page }) => {
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

it('a lead is whole in the page, and two lines of it are visible until it is unfolded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/outils/documents');
  const head = page.locator('[data-short-head]');
  const folded = await head.boundingBox();
  const more = head.locator('summary');
  await expect(more).toHaveText(/lire la suite/);
  await more.click();
  const unfolded = await head.boundingBox();
  expect(unfolded?.height).toBeGreaterThan((folded?.height ?? 0) + 15);
  await expect(head.getByText('réduire')).toBeVisible();
  await more.click();
  expect((await head.boundingBox())?.height).toBe(folded?.height);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/outils');
  await expect(head.getByText('lire la suite')).toBeHidden();
});

async function begin(page: Page, isListening: boolean): Promise<void> {
  if (!isListening) return;
  await page.goto('/episodes');
  await listenToCard(page, 0);
  await playerOn(page).expectAdvancing();
  await playerOn(page).toggle('Pause').click();
}

async function visit(page: Page, path: string, isListening: boolean): Promise<void> {
  if (isListening) await goTo(page, path);
  else await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
