import { absolute, buildItem } from '@/lib/rss/buildItem';
import type { FeedFacts } from '@/lib/feed/read/facts';
import { rfc822 } from '@/lib/rss/rfc822';
import { seasonNumbers } from '@/lib/feed/read/seasons';
import { CLASS_PERMISSION_PATH } from '@/lib/site/classPermission';
import type { Site } from '@/lib/site/site';
import { tag, writeXml, type XmlTag } from '@/lib/rss/xmlWriter';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
} as const;

/**
 * Writes the podcast's own RSS 2.0 feed, with Apple's and Podcasting 2.0's tags. The output depends on the facts alone:
 * same facts, same bytes.
 */
export function buildFeed(facts: FeedFacts): string {
  const seasons = seasonNumbers(facts.episodes);
  const items = facts.episodes.map((episode) =>
    buildItem(episode, facts, seasons.get(episode.category ?? '')),
  );
  const tags = [...rssTags(facts), ...appleTags(facts), ...podcastTags(facts)];
  return writeXml(
    tag('rss', { version: '2.0', ...NAMESPACES }, tag('channel', {}, ...tags, ...items)),
  );
}

function rssTags({ site, episodes, origin, imageUrl }: FeedFacts): readonly XmlTag[] {
  const [latestTime] = episodes.flatMap(({ publishedAt }) => publishedAt ?? []);
  const buildDate = latestTime === undefined ? undefined : rfc822(latestTime);
  const year = buildDate?.split(' ')[3];
  return [
    tag('title', {}, site.name),
    tag('link', {}, `${origin}/`),
    tag('description', {}, site.description),
    tag('language', {}, 'fr'),
    tag('copyright', {}, ['©', year, site.name].filter((word) => word !== undefined).join(' ')),
    tag('managingEditor', {}, `${site.email} (${site.name})`),
    ...(buildDate === undefined ? [] : [tag('lastBuildDate', {}, buildDate)]),
    tag('atom:link', { href: `${origin}/feed.xml`, rel: 'self', type: 'application/rss+xml' }),
    ...(imageUrl === null
      ? []
      : [
          tag(
            'image',
            {},
            tag('url', {}, absolute(imageUrl, origin)),
            tag('title', {}, site.name),
            tag('link', {}, `${origin}/`),
          ),
        ]),
  ];
}

/** Builds Apple's tags; categories are names of Apple's list, in English. */
function appleTags({ site, origin, imageUrl }: FeedFacts): readonly XmlTag[] {
  const religion = tag('itunes:category', { text: 'Islam' });
  return [
    tag('itunes:author', {}, site.name),
    tag('itunes:summary', {}, site.description),
    tag('itunes:type', {}, 'serial'),
    tag('itunes:explicit', {}, 'false'),
    tag('itunes:category', { text: 'History' }),
    tag('itunes:category', { text: 'Religion & Spirituality' }, religion),
    tag(
      'itunes:owner',
      {},
      tag('itunes:name', {}, site.name),
      tag('itunes:email', {}, site.email),
    ),
    ...(imageUrl === null ? [] : [tag('itunes:image', { href: absolute(imageUrl, origin) })]),
  ];
}

/** Builds Podcasting 2.0's tags; `podcast:person` lists the crew only, since historical figures took no part. */
const podcastTags = ({ site, origin, podcastGuid }: FeedFacts): readonly XmlTag[] => [
  tag('podcast:guid', {}, podcastGuid),
  tag('podcast:locked', { owner: site.email }, 'yes'),
  tag('podcast:medium', {}, 'podcast'),
  tag('podcast:license', { url: origin + CLASS_PERMISSION_PATH }, site.classPermission),
  ...(site.funding === null
    ? []
    : [tag('podcast:funding', { url: site.funding.href }, site.funding.text)]),
  ...updateFrequencyTags(site.updateFrequency),
  tag('podcast:person', { role: 'host', group: 'cast', href: `${origin}/about` }, site.name),
];

const updateFrequencyTags = (frequency: Site['updateFrequency']): readonly XmlTag[] => {
  if (frequency === null) return [];
  const { text, rule, isComplete } = frequency;
  const attributes = { ...(isComplete && { complete: 'true' }), ...(rule && { rrule: rule }) };
  return [tag('podcast:updateFrequency', attributes, text)];
};
