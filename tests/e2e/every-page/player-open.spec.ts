import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { it } from '@/tests/e2e/it';
import { navigateWithoutReload, listenToCard, playerOn } from '@/tests/e2e/player/playerPage';
import { EVERY_PAGE } from '@/tests/e2e/pages';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 844 };

// Reduced motion: contrast is checked after fades, not during them.
it.use({ viewport: PHONE, reducedMotion: 'reduce' });

/** Opens the player, paused, which leaves the processor to axe. */
async function openPlayer(page: Page): Promise<void> {
  await page.goto('/episodes');
  await listenToCard(page, 0);
  const player = playerOn(page);
  await player.expectAdvancing();
  await player.toggle('Pause').click();
}

async function visitWithPlayer(page: Page, path: string): Promise<void> {
  await navigateWithoutReload(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(playerOn(page).region).toBeVisible();
  // The surface replaces the overview once its script is loaded.
  if (path.includes('/carte-interactive/'))
    await expect(page.locator('[data-map="surface"]')).toBeVisible();
}

// The 404 page is a document of its own: no link of the site leads there.
const SITE_PATHS = EVERY_PAGE.filter((path) => path !== '/nulle-part');

it('axe finds nothing on any page of a phone with the player open', async ({ page }) => {
  it.setTimeout(240_000);
  await openPlayer(page);
  for (const path of SITE_PATHS)
    await it.step(path, async () => {
      await visitWithPlayer(page, path);
      await expectNoViolations(page);
    });
});

it('axe finds nothing around the player on a large screen', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await openPlayer(page);
  await visitWithPlayer(page, '/');
  await expectNoViolations(page);
  await page.route('**/*.mp3', (route) => route.fulfill({ status: 404 }));
  await listenToCard(page, 1);
  await expect(playerOn(page).region.getByRole('status')).not.toBeEmpty();
  await expectNoViolations(page);
  await page.setViewportSize(PHONE);
  await expectNoViolations(page);
});
