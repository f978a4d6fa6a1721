import { NOT_IN_NAV, IN_NAV, CONTENT_PAGE, type SitePage } from '@/lib/site/sitePage';

/** Pages about the site itself: its data, its method and articles, its owner; part of `PAGES`. */
export const ABOUT_PAGES = {
  data: {
    path: '/donnees',
    name: 'Données',
    title: 'Données à télécharger',
    description:
      'Lieux, événements, personnes et documents de la naissance de l’islam en GeoJSON, CSV, JSON et GEDCOM, avec leurs sources et leur degré de certitude.',
    parent: 'tools',
    ...NOT_IN_NAV,
    type: 'CollectionPage',
  },
  about: {
    path: '/about',
    name: 'A propos',
    title: 'A propos',
    description:
      'La mission du podcast et sa méthode\u00a0: distinguer ce qui est établi de ce que rapporte la tradition, et citer ses sources.',
    parent: 'home',
    type: 'AboutPage',
    ...IN_NAV,
  },
  beliefs: {
    path: '/croyances',
    name: 'Croyances et pratiques',
    parent: 'about',
    ...CONTENT_PAGE,
  },
  branches: {
    path: '/sunnites-et-chiites',
    name: 'Sunnites et chiites',
    parent: 'about',
    ...CONTENT_PAGE,
  },
  contact: {
    path: '/contact',
    name: 'Contact',
    title: 'Contact',
    description:
      'Nous écrire, écouter le podcast sur votre plateforme, vous abonner à son flux RSS, et lire les réponses aux questions que l’on nous pose.',
    parent: 'home',
    type: 'ContactPage',
    ...IN_NAV,
  },
  shop: {
    path: '/shop',
    name: 'Boutique',
    title: 'Boutique',
    description:
      'La boutique du podcast ouvre bientôt. Ce que nous envisageons\u00a0: des cartes imprimées, les affiches des couvertures et le livret de la série.',
    parent: 'home',
    ...NOT_IN_NAV,
  },
} as const satisfies Readonly<Record<string, SitePage>>;
