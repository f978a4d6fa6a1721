import { expect, test } from '@playwright/test';
import { expectNothingFound } from '../axe';
import { TIMELINE, timelineOn } from './timelinePage';

test.use({ reducedMotion: 'reduce' });

// Axe looks at every entry of the list and at every shape of the drawing.
test.beforeEach(() => test.setTimeout(300_000));

for (const width of [390, 1280]) {
  test.describe(`Axe ne trouve rien à ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [state, path] of [
      ['la frise entière', TIMELINE],
      ['une décennie', `${TIMELINE}?annee=624&de=620&a=630`],
      ['un filtre sans résultat', `${TIMELINE}?q=zzzz`],
      ['la fiche d’un événement', `${TIMELINE}/badr`],
      ['la fiche d’une durée', `${TIMELINE}/omeyyades`],
    ] as const) {
      test(`avec ${state}`, async ({ page }) => {
        await page.goto(path);
        if (width > 700 && path.match(/frise($|\?)/)) await timelineOn(page).settle();
        await expectNothingFound(page);
      });
    }

    if (width === 390)
      test('avec le dessin ouvert', async ({ page }) => {
        await page.goto(TIMELINE);
        await page.getByRole('button', { name: 'Voir le dessin de la frise' }).click();
        await expect(page.locator('[data-timeline="drawing"]')).toBeVisible();
        await expectNothingFound(page);
      });
    else
      test('avec un événement en main', async ({ page }) => {
        const timeline = timelineOn(page);
        await timeline.open('de=600&a=650');
        await page.getByRole('button', { name: 'Suivre le récit' }).focus();
        await page.keyboard.press('Tab');
        await expect(timeline.stage.locator('[data-current="true"]')).toHaveCount(1);
        await expectNothingFound(page);
      });
  });
}
