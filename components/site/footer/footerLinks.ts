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

/** Links to the kinds of tools. */
export const TOOL_LINKS: readonly FooterLink[] = [
  linkTo('maps'),
  { label: 'Frises chronologiques', href: PAGES.timeline.path },
  { label: 'Arbres généalogiques', href: PAGES.tree.path },
  { label: 'Reconstitutions 3D', href: PAGES.buildings.path },
  linkTo('documents'),
  linkTo('review'),
  linkTo('notebook'),
  linkTo('paths'),
  linkTo('classroom'),
  linkTo('data'),
];
