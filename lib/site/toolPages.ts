import type { SitePage } from '@/lib/site/sitePage';

/** The pages of the tools, part of `PAGES`. */
export const TOOL_PAGES = {
  quiz: {
    path: '/outils/quizz',
    name: 'Quizz',
    title: 'Quizz',
    description:
      'Un quiz sur l’histoire de l’islam, par épisode, par période ou par thème, avec l’explication et la source de chaque réponse.',
    parent: 'tools',
    type: 'WebPage',
    isInNavigation: true,
    isInSitemap: true,
  },
  mapQuiz: {
    path: '/outils/quizz/carte',
    name: 'Sur la carte',
    title: 'Quiz sur la carte\u00a0: où est-ce\u202f?',
    description:
      'Où est Badr, où est Bosra\u202f? Dix lieux à situer sur une carte muette de l’Arabie ou de Médine, d’un clic, du doigt ou au clavier.',
    parent: 'quiz',
    ...BELOW,
  },
  projector: {
    path: '/outils/quizz/projection',
    name: 'À projeter',
    title: 'Quiz à projeter',
    description:
      'Une question à la fois, en grand, pour toute une salle\u00a0: la réponse et son explication se montrent d’une touche.',
    parent: 'quiz',
    ...BELOW,
  },
  review: {
    path: '/outils/revision',
    name: 'Révision',
    title: 'Révision espacée des épisodes',
    description:
      'Ce que vous avez manqué au quiz et ce que vous avez écouté revient au moment où vous alliez l’oublier, en cinq minutes, sans compte ni envoi.',
    parent: 'tools',
    ...BELOW,
  },
  tools: {
    path: '/outils',
    name: 'Outils',
    title: 'Outils interactifs',
    description:
      'Cartes interactives, quiz, frises, arbres généalogiques\u00a0: les outils du podcast pour se repérer dans le temps et dans l’espace.',
    parent: 'home',
    type: 'CollectionPage',
    isInNavigation: true,
    isInSitemap: true,
  },
  maps: {
    path: '/outils/carte-interactive',
    name: 'Cartes interactives',
    title: 'Cartes interactives',
    description:
      'Les cartes du podcast\u00a0: l’Arabie et Médine au temps du Prophète, lieu par lieu et année par année, avec ce que l’on sait de chacun et l’épisode qui le raconte.',
    parent: 'tools',
    ...BELOW,
    type: 'CollectionPage',
  },
  documents: {
    path: '/outils/documents',
    name: 'Documents',
    title: 'Documents historiques',
    description:
      'Inscriptions, papyrus, monnaies, manuscrits, chroniques du VIe au IXe siècle\u00a0: ce qu’on y lit, ce qu’un historien en conclut, et ce qu’il n’en conclut pas.',
    parent: 'tools',
    ...BELOW,
    type: 'CollectionPage',
  },
  timeline: {
    path: '/outils/frise',
    name: 'Frise chronologique',
    title: null,
    description:
      'Trois siècles sur une frise\u00a0: l’Arabie, l’islam, Byzance et la Perse côte à côte, dans les deux calendriers, avec la source et la certitude de chaque date.',
    parent: 'tools',
    ...BELOW,
    type: 'CollectionPage',
  },
  tree: {
    path: '/outils/arbre-genealogique',
    name: 'Arbre généalogique',
    title: null,
    description: null,
    parent: 'tools',
    ...BELOW,
  },
  treeOutline: {
    path: '/outils/arbre-genealogique/plan',
    name: 'L’arbre en liste',
    title: null,
    description: null,
    parent: 'tree',
    ...BELOW,
    type: 'CollectionPage',
  },
  kinship: {
    path: '/outils/arbre-genealogique/lien',
    name: 'Comment sont-ils parents\u202f?',
    title: 'Comment sont-ils parents\u202f?',
    description:
      'Choisissez deux personnes de l’arbre : leur lien de parenté est dit en français, dessiné et suivi de l’une à l’autre, par le sang, l’alliance ou le lait.',
    parent: 'tree',
    type: 'WebPage',
    isInNavigation: false,
    isInSitemap: false,
  },
  classroom: {
    path: '/pour-la-classe',
    name: 'Pour la classe',
    title: 'Pour la classe',
    description:
      'Pour les enseignants\u00a0: fiches à imprimer, cartes muettes, quiz à projeter, questions pour Moodle, Anki ou Kahoot, et documents avec leurs questions.',
    parent: 'tools',
    ...BELOW,
    type: 'CollectionPage',
  },
} as const satisfies Readonly<Record<string, SitePage>>;
