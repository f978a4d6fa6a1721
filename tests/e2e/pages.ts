/** One address of each kind of page, the one that does not exist included. */
export const EVERY_PAGE = [
  '/',
  '/episodes',
  '/outils',
  '/outils/quizz',
  '/about',
  '/contact',
  '/shop',
  '/outils/carte-interactive/arabie',
  '/outils/carte-interactive/medine/med-mosquee-prophete',
  '/nulle-part',
];
