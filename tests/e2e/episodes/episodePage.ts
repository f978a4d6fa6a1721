import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readVtt, type Cue } from '@/lib/episodes/transcript/vtt';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { episodeOf } from '@/tests/e2e/content';

/** An episode of five chapters at least, each of several paragraphs, that names places and people. */
export const EPISODE = episodeOf(5);
export const SLUG = EPISODE.slug;
export const PATH = `/episodes/${SLUG}`;

export const CUES: readonly Cue[] = readVtt(readFileSync(`public/audio/${SLUG}.vtt`, 'utf8'));

/** Returns a pattern of a chapter's title, by its rank from 1. */
export const chapterTitle = (rank: number): RegExp =>
  new RegExp(EPISODE.chapters[rank - 1]?.title.replace(/\s+/g, '\\s+') ?? 'un chapitre');

/** Finds the cue of a sentence by its id. @throws Error when no cue has the id */
export function cueOf(id: string): Cue {
  const cue = CUES.find((candidate) => candidate.id === id);
  if (!cue) throw new Error(`A sentence is expected: ${id}`);
  return cue;
}

export function episodeOn(page: Page) {
  const player = playerOn(page);
  const transcript = page.getByRole('region', { name: 'Transcription' });
  return {
    player,
    transcript,
    chapters: page.getByRole('region', { name: 'Chapitres' }),
    playButton: page.locator(`article button[data-episode="${SLUG}"]`),
    heardSentence: page.locator('span[data-start][aria-current]'),
    sentence: (id: string) => transcript.locator(`span[data-start="${cueOf(id).start}"]`),
    /** Waits until playback is at a second, or shortly after. */
    expectPlaybackAt: (second: number) =>
      expect(async () => {
        const time = await player.time();
        expect(time).toBeGreaterThanOrEqual(second - 0.1);
        expect(time).toBeLessThan(second + 15);
      }).toPass({ timeout: 20_000 }),
  };
}
