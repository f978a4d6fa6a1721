import { pageMetadata } from '@/lib/server/pageMetadata';

const facts = { title: 'Badr', description: 'Une bataille.', path: '/badr' };

afterEach(() => {
  delete process.env.SITE_URL;
});

describe('the metadata of a page', () => {
  it('have the page’s canonical address, and the feed as an alternate', () => {
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

  it('have the absolute address of its audio, and a secure address over https', () => {
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

  it('link to the page’s oEmbed response, if any, beside the feed', () => {
    const oembed = 'https://site.example/api/oembed?url=x';
    expect(pageMetadata({ ...facts, oembed }).alternates?.types).toMatchObject({
      'application/json+oembed': [{ url: oembed, title: 'Badr' }],
      'application/rss+xml': [{ url: '/feed.xml' }],
    });
    const { types } = pageMetadata(facts).alternates ?? {};
    expect(types).not.toHaveProperty(['application/json+oembed']);
  });

  it('have a player card for X over https, and an image card otherwise', () => {
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
    const withoutAudio = pageMetadata(facts);
    expect(withoutAudio.twitter).toMatchObject({ card: 'summary_large_image' });
    expect(withoutAudio.openGraph).not.toHaveProperty('audio');
  });
});
