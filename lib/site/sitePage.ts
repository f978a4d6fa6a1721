/** A page with a fixed address, whatever `content/` holds. */
export interface SitePage {
  readonly path: `/${string}`;
  /** Name in links and breadcrumbs. */
  readonly name: string;
  /** Title in the head, without the site's name; null where `content/` gives the title. */
  readonly title: string | null;
  /** Meta description, at most 155 characters; null where `content/` gives the description. */
  readonly description: string | null;
  /** Parent in the breadcrumbs, an id of `PAGES`; null for the home page. */
  readonly parent: string | null;
  /** Type in schema.org. */
  readonly type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** Whether the navigation bar links the page. */
  readonly isInNavigation: boolean;
  readonly isInSitemap: boolean;
}

/** Defaults of plain pages that are worded by `content/` and not in the navigation bar. */
export const CONTENT_PAGE = {
  title: null,
  description: null,
  type: 'WebPage',
  isInNavigation: false,
  isInSitemap: true,
} as const satisfies Partial<SitePage>;

/** Defaults of pages that are not in the navigation bar. */
export const NOT_IN_NAV = {
  type: 'WebPage',
  isInNavigation: false,
  isInSitemap: true,
} as const satisfies Partial<SitePage>;

/** Defaults of a visitor's private pages, absent from the sitemap. */
export const PRIVATE_PAGE = {
  ...NOT_IN_NAV,
  isInSitemap: false,
} as const satisfies Partial<SitePage>;

/** Defaults of pages in the navigation bar. */
export const IN_NAV = {
  isInNavigation: true,
  isInSitemap: true,
} as const satisfies Partial<SitePage>;
