import type { BreadcrumbListLeaf } from 'schema-dts';
import { pageAddress } from '@/lib/seo/names';
import type { Crumb } from '@/lib/site/breadcrumbs';

/** The way from the home page to this one, as the page shows it. */
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
