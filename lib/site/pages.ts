import { BELOW, WORDED_BY_CONTENT, type SitePage } from '@/lib/site/sitePage';

/**
 * Each page once, in the order in which links lead to them. Navigation, footer, breadcrumbs, metadata, structured data,
 * the site map and the type of internal links derive from here: a new page is one more entry, and its folder in `app/`.
 */
export const PAGES = {
  home: {
    path: '/',
    name: 'Accueil',
    title: null,
    description: null,
    parent: null,
    type: 'WebPage',
    isInNavigation: true,
    isInSitemap: true,
  },
  episodes: {
    path: '/episodes',
    name: 'Episodes',
    title: 'Tous les épisodes',
    description:
      'Les épisodes du podcast, du plus récent au plus ancien\u00a0: l’Arabie avant l’islam, la vie de Muhammad, Médine, et comment travaillent les historiens.',
    parent: 'home',
    type: 'CollectionPage',
    isInNavigation: true,
    isInSitemap: true,
  },
  ...TOOL_PAGES,
  about: {
    path: '/about',
    name: 'A propos',
    title: 'A propos',
    description:
      'La mission du podcast et sa méthode\u00a0: distinguer ce qui est établi de ce que rapporte la tradition, et citer ses sources.',
    parent: 'home',
    type: 'AboutPage',
    isInNavigation: true,
    isInSitemap: true,
  },
  beliefs: {
    path: '/croyances',
    name: 'Croyances et pratiques',
    parent: 'about',
    ...WORDED_BY_CONTENT,
  },
  branches: {
    path: '/sunnites-et-chiites',
    name: 'Sunnites et chiites',
    parent: 'about',
    ...WORDED_BY_CONTENT,
  },
  contact: {
    path: '/contact',
    name: 'Contact',
    title: 'Contact',
    description:
      'Nous écrire, écouter le podcast sur votre plateforme, vous abonner à son flux RSS, et lire les réponses aux questions que l’on nous pose.',
    parent: 'home',
    type: 'ContactPage',
    isInNavigation: true,
    isInSitemap: true,
  },
  shop: {
    path: '/shop',
    name: 'Boutique',
    title: 'Boutique',
    description:
      'La boutique du podcast ouvre bientôt. Ce que nous envisageons\u00a0: des cartes imprimées, les affiches des couvertures et le livret de la série.',
    parent: 'home',
    ...BELOW,
  },
  search: {
    path: '/recherche',
    name: 'Recherche',
    title: 'Rechercher sur le site',
    description:
      'Personnes, lieux, événements, documents, épisodes et phrases entendues\u00a0: tout le site répond à quelques mots, avec ou sans accents.',
    parent: 'home',
    type: 'WebPage',
    isInNavigation: false,
    isInSitemap: false,
  },
  offline: {
    path: '/hors-ligne',
    name: 'Hors ligne',
    title: 'Hors ligne',
    description:
      'Les épisodes que vous avez emportés sur cet appareil, à écouter et à lire sans réseau.',
    parent: 'home',
    type: 'WebPage',
    isInNavigation: false,
    isInSitemap: false,
  },
  legal: {
    path: '/mentions-legales',
    name: 'Mentions légales',
    parent: 'home',
    ...WORDED_BY_CONTENT,
  },
} as const satisfies Readonly<Record<string, SitePage>>;

export type PageId = keyof typeof PAGES;

const isPageId = (id: string): id is PageId => Object.hasOwn(PAGES, id);

/** The names of the pages, in order. */
export const PAGE_IDS: readonly PageId[] = Object.keys(PAGES).filter(isPageId);

/** Where the pages of the things that `content/` holds lie: each has one below. */
type Collection = (typeof PAGES)[
  'episodes' | 'documents' | 'timeline' | 'tree' | 'maps']['path'];

/** The address of a page of the site, without a query. */
export type PagePath = (typeof PAGES)[PageId]['path'] | `${Collection}/${string}`;
