import fc from 'fast-check';
import { parseFeed } from '@/lib/feed/read/parse';
import {
  ENCLOSURE,
  FEED_URL,
  episodeOf,
  episodesOf,
  item,
  read,
  rss,
  utf8,
} from '@/tests/fixtures/feed/rss';

describe('a feed', () => {
  it('makes an episode of an item', async () => {
    const xml = `
      <guid isPermaLink="false"> abc-1 </guid>
      <title>Badr</title>
      <link>/notes/1</link>
      <dc:creator>Chroniques</dc:creator>
      <itunes:image href="/covers/1.jpg"/>
      <itunes:duration>12:30</itunes:duration>
      <pubDate>Sun, 01 Jun 2025 06:00:00 GMT</pubDate>
      <description>La bataille.</description>
      <enclosure url="/audio/1.mp3?token=9" type="audio/mpeg" length="0"/>`;
    await expect(episodeOf(xml, '<link>https://show.example.org/</link>')).resolves.toEqual({
      guid: 'abc-1',
      title: 'Badr',
      audioUrl: 'https://show.example.org/audio/1.mp3?token=9',
      imageUrl: 'https://show.example.org/covers/1.jpg',
      author: 'Chroniques',
      description: 'La bataille.',
      date: '2025-06-01T06:00:00.000Z',
      duration: 750,
      link: 'https://show.example.org/notes/1',
    });
  });

  it('makes an episode of a minimal item with the image and author of its channel, and null for absent facts', async () => {
    const channel = `<itunes:author>Chroniques</itunes:author>
      <image><url>https://show.example.org/show.jpg</url></image>`;
    await expect(episodeOf('', channel)).resolves.toEqual({
      guid: 'https://cdn.example.org/a.mp3',
      title: 'Épisode sans titre',
      audioUrl: 'https://cdn.example.org/a.mp3',
      imageUrl: 'https://show.example.org/show.jpg',
      author: 'Chroniques',
      description: '',
      date: null,
      duration: null,
      link: null,
    });
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blank lines', ' \n\n ', 'empty'],
    ['a prolog alone', '<?xml version="1.0"?>', 'empty'],
    ['plain text', 'Service Unavailable', 'empty'],
    ['JSON', '{"error":"gone"}', 'empty'],
    ['an HTML page', '<!DOCTYPE html><html><body><p>Oops<br></body></html>', 'html'],
    ['an XHTML page', '<?xml version="1.0"?><html><body/></html>', 'html'],
    ['an Atom feed', '<feed xmlns="http://www.w3.org/2005/Atom"/>', 'not-rss'],
    ['an rss without channel', '<rss version="2.0"/>', 'not-rss'],
    ['an empty channel', '<rss version="2.0"><channel/></rss>', 'not-rss'],
    ['a feed without item', rss('<title>Vide</title>'), 'no-episode'],
    ['a feed of texts only', rss(item('<title>Billet</title>')), 'no-episode'],
    ['a feed cut short', rss(item(ENCLOSURE)).slice(0, -20), 'malformed'],
    ['crossed tags', rss('<title><b>a</title></b>'), 'malformed'],
    ['an attribute without quotes', rss('<item><enclosure url=a.mp3/></item>'), 'malformed'],
    [
      'declared entities that multiply',
      `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${rss(item(ENCLOSURE)).slice(38)}`,
      'entities',
    ],
    [
      'an entity that reads a file',
      '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss/>',
      'entities',
    ],
    ['a declaration unknown to XML', rss('<!AAAA>' + item(ENCLOSURE)), 'declaration'],
    ['a million tags', rss('<a/>'.repeat(1_000_000)), 'too-many-tags'],
    ['millions of bare ampersands', rss('& '.repeat(1_000_001)), 'too-many-references'],
    [
      'a text of more than a million characters',
      rss(item(`<title>${'&amp;'.repeat(999_000)}${'e'.repeat(100_000)}</title>${ENCLOSURE}`)),
      'too-long-text',
    ],
    [
      'an instruction of more than a million characters',
      rss(`<?p ${'e'.repeat(1_200_000)}?>`),
      'too-long-text',
    ],
    [
      'an instruction whose name has more than a million characters',
      rss(`<?${'e'.repeat(1_200_000)}?>`),
      'too-long-text',
    ],
    [
      'three hundred attributes',
      rss(`<a ${Array.from({ length: 300 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      'malformed',
    ],
    [
      'a comment of more than a million characters',
      rss(`<!-- ${'e'.repeat(1_200_000)} -->`),
      'too-long-text',
    ],
    ['a parameter entity', '<!DOCTYPE rss [<!ENTITY % x "y">]><rss/>', 'entities'],
  ])('is refused with its reason: %s', async (_, xml, kind) => {
    await expect(read(xml)).resolves.toMatchObject({ ok: false, error: { kind } });
  });

  it('is read when it only declares an entity of HTML', async () => {
    const xml = rss(item(`<title>A&nbsp;B</title>${ENCLOSURE}`)).replace(
      '?>',
      '?><!DOCTYPE rss [<!ENTITY nbsp "&#160;">]>',
    );
    await expect(episodesOf(xml)).resolves.toMatchObject([{ title: 'A\u00a0B' }]);
  });

  it('may contain any declaration in comments, CDATA and a document type', async () => {
    const notes = '<description><![CDATA[<!doctype x><!if y>]]></description><!-- <!z> -->';
    const xml = rss(item(notes + ENCLOSURE)).replace(
      '?>',
      '?><!DOCTYPE rss [<!ELEMENT a ANY>]>',
    );
    await expect(episodesOf(xml)).resolves.toHaveLength(1);
  });

  it('is read without the marks, blank lines and warnings before its prolog, and the comments after its end', async () => {
    const xml = `\ufeff\ufeff\n\nWarning: x\n${rss(item(ENCLOSURE))}<!-- served in 3 ms -->`;
    await expect(episodesOf(xml)).resolves.toHaveLength(1);
  });

  it('gives a result, whatever its bytes', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ maxLength: 300 }).map(utf8),
      fc.nat({ max: 400 }).map((length) => utf8(rss(item(ENCLOSURE)).slice(0, length))),
    );
    await fc.assert(
      fc.asyncProperty(bytes, fc.string(), async (body, contentType) => {
        const result = await parseFeed(body, { contentType, url: FEED_URL });
        expect(typeof result.ok).toBe('boolean');
      }),
    );
  });

  const MANY = 300_000;

  it.each([
    ['“less than” signs', '<'.repeat(MANY)],
    ['references to control characters', `<rss>${'&#1;'.repeat(MANY)}`],
    ['declarations', `<!DOCTYPE ${'<!ENTITY '.repeat(MANY)}<a`],
    ['words of a prolog', `<?xml ${' encoding'.repeat(MANY)}`],
    [
      'tags in a title',
      rss(item(`<title><![CDATA[${'<p '.repeat(MANY)}]]></title>${ENCLOSURE}`)),
    ],
    ['nested tags', rss(item(`${'<b>'.repeat(50_000)}${'</b>'.repeat(50_000)}${ENCLOSURE}`))],
    [
      'colons in a duration',
      rss(item(`<itunes:duration>1${':1'.repeat(MANY)}</itunes:duration>`)),
    ],
    ['names in an author', rss(item(`<author>${'a@'.repeat(MANY)}</author>${ENCLOSURE}`))],
    ['brackets around an address', rss(item(`<enclosure url="${'('.repeat(MANY)}http://a"/>`))],
    ['brackets after an address', rss(item(`<link>${']'.repeat(MANY)}x</link>${ENCLOSURE}`))],
    ['words in a date', rss(item(`<pubDate>${'a '.repeat(MANY)}</pubDate>${ENCLOSURE}`))],
    [
      'blank lines in notes',
      rss(item(`<description>${' \n'.repeat(MANY)}x</description>${ENCLOSURE}`)),
    ],
  ])('gives a result in linear time with 50,000 or more %s', async (_, xml) => {
    const result = await read(xml);
    expect(typeof result.ok).toBe('boolean');
  });

  it('is served as UTF-8, and declares it', async () => {
    const source = rss(item(`<title>Épée</title>${ENCLOSURE}`)).replace('UTF-8', 'ISO-8859-1');
    const result = await parseFeed(Buffer.from(source, 'latin1'), {
      contentType: 'application/rss+xml',
      url: FEED_URL,
    });
    expect(result).toMatchObject({ ok: true, value: { repaired: false } });
    if (!result.ok) return;
    expect(result.value.encoding).toBe('windows-1252');
    const xml = new TextDecoder().decode(result.value.xml);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss/);
    expect(xml).toContain('Épée');
  });

  it('is read with 10,000 episodes', async () => {
    const items = Array.from({ length: 10_000 }, (_, index) =>
      item(`<guid>${index}</guid><title>${index}</title>${ENCLOSURE}`),
    );
    await expect(episodesOf(rss(items.join('')))).resolves.toHaveLength(10_000);
  });
});
