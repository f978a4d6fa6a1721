/** What the narration reads in an episode's record, and the one thing that it writes back. */
import { decodeContent } from '@/lib/content/decode';
import { EpisodeRecordSchema, type EpisodeRecord } from '@/lib/episodes/record';
import { formatRecordClock } from '@/lib/time/clock';

/** @throws Error naming the file and the fields that are not an episode's. */
export const parseRecord = (json: string, file: string): EpisodeRecord =>
  decodeContent(EpisodeRecordSchema, JSON.parse(json), file);

/** The same file with another `duration`: not a byte more is touched. */
export const withDuration = (json: string, seconds: number): string =>
  json.replace(/^( {2}"duration": )"[^"]*"/m, `$1"${formatRecordClock(seconds)}"`);
