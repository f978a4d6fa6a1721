import { ABOUT_PAGES } from '@/lib/site/aboutPages';
import { CLASS_PAGES } from '@/lib/site/classPages';
import { DEVICE_PAGES } from '@/lib/site/devicePages';
import {
  NOT_IN_NAV,
  IN_NAV,
  PRIVATE_PAGE,
  CONTENT_PAGE,
  type SitePage,
} from '@/lib/site/sitePage';

/**
 * All pages in link order. Navigation, footer, breadcrumbs, metadata, structured data, sitemap and the type of internal
 * links derive from this table: a new page is one entry of the table, and its folder in `app/`.
 */
export const PAGES = {
  home: {
    path: '/',
    name: 'Accueil',
    title: null,
    description: null,
    parent: null,
    type: 'WebPage',
    ...IN_NAV,
  },
  episodes: {
    path: '/episodes',
    name: 'Episodes',
    title: 'Tous les épisodes',
    description:
      'Les épisodes du podcast, du plus récent au plus ancien\u00a0: l’Arabie avant l’islam, la vie de Muhammad, Médine, et comment travaillent les historiens.',
    parent: 'home',
    type: 'CollectionPage',
    ...IN_NAV,
  },
  quiz: {
    path: '/outils/quizz',
    name: 'Quizz',
    title: 'Quizz',
    description:
      'Un quiz sur l’histoire de l’islam, par épisode, par période ou par thème, avec l’explication et la source de chaque réponse.',
    parent: 'tools',
    type: 'WebPage',
    ...IN_NAV,
  },
  mapQuiz: {
    path: '/outils/quizz/carte',
    name: 'Sur la carte',
    title: 'Quiz sur la carte\u00a0: où est-ce\u202f?',
    description:
      'Où est Badr, où est Bosra\u202f? Dix lieux à situer sur une carte muette de l’Arabie ou de Médine, d’un clic, du doigt ou au clavier.',
    parent: 'quiz',
    ...NOT_IN_NAV,
  },
  projector: {
    path: '/outils/quizz/projection',
    name: 'À projeter',
    title: 'Quiz à projeter',
    description:
      'Une question à la fois, en grand, pour toute une salle\u00a0: la réponse et son explication se montrent d’une touche.',
    parent: 'quiz',
    ...NOT_IN_NAV,
  },
  ...DEVICE_PAGES,
  tools: {
    path: '/outils',
    name: 'Outils',
    title: 'Outils interactifs',
    description:
      'Cartes interactives, quiz, frises, arbres généalogiques\u00a0: les outils du podcast pour se repérer dans le temps et dans l’espace.',
    parent: 'home',
    type: 'CollectionPage',
    ...IN_NAV,
  },
  maps: {
    path: '/outils/carte-interactive',
    name: 'Cartes interactives',
    title: 'Cartes interactives',
    description:
      'Les cartes du podcast\u00a0: l’Arabie et Médine au temps du Prophète, lieu par lieu et année par année, avec ce que l’on sait de chacun et l’épisode qui le raconte.',
    parent: 'tools',
    ...NOT_IN_NAV,
    type: 'CollectionPage',
  },
  documents: {
    path: '/outils/documents',
    name: 'Documents',
    title: 'Documents historiques',
    description:
      'Inscriptions, papyrus, monnaies, manuscrits, chroniques du VIe au IXe siècle\u00a0: ce qu’on y lit, ce qu’un historien en conclut, et ce qu’il n’en conclut pas.',
    parent: 'tools',
    ...NOT_IN_NAV,
    type: 'CollectionPage',
  },
  timeline: {
    path: '/outils/frise',
    name: 'Frise chronologique',
    title: null,
    description:
      'Trois siècles sur une frise\u00a0: l’Arabie, l’islam, Byzance et la Perse côte à côte, dans les deux calendriers, avec la source et la certitude de chaque date.',
    parent: 'tools',
    ...NOT_IN_NAV,
    type: 'CollectionPage',
  },
  tree: {
    path: '/outils/arbre-genealogique',
    name: 'Arbre généalogique',
    title: null,
    description: null,
    parent: 'tools',
    ...NOT_IN_NAV,
  },
  treeOutline: {
    path: '/outils/arbre-genealogique/plan',
    name: 'L’arbre en liste',
    title: null,
    description: null,
    parent: 'tree',
    ...NOT_IN_NAV,
    type: 'CollectionPage',
  },
  kinship: {
    path: '/outils/arbre-genealogique/lien',
    name: 'Comment sont-ils parents\u202f?',
    title: 'Comment sont-ils parents\u202f?',
    description:
      'Choisissez deux personnes de l’arbre : leur lien de parenté est dit en français, dessiné et suivi de l’une à l’autre, par le sang, l’alliance ou le lait.',
    parent: 'tree',
    ...PRIVATE_PAGE,
  },
  buildings: {
    path: '/outils/reconstitutions',
    name: 'Reconstitutions',
    title: 'Reconstitutions 3D',
    description:
      'Des édifices des premiers siècles de l’islam, mesure par mesure et phase par phase : ce qui est en place, ce que disent les récits, ce qu’il a fallu choisir.',
    parent: 'tools',
    ...NOT_IN_NAV,
    type: 'CollectionPage',
  },
  ...CLASS_PAGES,
  ...ABOUT_PAGES,
  search: {
    path: '/recherche',
    name: 'Recherche',
    title: 'Rechercher sur le site',
    description:
      'Personnes, lieux, événements, documents, épisodes et phrases entendues\u00a0: tout le site répond à quelques mots, avec ou sans accents.',
    parent: 'home',
    ...PRIVATE_PAGE,
  },
  legal: {
    path: '/mentions-legales',
    name: 'Mentions légales',
    parent: 'home',
    ...CONTENT_PAGE,
  },
} as const satisfies Readonly<Record<string, SitePage>>;

export type PageId = keyof typeof PAGES;

const isPageId = (id: string): id is PageId => Object.hasOwn(PAGES, id);

/** Ids of the pages, in order. */
export const PAGE_IDS: readonly PageId[] = Object.keys(PAGES).filter(isPageId);

/** Paths of the pages that list content, and below which each item has its page. */
type CollectionPath = (typeof PAGES)[
  'episodes' | 'documents' | 'timeline' | 'tree' | 'maps' | 'paths' | 'buildings']['path'];

/** The address of a page of the site, without a query. */
export type PagePath = (typeof PAGES)[PageId]['path'] | `${CollectionPath}/${string}`;
