import type { Page } from '@playwright/test';

/** Of the page's animations those that never end: whether each runs, and how far it is, in milliseconds. */
export const endlessAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(({ playState, currentTime }) => ({ playState, at: Number(currentTime) })),
  );

/** How many of those that end are on their way. */
export const passingAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect?.getComputedTiming().iterations !== Infinity && playState === 'running',
        ).length,
  );
