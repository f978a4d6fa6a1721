/** The cause why the text of a feed is unusable. */
export type FeedProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'html' }
  | { readonly kind: 'entities' }
  | { readonly kind: 'declaration' }
  | { readonly kind: 'too-many-tags'; readonly limit: number }
  | { readonly kind: 'too-many-references'; readonly limit: number }
  | { readonly kind: 'too-long-text'; readonly limit: number }
  | { readonly kind: 'too-slow'; readonly seconds: number }
  | { readonly kind: 'too-heavy'; readonly megabytes: number }
  | { readonly kind: 'unread'; readonly detail: string }
  | { readonly kind: 'malformed'; readonly detail: string }
  | { readonly kind: 'not-rss'; readonly root: string }
  | { readonly kind: 'no-episode' };

/** Describes the cause of a failure in a few French words, for a log line. */
export function describeProblem(problem: FeedProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'la réponse est vide';
    case 'html':
      return 'la réponse est une page HTML, pas un flux';
    case 'entities':
      return 'le flux déclare ses propres entités (DOCTYPE), ce qui est refusé';
    case 'declaration':
      return 'le flux contient une déclaration « <! » qui n’est pas du RSS';
    case 'too-many-tags':
      return `le flux a plus de ${problem.limit} balises`;
    case 'too-many-references':
      return `le flux a plus de ${problem.limit} « & »`;
    case 'too-long-text':
      return `un texte du flux a plus de ${problem.limit} caractères`;
    case 'too-slow':
      return `le flux demande plus de ${problem.seconds} s de lecture`;
    case 'too-heavy':
      return `le flux demande plus de ${problem.megabytes} Mo de mémoire à la lecture`;
    case 'unread':
      return `la lecture s’est interrompue (${problem.detail})`;
    case 'malformed':
      return `le XML est mal formé, même après réparation (${problem.detail})`;
    case 'not-rss':
      return `la racine du XML est <${problem.root}>, pas <rss> avec un <channel>`;
    case 'no-episode':
      return 'le flux ne contient aucun épisode à écouter';
  }
}
