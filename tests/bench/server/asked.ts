type Headers = Readonly<Record<string, string>>;

const CODED = { 'Accept-Encoding': 'br' };

/** One request for each kind of response: name, path, headers. */
export const ASKED: readonly (readonly [string, string, Headers])[] = [
  ['a page', '/outils', CODED],
  ['its data', '/outils?_rsc', { ...CODED, RSC: '1' }],
  ['a search', '/episodes?q=medine', CODED],
  ['the list', '/episodes', CODED],
  ['the feed', '/api/feed', CODED],
  ['a kinship', '/outils/arbre-genealogique/lien?de=ali&a=khadija', CODED],
  ['a file', '/icons/sprite.svg', CODED],
  ['64 kB of sound', '/audio/sample.mp3', { Range: 'bytes=0-65535' }],
];

/** Requests that nginx passes on without its rate limit. */
export const PASSED_ON_BY_NGINX = ['64 kB of sound'];

/** Requests that nginx caches; it passes the others on at a limited rate. */
export const CACHED_BY_NGINX = ['a page', 'its data', 'the feed'];
