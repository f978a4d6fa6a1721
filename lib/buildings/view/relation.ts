import type { PagePath } from '@/lib/site/pages';

/** What a building is linked to elsewhere on the site; null where the thing has no page. */
export interface BuildingRelation {
  readonly title: string;
  readonly detail: string;
  readonly path: PagePath | null;
}
