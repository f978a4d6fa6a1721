import fc from 'fast-check';
import { parseRssFeed } from 'feedsmith';
import { buildFeed } from '@/lib/rss/build';
import { episodeNotes, notesText } from '@/lib/rss/buildNotes';
import { BADR, EXTRA, FACTS, ORIGIN, UNDATED } from '@/tests/fixtures/feed/facts';
import { episodesOf } from '@/tests/fixtures/feed/rss';

const xml = buildFeed(FACTS);
const feed = parseRssFeed(xml);
const [extra, badr] = feed.items ?? [];

describe('the built-in feed, read by another parser', () => {
  it('is a channel with the elements of RSS 2.0', () => {
    expect(feed).toMatchObject({
      title: 'Chroniques & récits',
      link: `${ORIGIN}/`,
      description: 'Un podcast d’histoire.',
      language: 'fr',
      copyright: '© 2025 Chroniques & récits',
      lastBuildDate: 'Sun, 17 Aug 2025 06:00:00 GMT',
      image: {
        url: `${ORIGIN}/covers/podcast.jpg`,
        title: 'Chroniques & récits',
        link: `${ORIGIN}/`,
      },
      atom: {
        links: [{ href: `${ORIGIN}/feed.xml`, rel: 'self', type: 'application/rss+xml' }],
      },
    });
  });

  it('has the elements that Apple requires and recommends for a show', () => {
    expect(feed.itunes).toMatchObject({
      author: 'Chroniques & récits',
      type: 'serial',
      explicit: false,
      image: `${ORIGIN}/covers/podcast.jpg`,
      owner: { name: 'Chroniques & récits', email: 'contact@example.org' },
      categories: [
        { text: 'History' },
        { text: 'Religion & Spirituality', categories: [{ text: 'Islam' }] },
      ],
    });
  });

  it('has the identity, the lock, the licence and the crew of Podcasting 2.0', () => {
    expect(feed.podcast).toEqual({
      guid: FACTS.podcastGuid,
      locked: { value: true, owner: 'contact@example.org' },
      medium: 'podcast',
      license: {
        display: 'Photocopie permise.',
        url: `${ORIGIN}/mentions-legales#pour-la-classe`,
      },
      persons: [
        {
          display: 'Chroniques & récits',
          role: 'host',
          group: 'cast',
          href: `${ORIGIN}/about`,
        },
      ],
    });
  });

  it('states the frequency of episodes and the page of support, once the owner has configured both', () => {
    const site = {
      ...FACTS.site,
      funding: { text: 'Soutenir & écouter', href: 'https://don.example/?a=1&b=2' },
      updateFrequency: {
        text: 'Chaque semaine',
        rule: 'FREQ=WEEKLY;BYDAY=SU',
        isComplete: true,
      },
    };
    expect(parseRssFeed(buildFeed({ ...FACTS, site })).podcast).toMatchObject({
      fundings: [{ display: 'Soutenir & écouter', url: 'https://don.example/?a=1&b=2' }],
      updateFrequency: {
        display: 'Chaque semaine',
        rrule: 'FREQ=WEEKLY;BYDAY=SU',
        complete: true,
      },
    });
  });

  it('has an item with the elements of RSS and Apple for an episode', () => {
    expect(badr).toMatchObject({
      title: BADR.title,
      link: `${ORIGIN}/episodes/episode-09-badr`,
      guid: { value: 'episode-09-badr', isPermaLink: false },
      pubDate: 'Sun, 27 Jul 2025 06:00:00 GMT',
      dc: { creators: ['Chroniques & récits'] },
      enclosures: [
        { url: `${ORIGIN}/audio/episode-09-badr.mp3`, length: 1234, type: 'audio/mpeg' },
      ],
      itunes: {
        title: '« Badr » & 3 < 7',
        author: 'Chroniques & récits',
        summary: 'Trois batailles.',
        duration: 750,
        explicit: false,
        image: `${ORIGIN}/covers/badr.jpg`,
        season: 1,
        episode: 9,
        episodeType: 'full',
      },
    });
  });

  it('has the notes as text and as simple HTML', () => {
    expect(badr?.description).toBe(
      'Un puits & trois cents hommes.\n\n#Badr #Uhud\n\nChapitres\n\n• Les puits\n\nSources\n\n• A. Auteur, Un livre, 2001',
    );
    expect(badr?.content?.encoded).toBe(
      '<p>Un puits &amp; trois cents hommes.</p><p>#Badr #Uhud</p><p>Chapitres</p><ul><li>Les puits</li></ul><p>Sources</p><ul><li>A. Auteur, Un livre, 2001</li></ul>',
    );
  });

  it('links to the existing transcript, chapters and places', () => {
    expect(badr?.podcast).toEqual({
      transcripts: [
        { url: `${ORIGIN}/audio/episode-09-badr.vtt`, type: 'text/vtt', language: 'fr' },
      ],
      chapters: {
        url: `${ORIGIN}/audio/episode-09-badr.chapters.json`,
        type: 'application/json+chapters',
      },
      locations: [{ display: 'Badr', rel: 'subject', geo: 'geo:23.78,38.79' }],
    });
    expect(extra?.podcast).toBeUndefined();
  });

  it('links to the chapters with pictures of an episode whose chapters are known', () => {
    const audioChapters = [{ title: 'Les puits', start: 0 }];
    const episodes = [{ ...BADR, audioChapters }];
    expect(
      parseRssFeed(buildFeed({ ...FACTS, episodes })).items?.[0]?.podcast?.chapters,
    ).toEqual({
      url: `${ORIGIN}/episodes/episode-09-badr/chapitres.json`,
      type: 'application/json+chapters',
    });
  });

  it('marks an episode outside the series as a bonus, without number or season', () => {
    expect(extra?.itunes).toMatchObject({ episodeType: 'bonus', duration: 59 });
    expect(extra?.itunes).not.toHaveProperty('episode');
    expect(extra?.itunes).not.toHaveProperty('season');
  });

  it('shows the common cover for an episode that has none of its own', () =>
    expect(extra?.itunes?.image).toBe(`${ORIGIN}${EXTRA.picture.src}`));
});

describe('the built-in feed', () => {
  it('has the same bytes for the same content', () => {
    expect(buildFeed(FACTS)).toBe(xml);
  });

  it('is read back with the same episodes', async () => {
    const expected = (episode: typeof BADR) => ({
      guid: episode.slug,
      title: episode.title,
      audioUrl: `${ORIGIN}${episode.audio.url}`,
      author: 'Chroniques & récits',
      description: notesText(episodeNotes(episode)),
      link: `${ORIGIN}/episodes/${episode.slug}`,
    });
    await expect(episodesOf(xml)).resolves.toEqual([
      {
        ...expected(EXTRA),
        imageUrl: `${ORIGIN}${EXTRA.picture.src}`,
        date: '2025-08-17T06:00:00.000Z',
        duration: 59,
      },
      {
        ...expected(BADR),
        imageUrl: `${ORIGIN}/covers/badr.jpg`,
        date: '2025-07-27T06:00:00.000Z',
        duration: 750,
      },
    ]);
  });

  it('preserves any title', async () => {
    const characters = fc.constantFrom(...'aé&<>"’;#]', '🏹', ' مكة ');
    const titles = fc.string({ unit: characters, minLength: 1 }).map((title) => `|${title}|`);
    await fc.assert(
      fc.asyncProperty(titles, async (title) => {
        const built = buildFeed({ ...FACTS, episodes: [{ ...BADR, title }] });
        expect(parseRssFeed(built).items?.[0]?.title).toBe(title);
      }),
    );
  });

  it('omits the characters that XML forbids', async () => {
    const title = 'A\u0000\u001fB\ud800C\uffff';
    const [episode] = await episodesOf(buildFeed({ ...FACTS, episodes: [{ ...BADR, title }] }));
    expect(episode?.title).toBe('ABC');
  });

  it('omits its date without a dated episode', () => {
    const undatedXml = buildFeed({ ...FACTS, episodes: [UNDATED], imageUrl: null });
    expect(undatedXml).not.toMatch(/pubDate|lastBuildDate|NaN|undefined|null/);
  });
});
