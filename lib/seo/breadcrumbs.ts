import type { BreadcrumbListLeaf } from 'schema-dts';
import { pageAddress } from '@/lib/seo/names';
import type { Crumb } from '@/lib/site/trail';

/** The way from the home page to this one, as the page shows it. */
export const breadcrumbList = (
  trail: readonly Crumb[],
  origin: string,
): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: { '@id': pageAddress(origin, path) },
  })),
});
