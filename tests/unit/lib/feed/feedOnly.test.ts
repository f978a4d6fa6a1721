import fc from 'fast-check';
import { audioKey } from '@/lib/episodes/audioKey';
import { feedOnly } from '@/lib/feed/feedOnly';
import type { EpisodeAudio } from '@/lib/episodes/episode';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { SAMPLE } from '@/tests/fixtures/episode';
import { aFeedEpisode } from '@/tests/fixtures/feed/episode';
import { forAll } from '@/tests/fixtures/runners/property';

const ORIGIN = 'https://chroniques.example.org';

const item = (guid: string, audioUrl: string) => aFeedEpisode(guid, { audioUrl });

const recording = (url: string): EpisodeAudio => ({ ...SAMPLE, url, kind: 'recording' });

const ownEpisodes = [
  { slug: 'badr', audio: recording('/audio/badr.mp3') },
  { slug: 'medine', audio: recording('https://cdn.example.net/show/medine.mp3') },
  { slug: 'muet', audio: SAMPLE },
];

const guids = (...feed: readonly FeedEpisode[]) =>
  feedOnly(ownEpisodes, feed, ORIGIN).map(({ guid }) => guid);

describe('the episodes of the feed alone', () => {
  it('share neither guid nor audio with an own episode, and keep the feed’s order', () => {
    expect(
      guids(
        item('z', 'https://host.example/z.mp3'),
        item('badr', 'https://host.example/badr-2.mp3'),
        item('a', 'https://host.example/a.mp3'),
        item('muet', 'https://host.example/muet.mp3'),
      ),
    ).toEqual(['z', 'a']);
  });

  it.each([
    `${ORIGIN}/audio/badr.mp3`,
    'http://chroniques.example.org/audio/badr.mp3?token=42',
    'http://cdn.example.net/show/medine.mp3?updated=1#t=3',
    'https://www.podtrac.com/pts/redirect.mp3/cdn.example.net/show/medine.mp3',
    'https://op3.dev/e/https://cdn.example.net/show/medine.mp3',
    'https://op3.dev/e,pg=1/pdst.fm/e/chrt.fm/track/12/cdn.example.net/show/medine.mp3',
  ])('exclude an episode whose audio is at %s', (address) => {
    expect(guids(item('autre', address))).toEqual([]);
  });

  it('are listed once, even when the feed repeats them', () => {
    const sound = 'https://host.example/a.mp3';
    expect(guids(item('a', sound), item('b', `${sound}?rerun=1`))).toEqual(['a']);
  });

  it('are distinguished by the query of their audio address', () => {
    const addressOf = (id: number) => `https://host.example/play.php?id=${id}`;
    expect(guids(item('a', addressOf(1)), item('b', addressOf(2)))).toEqual(['a', 'b']);
  });

  it('repeat no guid and no audio, and share none with own episodes', () => {
    const guid = fc.constantFrom('badr', 'medine', 'a', 'b', 'c');
    const sounds = ['/audio/badr.mp3', '/x.mp3', '/y.mp3', '//cdn.example.net/z.mp3'];
    const episodes = fc.array(fc.tuple(guid, fc.constantFrom(...sounds)));
    forAll(episodes, (pairs) => {
      const feed = pairs.map(([guid, path]) => item(guid, new URL(path, ORIGIN).href));
      const feedOnlyEpisodes = feedOnly(ownEpisodes, feed, ORIGIN);
      const sounds = feedOnlyEpisodes.map(({ audioUrl }) => audioKey(audioUrl, ORIGIN));
      expect(new Set(sounds).size).toBe(feedOnlyEpisodes.length);
      expect(new Set(feedOnlyEpisodes.map(({ guid }) => guid)).size).toBe(
        feedOnlyEpisodes.length,
      );
      expect(sounds).not.toContain(audioKey('/audio/badr.mp3', ORIGIN));
    });
  });
});

it('the key of an invalid audio address is the address itself', () => {
  expect(audioKey('http://', ORIGIN)).toBe('http://');
});
