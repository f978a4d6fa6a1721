import { playableFeedEpisode } from '@/lib/feed/read/episode';
import { aFeedEpisode } from '@/tests/fixtures/feed/episode';

const own = { id: 'badr', title: 'badr', audioUrl: 'https://host.example/badr.mp3' };

it('an episode of the feed is known by its guid and keeps its author, for the player', () => {
  const imageUrl = 'https://images.example/badr.jpg';
  const fromFeed = aFeedEpisode('badr', { author: 'Une voix', imageUrl, duration: 337 });
  expect(playableFeedEpisode(fromFeed, 'Chroniques')).toEqual({
    ...own,
    author: 'Une voix',
    imageUrl,
    announcedDuration: 337,
  });
});

it('an episode of the feed has the site as its author when the feed names nobody', () => {
  expect(playableFeedEpisode(aFeedEpisode('badr'), 'Chroniques')).toEqual({
    ...own,
    author: 'Chroniques',
    announcedDuration: 0,
  });
});
