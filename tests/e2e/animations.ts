import type { Page } from '@playwright/test';

/** Of the page's animations those that never end: whether each runs, how far it is, in milliseconds, and its easing. */
export const endlessAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(({ playState, currentTime, effect }) => ({
        playState,
        at: Number(currentTime),
        easing: effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.easing,
      })),
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
