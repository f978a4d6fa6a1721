import type { Episode } from '@/lib/episodes/episode';
import { playableEpisode, playableFeedEpisode } from '@/lib/episodes/playable';
import { readFeedAnswer } from '@/lib/feed/answer';
import type { FeedEpisode } from '@/lib/feed/episode';
import { SAMPLE_AUDIO, sourceOf } from '@/lib/player/playable';
import { loadEpisodes } from '@/lib/server/episodes';
import { playableOf } from '@/lib/server/playables';
import { loadSite } from '@/lib/server/site';
import { parseClock } from '@/lib/time/clock';

const [latest] = loadEpisodes();
if (!latest) throw new Error('An episode is expected.');

/** A record that gives only what it must. */
const bare: Episode = {
  id: 1,
  slug: 'badr',
  title: 'Badr',
  shortTitle: 'Badr',
  duration: '00:05:37',
  summary: 'Trois batailles.',
  description: 'Trois batailles.',
  years: { from: 624, to: 627, label: '624–627' },
  periods: [],
  sources: [],
  chapters: [],
};

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

describe('an episode of the fixed list, for the player', () => {
  it('is known by its slug, signed by the site, with the length of its record', () => {
    expect(playableEpisode(latest, 'Chroniques')).toMatchObject({
      id: latest.slug,
      title: latest.title,
      author: 'Chroniques',
      announcedDuration: parseClock(latest.duration),
    });
  });

  it('has neither audio nor image when its record has none: the sample sounds', () => {
    const playable = playableEpisode(bare, 'Chroniques');
    expect(playable).not.toHaveProperty('audioUrl');
    expect(playable).not.toHaveProperty('imageUrl');
    expect(sourceOf(playable)).toBe(SAMPLE_AUDIO);
  });

  it('takes the site’s own name and the pictures prepared for it', () => {
    expect(playableOf(latest)).toMatchObject({ id: latest.slug, author: loadSite().name });
  });

  it('sounds from its own address', () => {
    const audioUrl = 'https://audio.example/hors-serie.mp3';
    expect(sourceOf(playableEpisode({ ...latest, audioUrl }, 'Chroniques'))).toBe(audioUrl);
  });
});

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

describe('the answer of /api/feed', () => {
  it('is read as it is', () => {
    expect(readFeedAnswer([fromFeed])).toEqual([fromFeed]);
  });

  it.each([
    ['nothing', null],
    ['a sentence', 'Erreur'],
    ['an object', { episodes: [fromFeed] }],
    ['episodes without a guid', [{ ...fromFeed, guid: undefined }]],
    ['episodes whose address is no text', [{ ...fromFeed, audioUrl: 5 }]],
    ['a list of nothing', [null, undefined, 3]],
  ])('counts as no episode when it is %s', (_, answer) => {
    expect(readFeedAnswer(answer)).toEqual([]);
  });
});
