import type { CreativeWorkLeaf, OrganizationLeaf, PodcastSeriesLeaf } from 'schema-dts';
import { pageAddress, podcastId, publisherId } from '@/lib/seo/names';
import { CLASS_PERMISSION_PATH } from '@/lib/site/classPermission';

/** What every description needs to know of the site. */
export interface Publication {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly siteName: string;
}

/** The podcast, by name, on a page that does not describe it. */
export const podcastReference = ({ origin, siteName }: Publication): PodcastSeriesLeaf => ({
  '@type': 'PodcastSeries',
  '@id': podcastId(origin),
  name: siteName,
  url: pageAddress(origin, '/'),
});

/** Who publishes, by name, on a page that does not describe them. */
export const publisherReference = ({ origin, siteName }: Publication): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': publisherId(origin),
  name: siteName,
  url: pageAddress(origin, '/'),
});

/** What a class may do, in words, and where the site says it: none of the licences that have an address. */
export const licenceNode = (permission: string, origin: string): CreativeWorkLeaf => ({
  '@type': 'CreativeWork',
  name: permission,
  url: origin + CLASS_PERMISSION_PATH,
});
