import { pageMetadata } from '@/lib/server/pageMetadata';

const page = {
  title: 'Badr',
  description: 'Une bataille.',
  path: '/episodes/badr',
  audio: { src: '/audio/badr.mp3', type: 'audio/mpeg' },
  oembed: 'https://chroniques.example/api/oembed?url=x',
  player: '/embed/badr',
};

describe('what a page with a player says where it is shared', () => {
  const { SITE_URL } = process.env;
  afterEach(() => {
    if (SITE_URL === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = SITE_URL;
  });

  it('offers its player to X over https', () => {
    process.env.SITE_URL = 'https://chroniques.example';
    expect(pageMetadata(page).twitter).toMatchObject({
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
  });

  it('offers its picture over http, and where nothing can be heard', () => {
    process.env.SITE_URL = 'http://localhost:3000';
    expect(pageMetadata(page).twitter).toMatchObject({ card: 'summary_large_image' });
    process.env.SITE_URL = 'https://chroniques.example';
    const { title, description, path } = page;
    const silent = pageMetadata({ title, description, path });
    expect(silent.twitter).toMatchObject({ card: 'summary_large_image' });
    expect(silent.openGraph).not.toHaveProperty('audio');
  });

  it('announces its oEmbed answer beside the feed', () => {
    expect(pageMetadata(page).alternates?.types).toMatchObject({
      'application/json+oembed': [{ url: page.oembed, title: 'Badr' }],
      'application/rss+xml': [{ url: '/feed.xml' }],
    });
  });
});
