import type { BreadcrumbListLeaf } from 'schema-dts';
import { pageAddress } from '@/lib/seo/ids';
import type { Crumb } from '@/lib/site/breadcrumbs';

/** Builds the BreadcrumbList of a page from its visible breadcrumbs. */
export const breadcrumbList = (
  breadcrumbs: readonly Crumb[],
  origin: string,
): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: { '@id': pageAddress(origin, path) },
  })),
});
