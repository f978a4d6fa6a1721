import { podcastSeries, webSite } from '@/lib/seo/graph/series';
import { loadSite } from '@/lib/server/content/site';

const facts = {
  site: loadSite(),
  origin: 'https://site.example',
  podcastGuid: '917393e3-1b1e-5cef-ace4-edaa54e1f810',
  imageUrl: '/covers/podcast.jpg',
};

describe('the podcast', () => {
  it('is identified by its feed', () => {
    expect(podcastSeries(facts)).toMatchObject({
      identifier: { propertyID: 'podcast:guid', value: facts.podcastGuid },
      webFeed: 'https://site.example/feed.xml',
      image: 'https://site.example/covers/podcast.jpg',
      inLanguage: 'fr',
    });
  });

  it('is described in the words of the banner, which its page shows', () => {
    expect(podcastSeries(facts).description).toBe(facts.site.banner.intro);
  });

  it('omits absent facts', () => {
    const node = podcastSeries({ ...facts, imageUrl: null });
    expect(node).not.toHaveProperty('image');
    expect(node).not.toHaveProperty('sameAs');
  });
});

it('the site is searched on the page of the episodes', () => {
  expect(webSite(facts).potentialAction).toMatchObject({
    target: { urlTemplate: 'https://site.example/recherche?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  });
});
