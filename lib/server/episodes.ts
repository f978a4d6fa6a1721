import 'server-only';
import { cache } from 'react';
import { orderEpisodes, type Episode } from '@/lib/episodes/episode';
import { narrationUrl } from '@/lib/episodes/narration';
import { EpisodeRecordSchema, type EpisodeRecord } from '@/lib/episodes/record';
import { listContent, readContent } from '@/lib/server/content';
import { publicFile } from '@/lib/server/publicFiles';

/** The fixed list of episodes, newest first. */
export const loadEpisodes = cache((): readonly Episode[] =>
  orderEpisodes(
    listContent('episodes').map((slug) => ({
      slug,
      record: withNarration(readContent(EpisodeRecordSchema, `episodes/${slug}.json`), slug),
    })),
  ),
);

/** The owner's recording comes first; without one, the narration of the same name, if it was made. */
function withNarration(record: EpisodeRecord, slug: string): EpisodeRecord {
  if (record.audioUrl !== undefined) return record;
  const audioUrl = narrationUrl(slug);
  return publicFile(audioUrl) ? { ...record, audioUrl } : record;
}
