/** Access to an episode's record: the fields that the narration reads, and the duration that it writes. */
import { decodeContent } from '@/lib/content/decode';
import { EpisodeRecordSchema, type EpisodeRecord } from '@/lib/episodes/record';
import { formatRecordClock } from '@/lib/time/clock';

/**
 * Parses the record of an episode.
 * @throws Error naming the file and its invalid fields
 */
export const parseRecord = (json: string, file: string): EpisodeRecord =>
  decodeContent(EpisodeRecordSchema, JSON.parse(json), file);

/** Replaces the `duration` of a record, leaving all other bytes unchanged. */
export const withDuration = (json: string, seconds: number): string =>
  json.replace(/^( {2}"duration": )"[^"]*"/m, `$1"${formatRecordClock(seconds)}"`);
