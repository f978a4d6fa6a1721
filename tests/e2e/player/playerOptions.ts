import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { playerOn } from './playerPage';
import { episodes, isNarrated } from '@/tests/e2e/content';
import { expect } from '@/tests/e2e/it';

/** Plays an episode from its card on the home page, and waits until playback advances. */
export async function listenAtHome(page: Page, slug: string) {
  await page.goto('/');
  await cardButton(page, slug).click();
  const player = playerOn(page);
  await player.expectAdvancing();
  return player;
}

/** Locates the play button of an episode's card by the episode, since its label changes. */
export const cardButton = (page: Page, slug: string) =>
  page.locator(`article button[data-episode="${slug}"]`);

export function playerOptionsOn(page: Page) {
  const button = playerOn(page).region.getByRole('button', { name: 'Plus d’options' });
  const panel = page.getByRole('dialog', { name: 'Options de lecture' });
  return {
    button,
    panel,
    async openPanel() {
      await button.click();
      await expect(panel).toBeVisible();
    },
    timer: panel.getByRole('combobox', { name: 'Arrêt programmé' }),
    chapter: (title: string) => panel.getByRole('button', { name: title }),
    queueItems: panel.getByRole('list', { name: 'File d’attente' }).getByRole('listitem'),
  };
}

interface ChapterOnDisk {
  readonly title: string;
  readonly startTime: number;
}

export function chaptersOnDisk(slug: string): readonly [ChapterOnDisk, ...ChapterOnDisk[]] {
  return JSON.parse(readFileSync(`public/audio/${slug}.chapters.json`, 'utf8')).chapters;
}

/** Returns the slug of a narrated episode by its index from 0, newest first. */
const newestSlug = (index: number): string => {
  const episode = episodes.filter(isNarrated)[index];
  if (!episode) throw new Error(`content/episodes : ${index + 1} épisodes lus sont attendus.`);
  return episode.slug;
};
export const SOURCES = newestSlug(0);
export const ARABIA = newestSlug(1);
export const HUDAYBIYYA = newestSlug(2);
