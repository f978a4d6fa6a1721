import { NOT_IN_NAV, PRIVATE_PAGE, type SitePage } from '@/lib/site/sitePage';

/** Pages for classes, and learning paths, in link order; a part of `PAGES`. */
export const CLASS_PAGES = {
  classroom: {
    path: '/pour-la-classe',
    name: 'Pour la classe',
    title: 'Pour la classe',
    description:
      'Pour les enseignants\u00a0: fiches à imprimer, cartes muettes, quiz à projeter, questions pour Moodle, Anki ou Kahoot, et documents avec leurs questions.',
    parent: 'tools',
    ...NOT_IN_NAV,
    type: 'CollectionPage',
  },
  classResults: {
    path: '/pour-la-classe/resultats',
    name: 'Résultats de la classe',
    title: 'Résultats d’une classe, sans compte',
    description:
      'Un lien pour la classe, un code de huit signes par élève\u00a0: voyez quelles questions ont échoué et imprimez la fiche qui les reprend, sans compte ni envoi.',
    parent: 'classroom',
    ...NOT_IN_NAV,
  },
  paths: {
    path: '/parcours',
    name: 'Parcours',
    title: 'Parcours',
    description:
      'Des épisodes, des lieux, des documents et des questions dans un ordre\u00a0: découvrir la naissance de l’islam en une heure, ou la suivre avec une classe de 5e.',
    parent: 'home',
    ...NOT_IN_NAV,
    type: 'CollectionPage',
  },
  classQuiz: {
    path: '/outils/quizz/classe',
    name: 'Quiz de la classe',
    title: 'Quiz de la classe',
    description:
      'Les questions qu’un professeur a choisies pour sa classe\u00a0: chaque élève répond et montre un code de huit signes, rien n’est envoyé.',
    parent: 'quiz',
    ...PRIVATE_PAGE,
  },
} as const satisfies Readonly<Record<string, SitePage>>;
