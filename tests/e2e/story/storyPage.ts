import type { Page } from '@playwright/test';

export const MEDINE = 'episode-08-medine-naissance-d-une-communaute';
export const REVELATION = 'episode-05-la-premiere-revelation';
export const STORY_MAP = '/outils/carte-interactive/arabie';

export const STORY_PHONE = { width: 390, height: 844 };
export const STORY_WIDE = { width: 1440, height: 900 };

export const episodePath = (slug: string): string => `/episodes/${slug}`;

export interface Moment {
  readonly start: number;
  readonly words: string | null;
  readonly place: { readonly id: string; readonly map: string } | null;
  readonly years: { readonly from: number; readonly to: number; readonly words: string } | null;
}

/** Text of the bar for a moment without place and time. */
export const NO_PLACE_OR_DATE = 'Ni lieu ni date';

export async function momentsOf(page: Page, slug: string): Promise<readonly Moment[]> {
  const response = await page.request.get(`${episodePath(slug)}/recit.json`);
  return ((await response.json()) as { readonly moments: readonly Moment[] }).moments;
}

export const yearOf = ({ years }: Moment): number | null =>
  years && Math.round((years.from + years.to) / 2);

export function storyOn(page: Page) {
  const sheet = page.getByRole('complementary', { name: 'Récit', exact: true });
  const audio = page.locator('audio');
  return {
    sheet,
    audio,
    followButton: page.getByRole('button', { name: 'Suivre le récit', exact: true }).first(),
    resumeButton: page.getByRole('button', { name: 'Reprendre le récit' }).first(),
    stopButton: sheet.getByRole('button', { name: 'Ne plus suivre le récit' }),
    /** Opens an episode's page, plays and follows it. */
    async start(slug: string) {
      await page.goto(episodePath(slug));
      await page.getByRole('button', { name: 'Suivre le récit', exact: true }).first().click();
      await sheet.waitFor();
    },
    /** Seeks to shortly after a second. */
    seek: (second: number) =>
      audio.evaluate((element: HTMLAudioElement, seconds) => {
        element.currentTime = seconds;
      }, second + 0.3),
    time: () => audio.evaluate((element: HTMLAudioElement) => element.currentTime),
    pause: () => audio.evaluate((element: HTMLAudioElement) => element.pause()),
  };
}
