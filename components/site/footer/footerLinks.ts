import { mapPath } from '@/lib/map/address';
import { PAGES, type PageId, type PagePath } from '@/lib/site/pages';

interface FooterLink {
  readonly label: string;
  readonly href: PagePath | '/#episodes';
}

const linkTo = (id: PageId): FooterLink => ({ label: PAGES[id].name, href: PAGES[id].path });

export const FOOTER_LINKS: readonly FooterLink[] = [
  linkTo('home'),
  linkTo('episodes'),
  { label: 'Chronicles', href: '/#episodes' },
  linkTo('about'),
  { label: PAGES.tools.title, href: PAGES.tools.path },
  linkTo('shop'),
];

/**
 * The kinds of tools. What cannot be used yet leads to the catalogue, which says so.
 * @param mapId The map that stands for all of them; the catalogue stands for none.
 */
export const toolLinks = (mapId: string | undefined): readonly FooterLink[] => [
  {
    label: 'Cartes interactives',
    href: mapId === undefined ? PAGES.tools.path : mapPath(mapId),
  },
  { label: 'Frises chronologiques', href: PAGES.timeline.path },
  { label: 'Arbres généalogiques', href: PAGES.tree.path },
  { label: 'Reconstitutions 3D', href: PAGES.tools.path },
];
