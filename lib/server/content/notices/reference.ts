import 'server-only';
import type { PageReference } from '@/lib/cite/reference';
import type { EditorialPart } from '@/lib/content/editorial';
import { loadContent } from '@/lib/server/content/loadContent';
import { editorialOf, editorialOfPage } from '@/lib/server/content/notices/editorial';
import { siteOrigin } from '@/lib/server/environment';
import type { CalendarDay } from '@/lib/time/longDate';

interface CitedPage {
  readonly path: string;
  readonly title: string;
  readonly kind?: PageReference['kind'];
  /** Day of publication; null for a page without such a day. */
  readonly published?: CalendarDay | null;
  /** Author and dates of the record that the page shows, where different from the owner's defaults. */
  readonly editorial?: EditorialPart | undefined;
}

/**
 * Builds the reference by which a page is cited. An author that begins with a small letter is a role (« la rédaction
 * »): the site is cited instead. A text without a date of change (`content/modified.json`) has the date of its
 * revision.
 */
export function referenceOf(page: CitedPage): PageReference {
  const { path, title, kind = 'page', published = null } = page;
  const { site, modified } = loadContent();
  const { author, revised } = page.editorial
    ? editorialOf(page.editorial)
    : editorialOfPage(path);
  return {
    kind,
    title,
    author: /^\p{Ll}/u.test(author) ? site.name : author,
    site: site.name,
    address: siteOrigin() + path,
    published,
    modified: modified[path]?.modified ?? revised,
  };
}
