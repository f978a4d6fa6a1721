import 'server-only';
import { PAGE_SIZE } from '@/lib/episodes/list/pages';
import { formatListQuery, parseListQuery } from '@/lib/episodes/list/query';
import type { EpisodeShelves } from '@/lib/server/list/episodeShelves';

/**
 * The address under which a list is kept, or null for one that is not: what visitors type, which rarely comes twice
 * and is nobody else's business, and pages that do not exist. So there are few, and nothing personal is in any.
 */
export function listKey(
  fields: URLSearchParams,
  { choices, ordered }: Pick<EpisodeShelves, 'choices' | 'ordered'>,
): string | null {
  const query = parseListQuery(fields, choices);
  const isBeyond = query.page > Math.ceil(ordered.recent.length / PAGE_SIZE);
  return query.search !== '' || isBeyond ? null : formatListQuery(query);
}
