import * as v from 'valibot';
import { EditorialSchema } from '@/lib/content/editorial';
import { Address, LongDate, Prose, Source, Text, Year } from '@/lib/content/fields';
import { CueRecordSchema } from '@/lib/episodes/telling/cueRecord';
import { withoutMarks } from '@/lib/episodes/marks';
import { capital } from '@/lib/text/capital';
import { parseClock } from '@/lib/time/clock';
import { toTimestamp, type CalendarDay } from '@/lib/time/longDate';

const A_DURATION = 'une durée « hh:mm:ss » est attendue';

/** Read as seconds. */
const Duration = v.pipe(
  Text,
  v.description(A_DURATION),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const seconds = parseClock(dataset.value);
    if (seconds !== null) return seconds;
    addIssue({ message: A_DURATION });
    return NEVER;
  }),
);

/** A sentence may carry marks `[Médine](lieu:medine)` and `[Khadîja](personne:khadija)`. */
const Chapter = v.strictObject({
  title: Prose,
  paragraphs: v.pipe(
    v.array(v.pipe(v.array(Prose), v.minLength(1, 'un paragraphe a au moins une phrase'))),
    v.minLength(1, 'un chapitre a au moins un paragraphe'),
  ),
});

/**
 * One file of `content/episodes/`, as its author writes it. The file's name is the episode's slug; `number`
 * is absent for an episode outside the series; without `audioUrl` the narration of the same name is played.
 */
export const EpisodeRecordSchema = v.strictObject({
  number: v.optional(
    v.pipe(
      v.number('un numéro est attendu'),
      v.integer('un numéro entier est attendu'),
      v.minValue(1, 'un numéro à partir de 1 est attendu'),
    ),
  ),
  title: Prose,
  shortTitle: v.pipe(Prose, v.transform(capital)),
  category: v.optional(Text),
  date: v.optional(LongDate),
  duration: Duration,
  imageUrl: v.optional(Address),
  audioUrl: v.optional(Address),
  summary: Prose,
  /** Marks say nothing there. */
  description: v.pipe(Prose, v.transform(withoutMarks)),
  years: v.strictObject({ from: Year, to: Year, label: Prose }),
  periods: v.array(Text),
  sources: v.array(Source),
  chapters: v.array(Chapter),
  /** Where and when the story is, sentence by sentence. */
  cues: v.optional(v.array(CueRecordSchema, 'une liste de repères est attendue'), []),
  /** Who wrote and reviewed it, and when, where it is not the owner's default. */
  editorial: v.optional(EditorialSchema),
});

export type EpisodeRecord = v.InferOutput<typeof EpisodeRecordSchema>;

/** A record with the name of the file that it came from. */
export interface NamedRecord {
  readonly slug: string;
  readonly record: EpisodeRecord;
}

/** Orders records newest first: undated ones last, then by slug. */
export const newestFirst = (records: readonly NamedRecord[]): readonly NamedRecord[] =>
  records.toSorted((a, b) => timeOf(b) - timeOf(a) || a.slug.localeCompare(b.slug, 'fr'));

const timeOf = ({ record: { date } }: NamedRecord): number =>
  date === undefined ? -Infinity : toTimestamp(date);

const SIX_HOURS = 6 * 3600 * 1000;

/** Returns the time of publication of an episode of a day, in milliseconds since 1970: 06:00 UTC. */
export const publishedAt = (day: CalendarDay): number => toTimestamp(day) + SIX_HOURS;
