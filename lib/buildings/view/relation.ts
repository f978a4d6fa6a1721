import type { PagePath } from '@/lib/site/pages';

/** Link to a related subject of the site; `path` is null where the subject has no page. */
export interface BuildingRelation {
  readonly title: string;
  readonly detail: string;
  readonly path: PagePath | null;
}
