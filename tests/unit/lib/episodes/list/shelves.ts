import { type Episode, summaryOf } from '@/lib/episodes/episode';
import { catalogueOf, type Catalogue } from '@/lib/episodes/list/listing';
import { feedOnly } from '@/lib/feed/feedOnly';
import { buildSearchIndex } from '@/lib/episodes/search/searchIndex';
import { feedSummary } from '@/lib/server/list/feedSummary';
import { anEpisode, SAMPLE } from '@/tests/fixtures/episode';
import { aFeedEpisode } from '@/tests/fixtures/feed/episode';
import { createSpellings } from '@/lib/episodes/search/spellings';
import type { FeedEpisode } from '@/lib/feed/read/episode';

const WORDS = [
  ...['caravane', 'puits', 'oasis', 'marché', 'trêve'],
  ...['poète', 'sanctuaire', 'route', 'désert', 'tribu'],
];

const sentence = (seed: number): string => {
  const ranks = Array.from({ length: 12 }, (_, index) => (seed * 7 + index * (seed % 5)) % 10);
  return ranks.map((rank) => WORDS[rank]).join(' ');
};

export const ownEpisode = (number: number): Episode =>
  anEpisode({
    id: number,
    slug: `episode-${number}`,
    number,
    title: `Série - Épisode ${number} : ${sentence(number)}`,
    shortTitle: sentence(number),
    category: number % 2 === 0 ? 'Série' : 'Hors série',
    audio: { ...SAMPLE, url: `/audio/episode-${number}.mp3`, kind: 'narration' },
    summary: sentence(number + 1),
    description: `${sentence(number + 2)}. ${sentence(number + 3)}.`,
    years: { from: 500 + (number % 100), to: 700, label: '' },
    periods: [{ id: number % 3 === 0 ? 'contexte' : 'hegire-medine', name: '' }],
  });

export const feedEpisode = (number: number): FeedEpisode =>
  aFeedEpisode(`flux-${number}`, {
    title: `Épisode ${number} du flux`,
    audioUrl: `https://host.example/${number}.mp3`,
    description: `${sentence(number)}. Numéro ${number}.`,
    date: '2025-01-01T00:00:00.000Z',
    duration: 300,
  });

/** Creates a catalogue of numbered own and feed episodes, as `lib/server/list/episodeCatalogue.ts` does. */
export function shelvesOf(own: number, feed: number): Catalogue {
  const spellings = createSpellings(['Médine'], []);
  const numbersDown = (count: number) =>
    Array.from({ length: count }, (_, index) => count - index);
  const episodes = numbersDown(own).map(ownEpisode);
  const fromFeed = feedOnly(
    episodes,
    numbersDown(feed).map(feedEpisode),
    'https://site.example',
  );
  const searchable = (
    episodes: readonly { title: string; description: string }[],
    sentences: number,
  ) =>
    episodes.map(({ title, description }, rank) => ({
      title,
      description,
      sentences: Array.from({ length: sentences }, (_, index) => ({
        text: sentence(rank + index),
        start: index * 4,
      })),
    }));
  return catalogueOf({
    own: {
      episodes: episodes.map(summaryOf),
      index: buildSearchIndex(searchable(episodes, 20), spellings),
    },
    feed: {
      episodes: fromFeed.map((episode) => feedSummary(episode, 'Chroniques')),
      index: buildSearchIndex(searchable(fromFeed, 0), spellings),
    },
  });
}
