import { pageMetadata } from '@/lib/server/pageMetadata';

const facts = { title: 'Badr', description: 'Une bataille.', path: '/badr' };

afterEach(() => {
  delete process.env.SITE_URL;
});

describe('what is told of a page', () => {
  it('is its own address, and the feed beside it', () => {
    expect(pageMetadata(facts).alternates).toMatchObject({
      canonical: '/badr',
      types: { 'application/rss+xml': [{ url: '/feed.xml' }] },
    });
  });

  it('is shown with the site’s picture when it has none, with its size and text', () => {
    expect(pageMetadata(facts).openGraph).toMatchObject({
      images: [
        { url: '/og-default.jpg', width: 1200, height: 630, alt: expect.stringMatching(/./) },
      ],
    });
  });

  it('names its sound by a whole address, twice over https', () => {
    const audio = { src: '/audio/badr.mp3', type: 'audio/mpeg' };
    expect(pageMetadata({ ...facts, audio }).openGraph?.audio).toEqual([
      { url: 'http://localhost:3000/audio/badr.mp3', type: 'audio/mpeg' },
    ]);
    process.env.SITE_URL = 'https://site.example';
    const url = 'https://site.example/audio/badr.mp3';
    expect(pageMetadata({ ...facts, audio }).openGraph?.audio).toEqual([
      { url, secureUrl: url, type: 'audio/mpeg' },
    ]);
  });

  it('leads to its oEmbed answer where it has one', () => {
    const oembed = 'https://site.example/api/oembed?url=x';
    expect(pageMetadata({ ...facts, oembed }).alternates?.types).toMatchObject({
      'application/json+oembed': [{ url: oembed }],
    });
    expect(pageMetadata(facts).alternates?.types).not.toHaveProperty([
      'application/json+oembed',
    ]);
  });
});
