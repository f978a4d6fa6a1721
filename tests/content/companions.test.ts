/** @jest-environment node */
import { companionOf } from '@/lib/server/companions';
import { loadEpisodes } from '@/lib/server/episodes';
import { readCompanion } from '@/lib/player/companion';

const slugs = loadEpisodes().map(({ slug }) => slug);

describe('the companion of an episode', () => {
  it.each(slugs)('of %p is what the player understands', (slug) => {
    const sent: unknown = JSON.parse(JSON.stringify(companionOf(slug)));
    expect(readCompanion(sent)).toEqual(sent);
  });

  it.each(slugs)(
    'of %p has chapters that begin with the episode and follow each other',
    (slug) => {
      const starts = companionOf(slug).chapters.map(({ start }) => start);
      expect(starts.length).toBeGreaterThan(2);
      expect(starts[0]).toBe(0);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    },
  );

  it('leads through the whole story, the series by its numbers and then what is outside of it', () => {
    const first = loadEpisodes().find(({ number }) => number === 1);
    const heard: string[] = [];
    for (let slug = first?.slug; slug; slug = companionOf(slug).next?.id) heard.push(slug);
    expect(heard).toHaveLength(slugs.length);
    expect(heard.map((slug) => loadEpisodes().find((it) => it.slug === slug)?.number)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      undefined,
    ]);
  });

  it('leads back the same way', () => {
    for (const slug of slugs) {
      const { next } = companionOf(slug);
      if (next) expect(companionOf(next.id).previous?.id).toBe(slug);
    }
  });
});
