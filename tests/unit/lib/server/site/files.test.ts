import { rangeForms } from '@/scripts/deploy/checks/rangeForms';
import { FILES } from '@/tests/fixtures/http/files';
import { ANSWERING, type Answering } from '@/tests/fixtures/http/host';

const PATH = '/audio/sample.mp3';
const SCRIPT = '/_next/static/chunks/0a1b.js';
const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT';
const bytes = FILES[PATH];

const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe.each(ANSWERING)('a file, of %s,', (_name, start) => {
  let answering: Answering;

  beforeAll(async () => {
    answering = await start();
  });
  afterAll(() => answering.close());
  const ask: Answering['ask'] = (...asked) => answering.ask(...asked);

  it.each(rangeForms(bytes.length))('answers $status to $name', async (form) => {
    const answer = await ask(PATH, { Range: form.header });
    expect(answer.status).toBe(form.status);
    const part = {
      200: null,
      206: `bytes ${form.start}-${form.end}/${bytes.length}`,
      416: `bytes */${bytes.length}`,
    };
    expect(answer.headers.get('content-range')).toBe(part[form.status]);
    if (form.status === 416) return;
    // Compared by `equals`: Jest looks at every byte for what it would print.
    expect((await bodyOf(answer)).equals(bytes.subarray(form.start, form.end + 1))).toBe(true);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  });

  it('has a strong tag and a date, with which a download is taken up again', async () => {
    const first = (await ask(PATH)).headers;
    const [etag = '', modified = ''] = [first.get('etag'), first.get('last-modified')].map(
      String,
    );
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    const status = async (headers: Record<string, string>) => (await ask(PATH, headers)).status;
    const Range = 'bytes=5-9';
    expect(await status({ Range, 'If-Range': etag })).toBe(206);
    expect(await status({ Range, 'If-Range': modified })).toBe(206);
    expect(await status({ Range, 'If-Range': '"another"' })).toBe(200);
    expect(await status({ Range, 'If-Range': `W/${etag}` })).toBe(200);
    expect(await status({ Range, 'If-Range': LONG_AGO })).toBe(200);
    expect(await status({ 'If-None-Match': etag })).toBe(304);
    expect(await status({ 'If-Modified-Since': modified })).toBe(304);
    expect(await status({ Range, 'If-None-Match': etag })).toBe(304);
    expect(await status({ 'If-Match': '"another"' })).toBe(412);
    expect(await status({ 'If-Unmodified-Since': LONG_AGO })).toBe(412);
    expect(await status({ 'If-Match': etag })).toBe(200);
  });

  it('tells to HEAD what GET sends, without its range', async () => {
    const answer = await ask(PATH, { Range: 'bytes=0-1' }, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(await bodyOf(answer)).toHaveLength(0);
  });

  it('is sent whole when it is empty', async () => {
    const answer = await ask('/empty.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('0');
  });

  it('is kept for ever when its name is a hash, for a day otherwise', async () => {
    const control = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await control(SCRIPT)).toBe('public, max-age=31536000, immutable');
    expect(await control('/covers/one.jpg')).toContain('public, max-age=86400');
    const lost = await ask('/_next/static/nope.js');
    expect(lost.status).toBe(404);
    expect(lost.headers.get('cache-control')).toBe('no-store');
  });

  it.each([SCRIPT, '/notes.txt'] as const)(
    'of text is compressed as the client can, with a tag for each: %s',
    async (path) => {
      const answers = await Promise.all(
        ['identity', 'gzip', 'gzip, br'].map((coding) =>
          ask(path, { 'Accept-Encoding': coding }),
        ),
      );
      const all = (name: string) => answers.map(({ headers }) => headers.get(name));
      expect(all('content-encoding')).toEqual([null, 'gzip', 'br']);
      expect(new Set(all('etag')).size).toBe(3);
      const [plain = 0, gzip = 0, br = 0] = all('content-length').map(Number);
      expect(br).toBeLessThan(gzip);
      expect(gzip).toBeLessThan(plain);
      expect(all('vary')).toEqual(Array(3).fill('Accept-Encoding'));
      for (const answer of answers)
        expect((await bodyOf(answer)).equals(FILES[path])).toBe(true);
    },
  );
});
