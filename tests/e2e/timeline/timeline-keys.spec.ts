import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { timelineOn, visitTimeline, WIDE } from './timelinePage';

it.use({ viewport: WIDE, reducedMotion: 'reduce' });

const focusedEntry = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-entry') ?? null);

/** Presses a key and returns the newly focused entry; the first key waits for the module of the keys. */
async function pressAndReadFocus(page: Page, key: string): Promise<string | null> {
  const entryBefore = await focusedEntry(page);
  await page.keyboard.press(key);
  await expect.poll(() => focusedEntry(page)).not.toBe(entryBefore);
  return focusedEntry(page);
}

/** Enters the stage by the Tab key, from the control before it. */
async function focusStage(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Dates' }).focus();
  await page.keyboard.press('Tab');
}

it.describe('the timeline by the keyboard', () => {
  const timelinePage = visitTimeline();
  it.beforeEach(() => timelinePage().timeline.resetView());

  it('has one tab stop, and does not move when focused', async () => {
    const { page, timeline } = timelinePage();
    const { x, y } = await timeline.stagePoint(0.4, 0.6);
    await page.mouse.move(x, y);
    const { start } = await timeline.view();
    await page.mouse.wheel(900, 0);
    await expect.poll(async () => (await timeline.view()).start).not.toBe(start);
    const viewBefore = await timeline.view();
    await focusStage(page);
    expect(await focusedEntry(page)).not.toBeNull();
    expect(await timeline.view()).toEqual(viewBefore);
    await page.keyboard.press('Tab');
    expect(await focusedEntry(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'Agrandir' })).toBeFocused();
  });

  it('moves the focus by arrows to the next event, by Home and End to the ends, by Page keys further', async () => {
    const { page } = timelinePage();
    await focusStage(page);
    const start = await focusedEntry(page);
    await pressAndReadFocus(page, 'ArrowRight');
    expect(await pressAndReadFocus(page, 'ArrowLeft')).toBe(start);
    await pressAndReadFocus(page, 'ArrowDown');
    const lastEntry = await pressAndReadFocus(page, 'End');
    await page.keyboard.press('ArrowRight');
    expect(await focusedEntry(page)).toBe(lastEntry);
    await pressAndReadFocus(page, 'PageUp');
    await pressAndReadFocus(page, 'PageDown');
    const firstEntry = await pressAndReadFocus(page, 'Home');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedEntry(page)).toBe(firstEntry);
  });

  it('zooms by +, − and 0 without losing the focused event, which Escape deselects', async () => {
    const { page, timeline } = timelinePage();
    await focusStage(page);
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

  it('keeps the focus on a deselected event whose name the wheel leaves no room', async () => {
    const { page, timeline } = timelinePage();
    // Names of the least importance are hidden first.
    const visibleIds = () =>
      timeline.stage
        .locator('[data-kind="event"][data-importance="1"]:visible')
        .evaluateAll((labels) => labels.map((label) => label.getAttribute('data-entry') ?? ''));
    await timeline.resetView(1);
    const alwaysVisibleIds = await visibleIds();
    await timeline.resetView(10);
    const id =
      (await visibleIds()).find((candidate) => !alwaysVisibleIds.includes(candidate)) ?? '';
    const label = timeline.label(id);
    // A key before `focus()` makes `:focus-visible` match.
    await page.keyboard.press('Shift');
    await label.focus();
    await expect(label).toHaveAttribute('data-current', 'true');
    await page.keyboard.press('Escape');
    await expect(label).toHaveAttribute('data-current', 'false');
    const { x, y } = await timeline.stagePoint(0.5, 0.6);
    await page.mouse.move(x, y);
    const scale = await timeline.scale();
    await timeline.turnWheel(12, 500);
    await expect.poll(timeline.scale).toBeLessThan(scale / 20);
    expect(await focusedEntry(page)).toBe(id);
    // Without the focus, the name disappears at the next zoom.
    await page.getByRole('button', { name: 'Agrandir' }).click();
    await expect(label).toBeHidden();
  });

  it('leaves the keys to the page while the focus is outside', async () => {
    const { page, timeline } = timelinePage();
    const viewBefore = await timeline.view();
    await page.getByRole('link', { name: 'Accueil' }).first().focus();
    for (const key of ['ArrowRight', '+', '0']) await page.keyboard.press(key);
    await timeline.stage.evaluate((stage) => stage.scrollIntoView({ behavior: 'instant' }));
    expect(await timeline.view()).toEqual(viewBefore);
  });
});

it('keys pressed before the module of the keys has loaded are ignored', async ({ page }) => {
  const timeline = timelineOn(page);
  await timeline.open();
  // The keys' module is requested at the focus, and arrives after both keys are pressed.
  const heldRequests: (() => Promise<void>)[] = [];
  await page.route('**/_next/static/**', (route) => {
    heldRequests.push(() => route.continue());
  });
  await focusStage(page);
  const start = await focusedEntry(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await focusedEntry(page)).toBe(start);
  await expect.poll(() => heldRequests.length).toBeGreaterThan(0);
  for (const release of heldRequests) await release();
  await page.unrouteAll({ behavior: 'wait' });
  const nextEntry = await pressAndReadFocus(page, 'ArrowRight');
  expect(await pressAndReadFocus(page, 'ArrowLeft')).toBe(start);
  expect(nextEntry).not.toBe(start);
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
