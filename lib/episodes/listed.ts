import type { Episode } from '@/lib/episodes/episode';
import type { FeedEpisode } from '@/lib/feed/episode';

/** An episode of the list: one of `content/`, which has a page, or one that only the podcast's feed knows. */
export type ListedEpisode =
  | { readonly kind: 'own'; readonly episode: Episode }
  | { readonly kind: 'feed'; readonly episode: FeedEpisode };
