import { NextRequest } from 'next/server';
import { GET } from '@/app/api/oembed/route';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadSite } from '@/lib/server/content/site';

const ORIGIN = 'http://localhost:3000';
const [episode] = loadEpisodes();
const PAGE = `${ORIGIN}/episodes/${episode?.slug}`;

const ask = (parameters: Record<string, string>): Response =>
  GET(new NextRequest(`${ORIGIN}/api/oembed?${new URLSearchParams(parameters).toString()}`));

describe('oEmbed', () => {
  it('describes to any site how to embed an episode of content, with a cache age', async () => {
    const answer = ask({ url: PAGE });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.json()).toMatchObject({
      type: 'rich',
      version: '1.0',
      title: episode?.title,
      provider_name: loadSite().name,
      width: 640,
      height: 180,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  it('gives a frame that fits the requested size and starts at the second of the link', async () => {
    const answer: unknown = await ask({
      url: `${PAGE}?t=75`,
      maxwidth: '320',
      maxheight: '170',
    }).json();
    expect(answer).toMatchObject({
      width: 320,
      height: 170,
      html: expect.stringContaining(`src="${ORIGIN}/embed/${episode?.slug}?t=75"`),
    });
    const { thumbnail_width: width } = Object(answer);
    expect(width).toBeLessThanOrEqual(170);
  });

  it('answers in XML as in JSON', async () => {
    const answer = ask({ url: PAGE, format: 'xml' });
    expect(answer.headers.get('content-type')).toContain('text/xml');
    expect(await answer.text()).toMatch(/^<\?xml [^]*<oembed>[^]*<type>rich<\/type>/);
  });

  it.each([
    [400, {}],
    [404, { url: `${ORIGIN}/episodes/nulle-part` }],
    [404, { url: PAGE.replace(ORIGIN, 'https://ailleurs.example') }],
    [501, { url: PAGE, format: 'yaml' }],
  ])('answers %i to an unknown request: %j', async (status, parameters) => {
    const answer = ask(parameters);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) });
  });
});
