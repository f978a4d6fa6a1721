import { expectNoViolations } from '@/tests/e2e/axe';
import { building, openStage, openButtonOf, PATH, stageOf } from './buildingPage';
import { expect, it } from '@/tests/e2e/it';
import { overflowOf } from '@/tests/e2e/watch';

it('forced colours and a zoom of 400 % leave every control in the window', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // WCAG 2.2, 1.4.10: 1280 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(PATH);
  expect(await overflowOf(page)).toBe(0);
  await openStage(page);
  expect(await overflowOf(page)).toBe(0);
  // axe computes contrast from colours that the system replaces.
  await expectNoViolations(page, { contrast: false });
});

it('the keyboard opens the stage, moves its camera, and selects parts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await openButtonOf(page).focus();
  await page.keyboard.press('Enter');
  const stage = stageOf(page);
  await expect(stage.locator('canvas')).toBeVisible();
  /** Presses Tab until a control of the stage has the focus. */
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const controlName = await page.evaluate(() => {
        const { activeElement } = document;
        return `${activeElement?.getAttribute('aria-label') ?? ''}${activeElement?.textContent ?? ''}`;
      });
      if (controlName.includes(name)) return;
    }
    throw new Error(`« ${name} » is not reached by Tab.`);
  };
  // Focus stays in the stage when the button that opened it is gone.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('section') !== null))
    .toBe(true);
  await tabTo('Prendre en main');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).search).toContain('camera=');
  await page.keyboard.press('Escape');
  await tabTo(building.sections[0]?.title ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toContain('coupe=');
  await tabTo(building.parts[0]?.label ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toContain('element=');
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).not.toContain('element=');
});
