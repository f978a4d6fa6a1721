/** A page of the site that has an address of its own, whatever `content/` holds. */
export interface SitePage {
  readonly path: `/${string}`;
  /** As links and breadcrumbs call it. */
  readonly name: string;
  /** As its head says, without the site's name; null where `content/` says it. */
  readonly title: string | null;
  /** What search engines show of it, in 155 characters at most; null where `content/` says it. */
  readonly description: string | null;
  /** What breadcrumbs go through before it, by its name in `PAGES`; null for the home page. */
  readonly parent: string | null;
  /** As schema.org calls it. */
  readonly type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** Whether the bar at the top of every page leads there. */
  readonly isInNavigation: boolean;
  /** Whether search engines are told of it. */
  readonly isInSitemap: boolean;
}

/** What is the same for each plain page that `content/` words whole and that the bar does not lead to. */
export const WORDED_BY_CONTENT = {
  title: null,
  description: null,
  type: 'WebPage',
  isInNavigation: false,
  isInSitemap: true,
} as const satisfies Partial<SitePage>;

/** What is the same for most pages that the bar does not lead to. */
export const BELOW = {
  type: 'WebPage',
  isInNavigation: false,
  isInSitemap: true,
} as const satisfies Partial<SitePage>;

/** What is the same for pages that are a visitor's own: search engines are told of none. */
export const PRIVATE = { ...BELOW, isInSitemap: false } as const satisfies Partial<SitePage>;

/** What is the same for the pages to which the bar leads. */
export const IN_BAR = {
  isInNavigation: true,
  isInSitemap: true,
} as const satisfies Partial<SitePage>;
