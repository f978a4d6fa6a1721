const PREFIX_BY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ['www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['www.google.com/schemas/play-podcasts/1.0', 'googleplay'],
  ['podcastindex.org/namespace/1.0', 'podcast'],
  ['purl.org/dc/elements/1.1', 'dc'],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['search.yahoo.com/mrss', 'media'],
]);

const HEAD_LENGTH = 20_000;

/**
 * A function that gives a tag its usual prefix ('it:duration' → 'itunes:duration') from the declarations at the
 * top of the feed. Undeclared prefixes stay: strict namespace parsing would refuse the whole feed for one.
 */
export function usualPrefixes(xml: string): (tag: string) => string {
  const declared = xml
    .slice(0, HEAD_LENGTH)
    .matchAll(/\sxmlns:([\w.-]+)\s*=\s*["']([^"'<>]*)["']/g);
  const usual = new Map<string, string>();
  for (const [, prefix = '', address = ''] of declared) {
    const known = PREFIX_BY_ADDRESS.get(bare(address));
    if (known !== undefined) usual.set(prefix.toLowerCase(), known);
  }
  return (tag) => {
    const colon = tag.indexOf(':');
    const known = colon < 0 ? undefined : usual.get(tag.slice(0, colon));
    return known === undefined ? tag : `${known}${tag.slice(colon)}`;
  };
}

const bare = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');
