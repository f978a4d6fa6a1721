/** Why the text of a feed could not be used. */
export type FeedProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'html' }
  | { readonly kind: 'entities' }
  | { readonly kind: 'malformed'; readonly detail: string }
  | { readonly kind: 'not-rss'; readonly root: string }
  | { readonly kind: 'no-episode' };

/** The cause in a few French words, for a log line. */
export function describeProblem(problem: FeedProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'la réponse est vide';
    case 'html':
      return 'la réponse est une page HTML, pas un flux';
    case 'entities':
      return 'le flux déclare ses propres entités (DOCTYPE), ce qui est refusé';
    case 'malformed':
      return `le XML est mal formé, même après réparation (${problem.detail})`;
    case 'not-rss':
      return `la racine du XML est <${problem.root}>, pas <rss> avec un <channel>`;
    case 'no-episode':
      return 'le flux ne contient aucun épisode à écouter';
  }
}
