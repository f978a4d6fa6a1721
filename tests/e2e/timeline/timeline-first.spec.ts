import { expect, it } from '@/tests/e2e/it';
import { PHONE, TIMELINE, timelineOn, WIDE } from './timelinePage';

/** Window sizes, each with the least ratio of its height for drawing and buttons. */
const WINDOWS = [
  [1366, 768, 0.6],
  [1280, 800, 0.6],
  [1440, 900, 0.6],
  [768, 1024, 0.6],
  [390, 844, 0.5],
  [360, 640, 0.5],
] as const;

for (const [width, height, minRatio] of WINDOWS)
  it(`at ${width} × ${height} all lanes are in the first viewport`, async ({ browser }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        viewport: { width, height },
        javaScriptEnabled,
      });
      const page = await context.newPage();
      await page.goto(TIMELINE);
      const drawing = page.locator('[data-timeline="drawing"]');
      if (!javaScriptEnabled) {
        await expect(drawing).toBeInViewport();
        await expect(drawing.locator('text', { hasText: 'Omeyyades' }).first()).toBeAttached();
        await context.close();
        continue;
      }
      const region = page.getByRole('region', { name: 'Frise', exact: true });
      const box = (await region.boundingBox()) ?? { y: 0, height: 0 };
      expect(box.height / height).toBeGreaterThanOrEqual(minRatio);
      // A window too low for the minimum of rows scrolls.
      if (height >= 700)
        for (const lane of await page.locator('[data-lane] > rect:first-child').all())
          await expect(lane).toBeInViewport({ ratio: 0.9 });
      await context.close();
    }
  });

it('the stage replaces the server’s drawing without a shift', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    document.documentElement.dataset.shift = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift) + Number(entry.value),
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(TIMELINE);
  const stage = page.locator('[data-timeline="stage"]');
  await expect(stage).toHaveAttribute('data-scale', /\d/);
  await expect(page.locator('[data-timeline="drawing"]')).toBeHidden();
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.005);
});

it.describe('a press on an event of the timeline', () => {
  it.use({ viewport: WIDE, reducedMotion: 'reduce' });

  it('opens its card, whose closing restores the focus', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open('de=600&a=650');
    const label = timeline.label('hegire');
    await label.click();
    const card = page.getByRole('dialog', { name: 'L’Hégire' });
    await expect(card).toContainText('Islam · Événement');
    await expect(card).toContainText('septembre 622');
    await expect(card).toContainText('an 1');
    await expect(card).toContainText('date établie');
    await expect(page).toHaveURL(/outils\/frise\?/);
    await card.getByRole('button', { name: /^Écouter/ }).click();
    await expect(page.getByRole('region', { name: 'Lecteur audio' })).toBeVisible();
    await card.getByRole('button', { name: 'Événement suivant' }).click();
    await expect(page.getByRole('dialog', { name: 'L’Hégire' })).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Événement précédent' }).click();
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Fermer la fiche' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(label).toBeFocused();
    await label.click();
    await card.getByRole('link', { name: 'Lire' }).click();
    await expect(page).toHaveURL(`${TIMELINE}/hegire`);
  });

  it('opens its page in a tab with Control or the middle button', async ({ page, context }) => {
    const timeline = timelineOn(page);
    await timeline.open('de=600&a=650');
    const label = timeline.label('hegire');
    await expect(label).toHaveAttribute('href', `${TIMELINE}/hegire`);
    for (const options of [{ modifiers: ['Control'] }, { button: 'middle' }] as const) {
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        label.click({ ...options, modifiers: 'modifiers' in options ? ['Control'] : [] }),
      ]);
      await expect(tab).toHaveURL(`${TIMELINE}/hegire`);
      await tab.close();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  it('opens its card by a tick where its name has no room', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    const lane = page.locator('[data-lane="islam"]');
    const box = (await lane.boundingBox()) ?? { y: 0, height: 0 };
    const { x } = await timeline.stagePoint(0.42, 0.5);
    await page.mouse.move(x, box.y + box.height - 6);
    await expect(timeline.stage.locator('[data-current="true"]')).toHaveCount(1);
    await page.mouse.click(x, box.y + box.height - 6);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

it('on a phone the card of an event leaves the event visible', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const timeline = timelineOn(page);
  await timeline.open();
  for (const id of ['hegire', 'khosro-mort']) {
    await timeline.label(id).click();
    const card = page.getByRole('dialog');
    await expect(card).toBeVisible();
    const [labelBox, cardBox] = await Promise.all([
      timeline.label(id).boundingBox(),
      card.boundingBox(),
    ]);
    expect((labelBox?.y ?? 0) + (labelBox?.height ?? 0)).toBeLessThanOrEqual(cardBox?.y ?? 0);
    await page.keyboard.press('Escape');
  }
});
