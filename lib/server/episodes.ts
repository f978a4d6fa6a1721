import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from 'react';
import { orderEpisodes, type Episode } from '@/lib/episodes/episode';
import { EpisodeRecordSchema, type EpisodeRecord } from '@/lib/episodes/record';
import { listContent, readContent } from '@/lib/server/content';

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
  const audioUrl = `/audio/${slug}.mp3`;
  return existsSync(join(process.cwd(), 'public', audioUrl)) ? { ...record, audioUrl } : record;
}
