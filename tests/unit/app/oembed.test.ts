import { NextRequest } from 'next/server';
import { GET } from '@/app/api/oembed/route';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadSite } from '@/lib/server/content/site';

const ORIGIN = 'http://localhost:3000';
const [episode] = loadEpisodes();
const PAGE = `${ORIGIN}/episodes/${episode?.slug}`;

const requestOembed = (parameters: Record<string, string>): Response =>
  GET(new NextRequest(`${ORIGIN}/api/oembed?${new URLSearchParams(parameters).toString()}`));

describe('oEmbed', () => {
  it('describes to any origin how to embed an episode of content, with a cache age', async () => {
    const response = requestOembed({ url: PAGE });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.json()).toMatchObject({
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

  it('returns a frame that fits the requested size and starts at the second of the link', async () => {
    const response: unknown = await requestOembed({
      url: `${PAGE}?t=75`,
      maxwidth: '320',
      maxheight: '170',
    }).json();
    expect(response).toMatchObject({
      width: 320,
      height: 170,
      html: expect.stringContaining(`src="${ORIGIN}/embed/${episode?.slug}?t=75"`),
    });
    const { thumbnail_width: width } = Object(response);
    expect(width).toBeLessThanOrEqual(170);
  });

  it('answers in XML when the request asks for that format', async () => {
    const response = requestOembed({ url: PAGE, format: 'xml' });
    expect(response.headers.get('content-type')).toContain('text/xml');
    expect(await response.text()).toMatch(/^<\?xml [^]*<oembed>[^]*<type>rich<\/type>/);
  });

  it.each([
    [400, {}],
    [404, { url: `${ORIGIN}/episodes/nulle-part` }],
    [404, { url: PAGE.replace(ORIGIN, 'https://ailleurs.example') }],
    [501, { url: PAGE, format: 'yaml' }],
  ])('answers %i to an unknown request: %j', async (status, parameters) => {
    const response = requestOembed(parameters);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\.$/) });
  });
});
