import type { Page } from '@playwright/test';

export const menuOn = (page: Page) => ({
  menuButton: page.getByRole('button', { name: 'Ouvrir le menu' }),
  links: page.locator('#menu').getByRole('link'),
});

/**
 * Returns the ratio (0–1) of an element's height that a press can reach: not covered by the player,
 * nor outside the window.
 */
export const reachableRatio = (element: Element): number => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ratios = [0.1, 0.3, 0.5, 0.7, 0.9];
  const reachableRatios = ratios.filter((ratio) => {
    const topmost = document.elementFromPoint(left + width / 2, top + ratio * height);
    return topmost !== null && element.contains(topmost);
  });
  return reachableRatios.length / ratios.length;
};
