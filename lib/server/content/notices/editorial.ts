import 'server-only';
import { editorialWith, type Editorial, type EditorialPart } from '@/lib/content/editorial';
import { loadContent } from '@/lib/server/content/loadContent';

/** Who wrote and reviewed something with fields of its own, and when: the owner's defaults complete them. */
export const editorialOf = (own: EditorialPart | undefined): Editorial =>
  editorialWith(loadContent().editorial, own);

/** Who wrote and reviewed a page of the site, and when. */
export const editorialOfPage = (path: string): Editorial =>
  editorialOf(loadContent().editorial.pages[path]);
