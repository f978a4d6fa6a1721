/** One address of each kind of page, the one that does not exist included. */
export const EVERY_PAGE = [
  '/',
  '/episodes',
  '/episodes/episode-08-medine-naissance-d-une-communaute',
  '/outils',
  '/outils/quizz',
  '/about',
  '/contact',
  '/shop',
  '/outils/carte-interactive/arabie',
  '/outils/carte-interactive/medine/med-mosquee-prophete',
  '/nulle-part',
];
