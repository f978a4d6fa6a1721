import { expect, test } from '@playwright/test';
import { EVERY_PAGE } from '@/tests/e2e/pages';

/** A sheet of A4 between Chromium's own margins, in CSS pixels. */
const SHEET = { width: 718, height: 1046 };

const PAGES = EVERY_PAGE.filter((path) => !path.includes('/carte-interactive/'));

test.use({ viewport: SHEET });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** What has words of its own, in sight, in a colour too pale for white paper: less than 4.5 to 1 (WCAG 2.2, 1.4.3). */
function palewords(): readonly string[] {
  const context = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true });
  const luminance = (colour: string): number => {
    if (!context) throw new Error('A 2d context is expected.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!holder || text === '' || !holder.checkVisibility()) continue;
    if (holder.closest('script, style, svg, option, [class*="visually-hidden"]')) continue;
    const contrast = 1.05 / (luminance(getComputedStyle(holder).color) + 0.05);
    if (contrast < 4.5) found.add(`${text.slice(0, 40)} (${contrast.toFixed(1)})`);
  }
  return [...found];
}

/** Grounds darker than a middle grey under anything but a picture. */
function darkGrounds(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (part) => part.checkVisibility() && part.clientWidth > 200 && part.clientHeight > 40,
    )
    .filter((part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const [r = 255, g = 255, b = 255, a = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return (a > 0.5 && (r + g + b) / 3 < 128) || backgroundImage.includes('gradient');
    })
    .map(({ tagName, className }) => `${tagName} ${className}`);
}

for (const path of PAGES)
  test(`${path} s’imprime en noir sur blanc, sans titre pâle ni fond sombre`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(palewords)).toEqual([]);
    expect(await page.evaluate(darkGrounds)).toEqual([]);
  });

for (const path of ['/', '/outils', '/shop'])
  test(`${path} imprime dès la première feuille le premier de ce qu’elle montre`, async ({
    page,
  }) => {
    await page.goto(path);
    const box = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SHEET.height);
  });
