/** The address of a page of the site, without a query. */
export type PagePath =
  | '/'
  | '/about'
  | '/contact'
  | '/shop'
  | '/episodes'
  | `/episodes/${string}`
  | '/outils'
  | '/outils/quizz'
  | `/outils/carte-interactive/${string}`;
