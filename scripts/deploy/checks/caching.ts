import { request } from '@/scripts/deploy/checks/request';
import { unless, type Check } from '@/scripts/deploy/verdict';

/** In seconds: the longest shared caching of a page, whose files disappear with its build. */
const PAGE_SECONDS = 3600;

/** Checks the cache lifetime of each kind of response, and that conditional requests get a 304. */
export const caching: Check = {
  title: 'Les caches gardent ce qu’il faut, le temps qu’il faut',
  async run(origin) {
    const pages = await Promise.all(
      ['/', '/outils', '/tools.json', '/feed.xml'].map((path) => page(origin, path)),
    );
    const search = (await request(`${origin}/episodes?q=badr`)).header('cache-control');
    const notFound = (await request(`${origin}/nulle-part`)).header('cache-control');
    return {
      faults: [
        ...pages.flat(),
        ...unless(
          /no-store/.test(search),
          `Une recherche, faite pour un visiteur, peut être gardée : « ${search} ».`,
        ),
        ...unless(
          /no-store/.test(notFound) || sharedSeconds(notFound) <= 60,
          `Une page absente est gardée ${sharedSeconds(notFound)} s : « ${notFound} ».`,
        ),
      ],
    };
  },
};

async function page(origin: string, path: string): Promise<readonly string[]> {
  const first = await request(origin + path);
  const [cacheControl, etag] = [first.header('cache-control'), first.header('etag')];
  const conditional =
    etag === '' ? null : await request(origin + path, { 'If-None-Match': etag });
  return [
    ...unless(first.status === 200, `${path} répond ${first.status}, au lieu de 200.`),
    ...unless(
      /public/.test(cacheControl) && sharedSeconds(cacheControl) <= PAGE_SECONDS,
      `${path} doit être gardée quelques minutes : « ${cacheControl} ».`,
    ),
    ...unless(etag !== '', `${path} n’a pas d’ETag.`),
    ...unless(
      conditional === null || conditional.status === 304,
      `${path} est envoyée à qui l’a déjà (${conditional?.status}, au lieu de 304).`,
    ),
  ];
}

/** Returns the freshness lifetime of a response in a shared cache, in seconds (RFC 9111 §5.2.2.10). */
const sharedSeconds = (control: string): number =>
  Number((/s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control))?.[1] ?? Infinity);
