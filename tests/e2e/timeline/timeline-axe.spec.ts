import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { TIMELINE, timelineOn, WIDE } from './timelinePage';

// Few entries: axe checks every entry of the list and every shape of the drawing.
it.use({ reducedMotion: 'reduce', viewport: WIDE });

it('axe finds nothing on the timeline filtered, or with a card', async ({ page }) => {
  const timeline = timelineOn(page);
  await timeline.open('q=mecque&annee=624&de=600&a=650');
  await page.getByRole('combobox', { name: 'Dates' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(timeline.stage.locator('[data-current="true"]')).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Lire' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Comment lire les dates' }).click();
  await expect(page.getByRole('region', { name: 'Comment lire les dates' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Rechercher un événement' }).fill('zzzz');
  await expect(page.getByText('Rien ici ne répond à ces filtres.')).toBeVisible();
  await expectNoViolations(page);
});

it.describe('on a phone', () => {
  it.use({ viewport: { width: 390, height: 900 } });

  it('axe finds nothing on the timeline with the filters or a card open', async ({ page }) => {
    await page.goto(`${TIMELINE}?q=mecque`);
    await page.getByRole('button', { name: 'Filtres', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Documents' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Filtres', exact: true }).click();
    await timelineOn(page).stage.locator('[data-entry]:visible').first().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });
});
