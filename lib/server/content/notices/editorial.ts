import 'server-only';
import { editorialWith, type Editorial, type EditorialPart } from '@/lib/content/editorial';
import { loadContent } from '@/lib/server/content/loadContent';

/** Returns the author, reviewer and dates of an item, completed by the owner's defaults. */
export const editorialOf = (record: EditorialPart | undefined): Editorial =>
  editorialWith(loadContent().editorial, record);

/** Returns the author, reviewer and dates of a page of the site. */
export const editorialOfPage = (path: string): Editorial =>
  editorialOf(loadContent().editorial.pages[path]);
