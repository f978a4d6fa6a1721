import { trackContextOf as trackContext } from '@/lib/episodes/trackContext';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import { findEpisode, loadEpisodes } from '@/lib/server/content/episodes';
import { readTrackContext } from '@/lib/player/extras/trackContext';

function trackContextOf(slug: string) {
  const episode = findEpisode(slug);
  if (!episode) throw new Error(`${slug} is expected.`);
  return trackContext(episode);
}

const slugs = loadEpisodes().map(({ slug }) => slug);

describe('the track context of an episode', () => {
  it.each(slugs)(
    'of %p is valid for the player, with consecutive chapters from the start',
    (slug) => {
      const context = trackContextOf(slug);
      const transmitted: unknown = JSON.parse(JSON.stringify(context));
      expect(readTrackContext(transmitted)).toEqual(transmitted);
      const starts = context.chapters.map(({ start }) => start);
      expect(starts.at(0) ?? 0).toBe(0);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    },
  );

  it('leads through the whole story, each series by its numbers', () => {
    const ordered = inStoryOrder(loadEpisodes());
    const visitedSlugs: string[] = [];
    for (let slug = ordered[0]?.slug; slug; slug = trackContextOf(slug).next?.id)
      visitedSlugs.push(slug);
    expect(visitedSlugs).toEqual(ordered.map(({ slug }) => slug));
    expect([...visitedSlugs].sort()).toEqual([...slugs].sort());
    for (const series of new Set(ordered.map(({ category }) => category))) {
      const numbers = ordered
        .filter(({ category }) => category === series)
        .flatMap(({ number }) => number ?? []);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });

  it('names each episode as the previous episode of its next episode', () => {
    for (const slug of slugs) {
      const { next } = trackContextOf(slug);
      if (next) expect(trackContextOf(next.id).previous?.id).toBe(slug);
    }
  });
});
