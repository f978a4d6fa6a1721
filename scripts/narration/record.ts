/** What the narration reads in an episode’s record, and the one thing it writes back. */
import * as v from 'valibot';

const recordSchema = v.object({
  title: v.string(),
  category: v.string(),
  number: v.optional(v.number()),
  chapters: v.array(v.object({ title: v.string(), paragraphs: v.array(v.array(v.string())) })),
});

export type EpisodeRecord = v.InferOutput<typeof recordSchema>;

/** @throws when the JSON is not an episode’s record. */
export function parseRecord(json: string): EpisodeRecord {
  return v.parse(recordSchema, JSON.parse(json));
}

/** `hh:mm:ss`, to the nearest second. */
export function clockDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** The same file with another `duration`: not a byte more is touched. */
export function withDuration(json: string, seconds: number): string {
  return json.replace(/^( {2}"duration": )"[^"]*"/m, `$1"${clockDuration(seconds)}"`);
}
