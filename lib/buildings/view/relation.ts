import type { PagePath } from '@/lib/site/pages';

/** A related subject elsewhere on the site; without an address where it has no page. */
export interface BuildingRelation {
  readonly title: string;
  readonly detail: string;
  readonly path: PagePath | null;
}
