import { request } from '@/scripts/deploy/checks/request';
import { KINSHIP_PATH } from '@/lib/genealogy/address';

export interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Number of addresses drawn from the sitemap. */
const FROM_SITEMAP = 30;

const PAYLOAD = { RSC: '1' };

/** One address of each further kind of response (`lib/server/hosts/routes.ts`, the site image). */
const OTHERS: readonly Asked[] = [
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
  .map((path): Asked => ({ path }))
  .concat([
    { path: '/outils?_rsc=x', headers: PAYLOAD },
    { path: '/outils', headers: { ...PAYLOAD, 'Next-Router-Segment-Prefetch': '/_tree' } },
    { path: '/episodes?q=badr', headers: PAYLOAD },
    { path: '/nope', headers: PAYLOAD },
  ]);

/** Draws about sixty addresses: evenly spaced ones of the sitemap, a page's own files, and one of each further kind. */
export async function drawAddresses(origin: string): Promise<readonly Asked[]> {
  const { text } = await request(`${origin}/sitemap.xml`);
  const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const drawn = paths.filter(
    (_, index) => index % Math.ceil(paths.length / FROM_SITEMAP) === 0,
  );
  const page = await request(`${origin}/`);
  const first = (of: RegExp): readonly string[] => of.exec(page.text)?.slice(1, 2) ?? [];
  const episode = paths.find((path) => /^\/episodes\/[^/]+$/.test(path)) ?? '/';
  const files = [
    ...first(/src="(\/_next\/static\/chunks\/[^"]+\.js)"/),
    ...first(/href="(\/_next\/static\/chunks\/[^"]+\.css)"/),
    ...first(/property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)"/),
    ...[episode, episode.replace('/episodes/', '/embed/'), `${episode}/paquet.json`],
  ];
  return [...[...drawn, ...files].map((path) => ({ path })), ...OTHERS];
}
