import { request } from '@/scripts/deploy/checks/request';
import { KINSHIP_PATH } from '@/lib/genealogy/address';

export interface AddressRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Number of addresses drawn from the sitemap. */
const SITEMAP_COUNT = 30;

const PAYLOAD = { RSC: '1' };

/** One address of each further kind of response (`lib/server/hosts/routes.ts`, the site image). */
const FURTHER_REQUESTS: readonly AddressRequest[] = [
  ...['/api/health', '/api/ready', '/api/feed', '/api/feed/latest', '/feed.xml'],
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/tools.json'],
  ...['/.well-known/security.txt', '/hors-ligne/paquet.json', '/audio/sample.mp3', '/icon.svg'],
  ...[
    '/embed/nope',
    '/nope',
    '/outils/',
    '//outils',
    '/%',
    '/_next/static/nope.js',
    '/?_rsc=x',
  ],
  ...['/episodes?page=1', '/episodes?ordre=recit', '/episodes?q=badr', KINSHIP_PATH],
  ...[`${KINSHIP_PATH}?de=muhammad&a=ali`, '/api/oembed?url=x'],
]
  .map((path): AddressRequest => ({ path }))
  .concat([
    { path: '/outils?_rsc=x', headers: PAYLOAD },
    { path: '/outils', headers: { ...PAYLOAD, 'Next-Router-Segment-Prefetch': '/_tree' } },
    { path: '/episodes?q=badr', headers: PAYLOAD },
    { path: '/nope', headers: PAYLOAD },
  ]);

/** Draws about sixty addresses: paths spread over the sitemap, a page's own files, one of each further kind. */
export async function drawAddresses(origin: string): Promise<readonly AddressRequest[]> {
  const { text } = await request(`${origin}/sitemap.xml`);
  const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const sitemapPaths = paths.filter(
    (_, index) => index % Math.ceil(paths.length / SITEMAP_COUNT) === 0,
  );
  const page = await request(`${origin}/`);
  const firstMatch = (pattern: RegExp): readonly string[] =>
    pattern.exec(page.text)?.slice(1, 2) ?? [];
  const episode = paths.find((path) => /^\/episodes\/[^/]+$/.test(path)) ?? '/';
  const files = [
    ...firstMatch(/src="(\/_next\/static\/chunks\/[^"]+\.js)"/),
    ...firstMatch(/href="(\/_next\/static\/chunks\/[^"]+\.css)"/),
    ...firstMatch(/property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)"/),
    ...[episode, episode.replace('/episodes/', '/embed/'), `${episode}/paquet.json`],
  ];
  return [...[...sitemapPaths, ...files].map((path) => ({ path })), ...FURTHER_REQUESTS];
}
