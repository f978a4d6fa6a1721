import type { CreativeWorkLeaf, OrganizationLeaf, PodcastSeriesLeaf } from 'schema-dts';
import { pageAddress, podcastId, publisherId } from '@/lib/seo/ids';
import { CLASS_PERMISSION_PATH } from '@/lib/site/classPermission';

/** Facts about the site that every description needs. */
export interface Publication {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly siteName: string;
}

/** Builds a reference to the podcast, by name, for a page that does not describe the podcast. */
export const podcastReference = ({ origin, siteName }: Publication): PodcastSeriesLeaf => ({
  '@type': 'PodcastSeries',
  '@id': podcastId(origin),
  name: siteName,
  url: pageAddress(origin, '/'),
});

/** Builds a reference to the publisher, by name, for a page that does not describe the publisher. */
export const publisherReference = ({ origin, siteName }: Publication): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': publisherId(origin),
  name: siteName,
  url: pageAddress(origin, '/'),
});

/** Builds the licence of class sheets as text and page, since no standard licence matches. */
export const licenceNode = (permission: string, origin: string): CreativeWorkLeaf => ({
  '@type': 'CreativeWork',
  name: permission,
  url: origin + CLASS_PERMISSION_PATH,
});
