import { episodes } from '@/tests/e2e/content';
import type { Rule } from './crawler';
import { eachPage, isListed, ownPath, pagesOf, repeatedValues } from './eachPage';

const MAX_TITLE_LENGTH = 75;
/** Characters of a title that search results show at least. */
const MIN_SHOWN_CHARACTERS = 60;

const EPISODE = /^\/episodes\/([^/]+)$/;
const audioOf = (slug: string): string =>
  episodes.find((episode) => episode.slug === slug)?.audioUrl ?? `/audio/${slug}.mp3`;

/** Rules of each page's head: for search engines, shares and podcast applications. */
export const HEAD_RULES: Readonly<Record<string, Rule>> = {
  'each page has a unique title': (crawl) =>
    repeatedValues(pagesOf(crawl).map(({ title }) => title)),
  'each indexable page has a title of 75 characters at most, unique within the first sixty': (
    crawl,
  ) => {
    const titles = pagesOf(crawl)
      .filter(isListed)
      .map(({ title }) => title);
    return [
      ...titles.filter((title) => title === '' || title.length > MAX_TITLE_LENGTH),
      ...repeatedValues(titles.map((title) => title.slice(0, MIN_SHOWN_CHARACTERS))),
    ];
  },
  'each page has one unique description, of 50 to 160 characters': (crawl) => [
    ...repeatedValues(pagesOf(crawl).flatMap(({ metas }) => metas.description ?? [])),
    ...descriptionViolations(crawl),
  ],
  'each page is its own canonical page, in French, with one h1': eachPage(
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
  'the page of each episode states its audio with the type, and its oEmbed address': (
    crawl,
  ) => {
    const episodePages = pagesOf(crawl).filter(({ path }) => EPISODE.test(path));
    const violations = eachPage(({ path, metas, links }) => {
      const [, slug] = EPISODE.exec(path) ?? [];
      if (slug === undefined) return null;
      const [audio] = metas['og:audio'] ?? [];
      if (crawl.pathOf(audio ?? '-') !== audioOf(slug) && audio !== audioOf(slug))
        return `og:audio ${audio}`;
      if (metas['og:audio:type']?.[0] !== 'audio/mpeg') return 'og:audio:type';
      const [oembedAddress = ''] = links['alternate application/json+oembed'] ?? [];
      const episodeAddress =
        URL.canParse(oembedAddress) && new URL(oembedAddress).searchParams.get('url');
      return (
        (episodeAddress && crawl.pathOf(episodeAddress)) !== path && `oEmbed ${oembedAddress}`
      );
    })(crawl);
    return episodePages.length === episodes.length
      ? violations
      : [`${episodePages.length} episodes`];
  },
};

const descriptionViolations = (crawl: Parameters<Rule>[0]): readonly string[] =>
  pagesOf(crawl).flatMap(({ metas, path }) => {
    const [description = '', ...otherDescriptions] = metas.description ?? [];
    return otherDescriptions.length === 0 &&
      description.length >= 50 &&
      description.length <= 160
      ? []
      : [`${path}: ${description.length} characters`];
  });
