import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { timelineOn, visitTimeline, WIDE } from './timelinePage';

it.use({ viewport: WIDE, reducedMotion: 'reduce' });

const focusedEntry = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-entry') ?? null);

/** Presses a key and returns the newly focused entry; the first key waits for its module. */
async function go(page: Page, key: string): Promise<string | null> {
  const before = await focusedEntry(page);
  await page.keyboard.press(key);
  await expect.poll(() => focusedEntry(page)).not.toBe(before);
  return focusedEntry(page);
}

/** Enters the stage by the Tab key, from the control before it. */
async function enter(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Dates' }).focus();
  await page.keyboard.press('Tab');
}

it.describe('the timeline by the keyboard', () => {
  const visit = visitTimeline();
  it.beforeEach(() => visit().timeline.home());

  it('is one tab stop, and does not move when focused', async () => {
    const { page, timeline } = visit();
    const { x, y } = await timeline.point(0.4, 0.6);
    await page.mouse.move(x, y);
    const { start } = await timeline.view();
    await page.mouse.wheel(900, 0);
    await expect.poll(async () => (await timeline.view()).start).not.toBe(start);
    const before = await timeline.view();
    await enter(page);
    expect(await focusedEntry(page)).not.toBeNull();
    expect(await timeline.view()).toEqual(before);
    await page.keyboard.press('Tab');
    expect(await focusedEntry(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'Agrandir' })).toBeFocused();
  });

  it('moves to the next and the previous event by arrows, to the ends by Home and End, by ten years by Page', async () => {
    const { page } = visit();
    await enter(page);
    const start = await focusedEntry(page);
    await go(page, 'ArrowRight');
    expect(await go(page, 'ArrowLeft')).toBe(start);
    await go(page, 'ArrowDown');
    const last = await go(page, 'End');
    await page.keyboard.press('ArrowRight');
    expect(await focusedEntry(page)).toBe(last);
    await go(page, 'PageUp');
    await go(page, 'PageDown');
    const first = await go(page, 'Home');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedEntry(page)).toBe(first);
  });

  it('zooms by +, − and 0, the focused event kept; Escape gives it back', async () => {
    const { page, timeline } = visit();
    await enter(page);
    const scale = await timeline.scale();
    const id = await focusedEntry(page);
    await page.keyboard.press('+');
    expect(await timeline.scale()).toBeGreaterThan(scale);
    await page.keyboard.press('-');
    expect((await timeline.scale()) / scale).toBeCloseTo(1, 3);
    await page.keyboard.press('0');
    expect(await timeline.scale()).toBeLessThan(scale);
    expect(await focusedEntry(page)).toBe(id);
    await expect(timeline.label(id ?? '')).toHaveAttribute('data-current', 'true');
    await page.keyboard.press('Escape');
    await expect(timeline.stage.locator('[data-current="true"]')).toHaveCount(0);
  });

  it('an event that gave the focus back keeps it when the wheel leaves its name no room', async () => {
    const { page, timeline } = visit();
    // Entries of the least importance are the first to lose their room.
    const named = () =>
      timeline.stage
        .locator('[data-kind="event"][data-importance="1"]:visible')
        .evaluateAll((labels) => labels.map((one) => one.getAttribute('data-entry') ?? ''));
    await timeline.home(1);
    const always = await named();
    await timeline.home(10);
    const id = (await named()).find((one) => !always.includes(one)) ?? '';
    const label = timeline.label(id);
    // A key before the focus makes it visible (`:focus-visible`).
    await page.keyboard.press('Shift');
    await label.focus();
    await expect(label).toHaveAttribute('data-current', 'true');
    await page.keyboard.press('Escape');
    await expect(label).toHaveAttribute('data-current', 'false');
    const { x, y } = await timeline.point(0.5, 0.6);
    await page.mouse.move(x, y);
    const scale = await timeline.scale();
    await timeline.turn(12, 500);
    await expect.poll(timeline.scale).toBeLessThan(scale / 20);
    expect(await focusedEntry(page)).toBe(id);
    // Without the focus, the name disappears at the next zoom.
    await page.getByRole('button', { name: 'Agrandir' }).click();
    await expect(label).toBeHidden();
  });

  it('leaves the keys to the page while the focus is outside', async () => {
    const { page, timeline } = visit();
    const before = await timeline.view();
    await page.getByRole('link', { name: 'Accueil' }).first().focus();
    for (const key of ['ArrowRight', '+', '0']) await page.keyboard.press(key);
    await timeline.stage.evaluate((stage) => stage.scrollIntoView({ behavior: 'instant' }));
    expect(await timeline.view()).toEqual(before);
  });
});

it('a key pressed before the first one was handled continues from there', async ({ page }) => {
  const timeline = timelineOn(page);
  await timeline.open();
  // The keys' module is requested at the focus, and arrives after both keys are pressed.
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
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await expect(card.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  expect(await focusedEntry(page)).toBe(start);
  await page.keyboard.press('Enter');
  await card.getByRole('link', { name: 'Lire' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/outils/frise/${start}$`));
  await page.goBack();
  await expect(timeline.stage).toBeVisible();
});
