import type {
  OrganizationLeaf,
  PodcastSeriesLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { absolute } from '@/lib/rss/buildItem';
import { ownerLinks } from '@/lib/seo/graph/ownerLinks';
import { pageAddress, podcastId, publisherId, websiteId } from '@/lib/seo/ids';
import { SEARCH_PATH } from '@/lib/search/address';
import type { Site } from '@/lib/site/site';

export interface SiteFacts {
  readonly site: Site;
  /** Without a trailing slash. */
  readonly origin: string;
  /** UUIDv5 of the feed's address. */
  readonly podcastGuid: string;
  /** The show's picture, as an address of the site or an absolute address. */
  readonly imageUrl: string | null;
}

/** Builds the PodcastSeries, in the words of the home page. */
export function podcastSeries(facts: SiteFacts): PodcastSeriesLeaf {
  const { site, origin, podcastGuid, imageUrl } = facts;
  const publisherOrganization = { '@id': publisherId(origin) };
  return {
    '@type': 'PodcastSeries',
    '@id': podcastId(origin),
    name: site.name,
    url: pageAddress(origin, '/'),
    description: site.banner.intro,
    ...(imageUrl === null ? {} : { image: absolute(imageUrl, origin) }),
    inLanguage: 'fr',
    genre: 'Histoire',
    author: publisherOrganization,
    publisher: publisherOrganization,
    webFeed: `${origin}/feed.xml`,
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'podcast:guid',
      value: podcastGuid,
    },
    isAccessibleForFree: true,
    ...sameAs(site),
  };
}

/** Builds the Organization that publishes the podcast and the site. */
export const publisherOrganization = ({ site, origin }: SiteFacts): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': publisherId(origin),
  name: site.name,
  url: pageAddress(origin, '/'),
  logo: `${origin}/icons/icon-512.png`,
  ...sameAs(site),
});

/** Builds the WebSite with its SearchAction. */
export const webSite = ({ site, origin }: SiteFacts): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': websiteId(origin),
  name: site.name,
  url: pageAddress(origin, '/'),
  inLanguage: 'fr',
  publisher: { '@id': publisherId(origin) },
  potentialAction: searchAction(origin),
});

const searchAction = (origin: string): WithActionConstraints<SearchActionLeaf> => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${origin}${SEARCH_PATH}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});

function sameAs(site: Site): { readonly sameAs?: readonly string[] } {
  const links = ownerLinks(site);
  return links.length === 0 ? {} : { sameAs: links };
}
