import { expect, test } from '@playwright/test';
import { listenAtHome, optionsOn, SOURCES } from './playerOptions';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('Là où l’appareil garde le volume pour lui', () => {
  for (const [kind, answer] of [
    ['qui n’écoute pas', 'now'],
    ['qui se ravise après coup', 'late'],
  ] as const)
    test(`un élément ${kind} n’a pas de curseur ; le son se coupe encore`, async ({ page }) => {
      await page.addInitScript((when) => {
        // As on some phones: what is written is not kept, at once or a moment later.
        const told = new WeakMap<object, number>();
        Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
          get(this: HTMLMediaElement) {
            return told.get(this) ?? 1;
          },
          set(this: HTMLMediaElement, volume: number) {
            if (when === 'late') told.set(this, volume);
            setTimeout(() => told.delete(this), 50);
          },
        });
      }, answer);
      const { region, volume } = await listenAtHome(page, SOURCES);
      await expect(volume).toBeHidden();
      await region.getByRole('button', { name: 'Couper le son' }).click();
      await expect(region.getByRole('button', { name: 'Rétablir le son' })).toBeVisible();
      expect(
        await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.muted),
      ).toBe(true);
    });
});

test('le son sort de l’élément seul, sans passer par un mixeur ni demander d’autorisation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Mixer = window.AudioContext;
    window.AudioContext = class extends Mixer {
      constructor() {
        super();
        document.documentElement.dataset.mixed = 'yes';
      }
    };
  });
  await listenAtHome(page, SOURCES);
  await optionsOn(page).open();
  await expect(page.locator('audio')).not.toHaveAttribute('crossorigin', /.*/);
  await expect(page.locator('html')).not.toHaveAttribute('data-mixed', 'yes');
});

test('la vitesse reste entre 0,75 et 2, si souvent qu’on la presse', async ({ page }) => {
  await listenAtHome(page, SOURCES);
  await expect(optionsOn(page).button).toBeVisible();
  await page.locator('main').focus();
  const rate = () =>
    page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('>');
  await expect.poll(rate).toBe(2);
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('<');
  await expect.poll(rate).toBe(0.75);
});
