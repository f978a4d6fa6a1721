import { expect, test, type Page } from '@playwright/test';
import { timelineOn, WIDE } from './timelinePage';

test.use({ viewport: WIDE, reducedMotion: 'reduce' });

const focusedEntry = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-entry') ?? null);

/** Presses a key that leads elsewhere, and says where. The first of a visit waits for what reads the keys. */
async function go(page: Page, key: string): Promise<string | null> {
  const before = await focusedEntry(page);
  await page.keyboard.press(key);
  await expect.poll(() => focusedEntry(page)).not.toBe(before);
  return focusedEntry(page);
}

/** Comes into the stage as the Tab key does, from what stands before it. */
async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Suivre le récit' }).focus();
  await page.keyboard.press('Tab');
}

test.describe('Au clavier', () => {
  test('la frise est un seul arrêt de tabulation', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    await enter(page);
    expect(await focusedEntry(page)).not.toBeNull();
    await page.keyboard.press('Tab');
    expect(await focusedEntry(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'Agrandir' })).toBeFocused();
  });

  for (const query of ['de=690&a=720', 'de=740&a=760'])
    test(`venir dans la frise par Tab ne la déplace pas (${query})`, async ({ page }) => {
      const timeline = timelineOn(page);
      await timeline.open(query);
      const before = await timeline.view();
      await enter(page);
      expect(await focusedEntry(page)).not.toBeNull();
      expect(await timeline.view()).toEqual(before);
    });

  test('les flèches mènent d’un événement au suivant et au précédent', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open('de=600&a=650');
    await enter(page);
    const first = await focusedEntry(page);
    await go(page, 'ArrowRight');
    expect(await go(page, 'ArrowLeft')).toBe(first);
    expect(await go(page, 'ArrowDown')).not.toBeNull();
  });

  test('Début et Fin mènent aux bouts, Page une décennie plus loin', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    await enter(page);
    const last = await go(page, 'End');
    await page.keyboard.press('ArrowRight');
    expect(await focusedEntry(page)).toBe(last);
    await go(page, 'PageUp');
    await go(page, 'PageDown');
    const first = await go(page, 'Home');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedEntry(page)).toBe(first);
  });

  test('une touche pressée avant que la première ait pu répondre part d’où celle-ci mène', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    // What reads the keys is asked for when the focus comes, and comes only once both have been pressed.
    const waiting: (() => Promise<void>)[] = [];
    await page.route('**/_next/static/**', (route) => {
      waiting.push(() => route.continue());
    });
    await enter(page);
    const start = await focusedEntry(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedEntry(page)).toBe(start);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    for (const release of waiting) await release();
    await page.unrouteAll({ behavior: 'wait' });
    const next = await go(page, 'ArrowRight');
    expect(await go(page, 'ArrowLeft')).toBe(start);
    expect(next).not.toBe(start);
  });

  test('+, − et 0 agrandissent, réduisent et montrent tout, sans perdre l’événement', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    await timeline.open('de=600&a=650');
    await enter(page);
    const { scale } = await timeline.view();
    const id = await focusedEntry(page);
    await page.keyboard.press('+');
    expect((await timeline.view()).scale).toBeGreaterThan(scale);
    await page.keyboard.press('-');
    expect((await timeline.view()).scale / scale).toBeCloseTo(1, 3);
    await page.keyboard.press('0');
    expect((await timeline.view()).scale).toBeLessThan(scale);
    expect(await focusedEntry(page)).toBe(id);
  });

  test('Entrée ouvre la fiche, et le retour ramène à la frise', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    await enter(page);
    const id = await focusedEntry(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/outils/frise/${id}$`));
    await page.goBack();
    await expect(timeline.stage).toBeVisible();
  });

  test('Échap rend l’événement en main', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    await enter(page);
    const id = await focusedEntry(page);
    await expect(timeline.label(id ?? '')).toHaveAttribute('data-current', 'true');
    await page.keyboard.press('Escape');
    await expect(timeline.stage.locator('[data-current="true"]')).toHaveCount(0);
  });

  test('un événement rendu garde le focus quand la molette ne laisse plus de place à son nom', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    // Those that matter least are the first that have no room.
    const named = () =>
      timeline.stage
        .locator('[data-kind="event"][data-importance="1"]:visible')
        .evaluateAll((labels) => labels.map((one) => one.getAttribute('data-entry') ?? ''));
    await timeline.open();
    const always = await named();
    await timeline.open('de=628&a=630');
    const id = (await named()).find((one) => !always.includes(one)) ?? '';
    const label = timeline.label(id);
    // The focus comes as from the keyboard, which a browser shows.
    await page.keyboard.press('Shift');
    await label.focus();
    await expect(label).toHaveAttribute('data-current', 'true');
    await page.keyboard.press('Escape');
    await expect(label).toHaveAttribute('data-current', 'false');
    const { x, y } = await timeline.point(0.5, 0.6);
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 150; turn += 1) await page.mouse.wheel(0, 20);
    await page.keyboard.up('Control');
    await timeline.settle();
    expect(await focusedEntry(page)).toBe(id);
    // It had no room indeed: without the focus, it is gone at the next turn.
    await page.getByRole('button', { name: 'Agrandir' }).click();
    await expect(label).toBeHidden();
  });

  test('hors de la frise, les touches font défiler la page', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open();
    const before = await timeline.view();
    await page.getByRole('link', { name: 'Accueil' }).first().focus();
    for (const key of ['ArrowRight', '+', '0']) await page.keyboard.press(key);
    expect(await timeline.view()).toEqual(before);
  });
});
