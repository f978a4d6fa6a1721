import type { Page } from '@playwright/test';

/** Reads the play state, the time in milliseconds and the easing of the page's infinite animations. */
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

/** Counts the running finite animations. */
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
