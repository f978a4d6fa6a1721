import 'server-only';
import { startsOf } from '@/lib/episodes/telling/telling';
import { loadContent } from '@/lib/server/content/loadContent';

/** Maps the slug of each episode to the second of its first passage about a place. */
export const passagesAt = (placeId: string): ReadonlyMap<string, number> =>
  new Map(
    loadContent().episodes.flatMap(({ slug, passages, transcript }) => {
      const passage = passages.find(({ place }) => place?.id === placeId);
      const start = passage && startsOf(transcript).get(passage.at);
      return start === undefined ? [] : [[slug, start] as const];
    }),
  );
