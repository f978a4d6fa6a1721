import { problemsOf } from '@/tests/unit/lib/seo/problems';
import { readVocabulary } from '@/tests/fixtures/vocabulary';

const vocabulary = readVocabulary();

describe('schema.org’s definitions', () => {
  it('contain the classes that the site uses, with their ancestors', () => {
    expect(vocabulary.hasClass('PodcastEpisode')).toBe(true);
    expect(vocabulary.isA('PodcastEpisode', 'CreativeWork')).toBe(true);
    expect(vocabulary.isA('Mosque', 'Place')).toBe(true);
    expect(vocabulary.isA('Place', 'Mosque')).toBe(false);
    expect(vocabulary.hasClass('PodcastChapter')).toBe(false);
  });

  it('contain the range of a property, inherited or not, and null for an unknown property', () => {
    expect(vocabulary.rangeOf('AudioObject', 'transcript')).toEqual(['Text']);
    expect(vocabulary.rangeOf('PodcastEpisode', 'datePublished')).toEqual(['Date', 'DateTime']);
    expect(vocabulary.rangeOf('PodcastEpisode', 'transcript')).toBeNull();
    expect(vocabulary.rangeOf('Nothing', 'name')).toBeNull();
  });
});

const graph = (...nodes: readonly unknown[]) => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

describe('a graph', () => {
  it.each([
    [{ '@type': 'PodcastEpisode', name: 'Badr', episodeNumber: 9 }],
    [{ '@type': 'Event', startDate: '0624', location: { '@id': 'https://site.example/#l' } }],
    [{ '@type': 'Clip', startOffset: 12.5, url: 'https://site.example/a?t=12' }],
    [{ '@type': 'AudioObject', duration: 'PT5M53S', isAccessibleForFree: true }],
    [{ '@type': 'SearchAction', 'query-input': 'required name=q' }],
  ])('with %j is valid', (node) => {
    expect(problemsOf(graph(node), vocabulary)).toEqual([]);
  });

  it.each([
    ['a class that does not exist', { '@type': 'Podcast' }],
    ['a property that does not exist', { '@type': 'Quiz', questions: 10 }],
    ['a property of another class', { '@type': 'PodcastEpisode', transcript: 'Bonjour' }],
    ['an invalid date', { '@type': 'PodcastEpisode', datePublished: 'June 01, 2025' }],
    ['a year of three digits', { '@type': 'Event', startDate: '624' }],
    ['an invalid duration', { '@type': 'PodcastEpisode', timeRequired: '00:05:53' }],
    ['an address without its origin', { '@type': 'Place', url: '/lieu' }],
    ['an address with a space', { '@type': 'Place', url: 'https://site.example/a b' }],
    ['a number NaN', { '@type': 'GeoCoordinates', latitude: Number.NaN }],
    ['no value', { '@type': 'Place', name: undefined }],
    ['an empty text', { '@type': 'Place', name: '' }],
    ['a text for an object', { '@type': 'Event', subEvent: 'Uhud' }],
    [
      'an object of another class',
      { '@type': 'Event', location: { '@type': 'Clip', name: 'B' } },
    ],
    ['an invalid nested node', { '@type': 'Event', location: { '@type': 'Place', x: 1 } }],
    ['an @id that is no address', { '@type': 'Place', '@id': '#lieu' }],
    ['an input of a class that is no Action', { '@type': 'Place', 'name-input': 'required' }],
  ])('with %s is invalid', (_, node) => {
    expect(problemsOf(graph(node), vocabulary)).toHaveLength(1);
  });

  it('is invalid without its context, and without nodes', () => {
    expect(problemsOf({ '@graph': [{ '@type': 'Place' }] }, vocabulary)).toHaveLength(1);
    expect(problemsOf(graph(), vocabulary)).toHaveLength(1);
    expect(problemsOf(null, vocabulary)).toHaveLength(1);
  });
});
