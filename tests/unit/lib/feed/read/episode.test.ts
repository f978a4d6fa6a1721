import { playableFeedEpisode, type FeedEpisode } from '@/lib/feed/read/episode';

const fromFeed: FeedEpisode = {
  guid: 'urn:badr',
  title: 'Badr',
  audioUrl: 'https://audio.example/badr.mp3',
  imageUrl: 'https://images.example/badr.jpg',
  author: 'Une voix',
  description: '',
  date: '2025-07-27T00:00:00.000Z',
  duration: 337,
  link: null,
};

describe('an episode of the feed, for the player', () => {
  it('is known by its guid and keeps its author', () => {
    expect(playableFeedEpisode(fromFeed, 'Chroniques')).toEqual({
      id: 'urn:badr',
      title: 'Badr',
      author: 'Une voix',
      audioUrl: 'https://audio.example/badr.mp3',
      imageUrl: 'https://images.example/badr.jpg',
      announcedDuration: 337,
    });
  });

  it('is signed by the site when the feed names nobody', () => {
    const bare = { ...fromFeed, author: null, imageUrl: null, duration: null };
    expect(playableFeedEpisode(bare, 'Chroniques')).toEqual({
      id: 'urn:badr',
      title: 'Badr',
      author: 'Chroniques',
      audioUrl: 'https://audio.example/badr.mp3',
      announcedDuration: 0,
    });
  });
});
