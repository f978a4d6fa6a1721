import { playableFeedEpisode } from '@/lib/feed/read/episode';
import { aFeedEpisode } from '@/tests/fixtures/feed/episode';

const playableFields = { id: 'badr', title: 'badr', audioUrl: 'https://host.example/badr.mp3' };

it('an episode of the feed, for the player, has its guid as id and keeps its author', () => {
  const imageUrl = 'https://images.example/badr.jpg';
  const fromFeed = aFeedEpisode('badr', { author: 'Une voix', imageUrl, duration: 337 });
  expect(playableFeedEpisode(fromFeed, 'Chroniques')).toEqual({
    ...playableFields,
    author: 'Une voix',
    imageUrl,
    announcedDuration: 337,
  });
});

it('an episode of the feed has the site as its author when the feed names nobody', () => {
  expect(playableFeedEpisode(aFeedEpisode('badr'), 'Chroniques')).toEqual({
    ...playableFields,
    author: 'Chroniques',
    announcedDuration: 0,
  });
});
