import { EpisodeRecordSchema, type EpisodeRecord } from '@/lib/episodes/record';
import { listContent, readContent } from '@/lib/server/content/records';

export interface NamedRecord extends EpisodeRecord {
  readonly slug: string;
}

/** The episodes as their authors wrote them, with the names of their files. */
export const episodeRecords: readonly NamedRecord[] = listContent('episodes').map((slug) => ({
  slug,
  ...readContent(EpisodeRecordSchema, `episodes/${slug}.json`),
}));
