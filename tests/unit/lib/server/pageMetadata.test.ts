import { pageMetadata } from '@/lib/server/pageMetadata';

const facts = { title: 'Badr', description: 'Une bataille.', path: '/badr' };

afterEach(() => {
  delete process.env.SITE_URL;
});

describe('the metadata of a page', () => {
  it('have its own address, and the feed beside it', () => {
    expect(pageMetadata(facts).alternates).toMatchObject({
      canonical: '/badr',
      types: { 'application/rss+xml': [{ url: '/feed.xml' }] },
    });
  });

  it('have the site’s picture by default, with its size and text', () => {
    expect(pageMetadata(facts).openGraph).toMatchObject({
      images: [
        { url: '/og-default.jpg', width: 1200, height: 630, alt: expect.stringMatching(/./) },
      ],
    });
  });

  it('name its sound by an absolute address, twice over https', () => {
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

  it('link to its oEmbed response where it has one, beside the feed', () => {
    const oembed = 'https://site.example/api/oembed?url=x';
    expect(pageMetadata({ ...facts, oembed }).alternates?.types).toMatchObject({
      'application/json+oembed': [{ url: oembed, title: 'Badr' }],
      'application/rss+xml': [{ url: '/feed.xml' }],
    });
    const { types } = pageMetadata(facts).alternates ?? {};
    expect(types).not.toHaveProperty(['application/json+oembed']);
  });

  it('offer its player to X over https, and its picture otherwise', () => {
    const page = { ...facts, audio: { src: '/audio/badr.mp3', type: 'audio/mpeg' } };
    const player = '/embed/badr';
    expect(pageMetadata({ ...page, player }).twitter).toMatchObject({
      card: 'summary_large_image',
    });
    process.env.SITE_URL = 'https://chroniques.example';
    expect(pageMetadata({ ...page, player }).twitter).toMatchObject({
      card: 'player',
      players: [
        {
          playerUrl: 'https://chroniques.example/embed/badr',
          streamUrl: new URL('https://chroniques.example/audio/badr.mp3'),
          width: 640,
          height: 180,
        },
      ],
      images: [{ url: '/og-default.jpg' }],
    });
    const silent = pageMetadata(facts);
    expect(silent.twitter).toMatchObject({ card: 'summary_large_image' });
    expect(silent.openGraph).not.toHaveProperty('audio');
  });
});
