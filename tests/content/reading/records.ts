import { EpisodeRecordSchema, type EpisodeRecord } from '@/lib/episodes/record';
import { listContent, readContent } from '@/lib/server/content/records';

export interface EpisodeFile extends EpisodeRecord {
  readonly slug: string;
}

/** The decoded records of all episodes, with their slugs. */
export const episodeRecords: readonly EpisodeFile[] = listContent('episodes').map((slug) => ({
  slug,
  ...readContent(EpisodeRecordSchema, `episodes/${slug}.json`),
}));
