import { request } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

/** In seconds: the longest shared caching of a page, whose files disappear with its build. */
const PAGE_SECONDS = 3600;

/** Checks the cache lifetime of each kind of response, and that conditional requests get a 304. */
export const caching: Check = {
  title: 'Les caches gardent ce qu’il faut, le temps qu’il faut',
  async run(origin) {
    const pages = await Promise.all(
      ['/', '/outils', '/tools.json', '/feed.xml'].map((path) => pageFaults(origin, path)),
    );
    const searchCacheControl = (await request(`${origin}/episodes?q=badr`)).header(
      'cache-control',
    );
    const notFoundCacheControl = (await request(`${origin}/nulle-part`)).header(
      'cache-control',
    );
    return {
      faults: [
        ...pages.flat(),
        ...faultUnless(
          /no-store/.test(searchCacheControl),
          `Une recherche, faite pour un visiteur, peut être gardée : « ${searchCacheControl} ».`,
        ),
        ...faultUnless(
          /no-store/.test(notFoundCacheControl) || sharedSeconds(notFoundCacheControl) <= 60,
          `Une page absente est gardée ${sharedSeconds(notFoundCacheControl)} s : « ${notFoundCacheControl} ».`,
        ),
      ],
    };
  },
};

async function pageFaults(origin: string, path: string): Promise<readonly string[]> {
  const response = await request(origin + path);
  const [cacheControl, etag] = [response.header('cache-control'), response.header('etag')];
  const conditional =
    etag === '' ? null : await request(origin + path, { 'If-None-Match': etag });
  return [
    ...faultUnless(
      response.status === 200,
      `${path} répond ${response.status}, au lieu de 200.`,
    ),
    ...faultUnless(
      /public/.test(cacheControl) && sharedSeconds(cacheControl) <= PAGE_SECONDS,
      `${path} doit être gardée quelques minutes : « ${cacheControl} ».`,
    ),
    ...faultUnless(etag !== '', `${path} n’a pas d’ETag.`),
    ...faultUnless(
      conditional === null || conditional.status === 304,
      `${path} est envoyée à qui l’a déjà (${conditional?.status}, au lieu de 304).`,
    ),
  ];
}

/** Returns the freshness lifetime of a response in a shared cache, in seconds (RFC 9111 §5.2.2.10). */
const sharedSeconds = (cacheControl: string): number =>
  Number(
    (/s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl))?.[1] ??
      Infinity,
  );
