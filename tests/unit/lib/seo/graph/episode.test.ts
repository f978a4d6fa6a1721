import '@/tests/fixtures/fixedProject';
import { podcastEpisode } from '@/lib/seo/graph/episode';
import { loadEpisodes } from '@/lib/server/content/episodes';
import type { Episode } from '@/lib/episodes/episode';
import { UNDATED } from '@/tests/fixtures/feed/facts';

const publication = { origin: 'https://site.example', siteName: 'Chroniques' };

function badr(): Episode {
  const episode = loadEpisodes().find(({ number }) => number === 9);
  if (!episode) throw new Error('Episode 9 is expected.');
  return episode;
}

/** Creates a sentence without a time, from pieces. */
const sentence = (...pieces: readonly (readonly [string, `#${string}` | null])[]) => ({
  pieces: pieces.map(([text, href]) => ({ text, href })),
  moment: null,
});

const PARAGRAPH = [
  sentence(['Puis ', null], ['Hamza', '#personne-hamza'], [' vint.', null]),
  sentence(['Il vit.', null]),
];
const CHAPTER = { title: 'Badr', anchor: 'chapitre-1', moment: null, paragraphs: [PARAGRAPH] };

const nodeOf = (episode: Episode, bytes = 2_172_838) =>
  podcastEpisode(
    {
      ...episode,
      audio: { ...episode.audio, url: '/audio/badr.mp3', bytes, type: 'audio/mpeg' },
      transcript: { chapters: [CHAPTER], end: null },
      ...{ chapters: [], places: [], people: [] },
    },
    publication,
  );

describe('the PodcastEpisode of an episode', () => {
  it('has its number, its day, its duration and its years', () => {
    const [minutes, seconds] = [Math.floor(badr().seconds / 60), badr().seconds % 60];
    expect(nodeOf(badr())).toMatchObject({
      '@id': 'https://site.example/episodes/episode-09-badr-uhud-le-fosse#episode',
      episodeNumber: 9,
      datePublished: '2025-07-27',
      timeRequired: `PT${minutes}M${seconds}S`,
      temporalCoverage: '0624/0627',
      partOfSeries: { '@id': 'https://site.example/#podcast' },
      partOfSeason: { name: "La naissance de l'Islam" },
    });
  });

  it('has its audio with the whole transcript, without marks', () => {
    expect(nodeOf(badr()).associatedMedia).toMatchObject({
      contentUrl: 'https://site.example/audio/badr.mp3',
      encodingFormat: 'audio/mpeg',
      contentSize: '2172838 B',
      transcript: 'Badr\n\nPuis Hamza vint. Il vit.',
    });
  });

  it('omits unknown facts', () => {
    const node = nodeOf(UNDATED, 0);
    for (const key of ['episodeNumber', 'datePublished']) expect(node).not.toHaveProperty(key);
    expect(node.associatedMedia).not.toHaveProperty('contentSize');
  });

  it('cites its sources in full', () => {
    expect(nodeOf(badr()).citation).toContain(
      'M. Hamidullah, Les champs de bataille au temps du Prophète, 1939, chapitres de Badr, d’Uhud et du Fossé',
    );
  });
});
