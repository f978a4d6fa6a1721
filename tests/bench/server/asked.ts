type Headers = Readonly<Record<string, string>>;

const BROTLI_HEADERS = { 'Accept-Encoding': 'br' };

/**
 * One request for each kind of response: name, path, headers. Responses that are ready at the start come first; after
 * the rendered ones a file is requested again, since the framework is in memory by then.
 */
export const REQUESTS: readonly (readonly [string, string, Headers])[] = [
  ['a page', '/outils', BROTLI_HEADERS],
  ['its data', '/outils?_rsc', { ...BROTLI_HEADERS, RSC: '1' }],
  ['the list', '/episodes', BROTLI_HEADERS],
  ['a file', '/icons/sprite.svg', BROTLI_HEADERS],
  ['64 kB of sound', '/audio/sample.mp3', { Range: 'bytes=0-65535' }],
  ['the feed', '/api/feed', BROTLI_HEADERS],
  ['a search', '/episodes?q=medine', BROTLI_HEADERS],
  ['a kinship', '/outils/arbre-genealogique/lien?de=ali&a=khadija', BROTLI_HEADERS],
  ['a file after searches', '/icons/sprite.svg', BROTLI_HEADERS],
];

/** The last of the responses that are ready at the start. */
export const LAST_READY = '64 kB of sound';

/** Requests that nginx passes on without its rate limit. */
export const PASSED_ON_BY_NGINX = [LAST_READY];

/** Requests that nginx caches; nginx passes other requests on at a limited rate. */
export const CACHED_BY_NGINX = ['a page', 'its data', 'the feed'];
