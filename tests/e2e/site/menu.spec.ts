import { expect, type Locator } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { it } from '@/tests/e2e/it';
import { listenToCard, playerOn } from '@/tests/e2e/player/playerPage';
import { menuOn, reachableRatio } from '@/tests/e2e/site/menuPage';

const PHONE = { width: 390, height: 844 };

/** Windows of little height, down to that of 1280 × 1024 pixels at a zoom of 400 %. */
const LOW_WINDOWS: readonly (readonly [number, number])[] = [
  [667, 375],
  [740, 360],
  [844, 390],
  [568, 320],
  [320, 256],
];

it.use({ viewport: PHONE });

/** Waits until the animations of an element have ended. Runs in the page. */
const waitForAnimations = async (element: Element): Promise<void> => {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
};

it('every entry of the menu is reachable in a low window', async ({ page }) => {
  await page.goto('/episodes');
  await listenToCard(page, 0);
  await expect(playerOn(page).region).toBeVisible();
  const { menuButton, links } = menuOn(page);
  for (const [width, height] of LOW_WINDOWS)
    await it.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await menuButton.click();
      await expect(links.last()).toBeVisible();
      // A focus during the unfolding scrolls to a position that is still changing.
      await page.locator('#menu').evaluate(waitForAnimations);
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect.poll(() => link.evaluate(reachableRatio)).toBe(1);
      }
      if (width === 320) return;
      await page.keyboard.press('Escape');
      await expect(links.last()).toBeHidden();
    });
  await expectNoViolations(page);
  await links.last().click();
  await expect(page).toHaveURL('/shop');
});

it('the open menu locks the page behind it, and closes with the focus', async ({ page }) => {
  await page.goto('/about');
  const panel = page.locator('#menu');
  await expect(panel).toHaveCSS('transition-duration', /^0\.3s/);
  await expect(panel).toHaveCSS('transition-timing-function', /ease-in-out/);
  const { menuButton, links } = menuOn(page);
  await expect(links.last()).toBeHidden();
  await menuButton.click();
  await expect(links.last()).toBeVisible();
  await expectNoViolations(page);
  // The page's scroll is locked one frame after the menu appears.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (const y of [200, 800]) {
    await page.mouse.move(195, y);
    await page.mouse.wheel(0, 300);
  }
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await menuButton.click();
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeHidden();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  // Scrolling to the focused element may take time.
  await expect.poll(() => focused.evaluate(reachableRatio)).toBe(1);

  await menuButton.click();
  await links.filter({ hasText: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(links.last()).toBeHidden();
});

it('without the icon sprite every button shows its name', async ({ page }) => {
  const generatedText = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element, '::before').content);
  const { region, toggle } = playerOn(page);
  await page.goto('/episodes');
  await listenToCard(page, 0);
  await expect(toggle('Pause')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-icons', 'none');

  await page.route('**/icons/sprite.svg', (route) => route.abort());
  await page.reload();
  await listenToCard(page, 0);
  const controls = [
    toggle('Pause'),
    region.getByRole('button', { name: 'Fermer le lecteur' }),
    region.getByRole('button', { name: 'Plus d’options' }),
    menuOn(page).menuButton,
  ];
  for (const control of controls)
    expect(await generatedText(control)).toBe(`"${await control.getAttribute('aria-label')}"`);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const control of controls.slice(0, 3))
    expect(await generatedText(control)).toBe(`"${await control.getAttribute('aria-label')}"`);
});
