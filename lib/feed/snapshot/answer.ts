import type { FeedEpisode } from '@/lib/feed/read/episode';

/**
 * Reads the answer of `/api/feed`, which is this site's own: only its outline is checked, by hand, because a
 * schema library would weigh more than the button that needs it. Anything unexpected counts as no episode.
 */
export function readFeedAnswer(answer: unknown): readonly FeedEpisode[] {
  return Array.isArray(answer) ? answer.filter(isFeedEpisode) : [];
}

function isFeedEpisode(value: unknown): value is FeedEpisode {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return ['guid', 'title', 'audioUrl'].every((name) => typeof fields.get(name) === 'string');
}
