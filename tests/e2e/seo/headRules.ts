import { episodes } from '@/tests/e2e/content';
import type { Rule } from './crawler';
import { eachPage, isListed, ownPath, pagesOf, repeated } from './eachPage';

const LONGEST_TITLE = 75;
/** Characters of a title that search results show at least. */
const MIN_SHOWN_CHARACTERS = 60;

const EPISODE = /^\/episodes\/([^/]+)$/;
const audioOf = (slug: string): string =>
  episodes.find((one) => one.slug === slug)?.audioUrl ?? `/audio/${slug}.mp3`;

/** Rules of each page's head: for search engines, shares and podcast applications. */
export const HEAD_RULES: Readonly<Record<string, Rule>> = {
  'each page has a title that no other has': (crawl) =>
    repeated(pagesOf(crawl).map(({ title }) => title)),
  'each page that is listed has a title of 75 characters at most, told by its first sixty': (
    crawl,
  ) => {
    const titles = pagesOf(crawl)
      .filter(isListed)
      .map(({ title }) => title);
    return [
      ...titles.filter((title) => title === '' || title.length > LONGEST_TITLE),
      ...repeated(titles.map((title) => title.slice(0, MIN_SHOWN_CHARACTERS))),
    ];
  },
  'each page has one description, of 50 to 160 characters, that no other has': (crawl) => [
    ...repeated(pagesOf(crawl).flatMap(({ metas }) => metas.description ?? [])),
    ...eachPageDescription(crawl),
  ],
  'each page says that it is itself, in French, under one h1': eachPage(
    ({ links, metas, path, lang, headings }, crawl) => {
      const canonical = (links.canonical ?? []).map((address) => crawl.pathOf(address) || '/');
      if (canonical.join() !== path) return `canonical ${canonical.join()}`;
      if (ownPath(crawl, metas['og:url']) !== path) return `og:url ${metas['og:url']?.join()}`;
      if (lang !== 'fr') return `lang ${lang}`;
      return headings.length !== 1 && `${headings.length} h1`;
    },
  ),
  'each page announces the RSS feed and the manifest': eachPage(({ links }, crawl) => {
    const feeds = links['alternate application/rss+xml'] ?? [];
    return (
      feeds.map((feed) => crawl.pathOf(feed)).join() !== '/feed.xml' ||
      links.manifest?.join() !== '/manifest.webmanifest'
    );
  }),
  'the page of each episode gives its sound with its type, and where a site that shows it asks':
    (crawl) => {
      const found = pagesOf(crawl).filter(({ path }) => EPISODE.test(path));
      const wrong = eachPage(({ path, metas, links }) => {
        const [, slug] = EPISODE.exec(path) ?? [];
        if (slug === undefined) return null;
        const [audio] = metas['og:audio'] ?? [];
        if (crawl.pathOf(audio ?? '-') !== audioOf(slug) && audio !== audioOf(slug))
          return `og:audio ${audio}`;
        if (metas['og:audio:type']?.[0] !== 'audio/mpeg') return 'og:audio:type';
        const [asked = ''] = links['alternate application/json+oembed'] ?? [];
        const named = URL.canParse(asked) && new URL(asked).searchParams.get('url');
        return (named && crawl.pathOf(named)) !== path && `oEmbed ${asked}`;
      })(crawl);
      return found.length === episodes.length ? wrong : [`${found.length} episodes`];
    },
};

const eachPageDescription = (crawl: Parameters<Rule>[0]): readonly string[] =>
  pagesOf(crawl).flatMap(({ metas, path }) => {
    const [given = '', ...more] = metas.description ?? [];
    return more.length === 0 && given.length >= 50 && given.length <= 160
      ? []
      : [`${path}: ${given.length} characters`];
  });
