import * as v from 'valibot';
import { EditorialSchema } from '@/lib/content/editorial';
import { Address, LongDate, Prose, Source, Text, Year } from '@/lib/content/fields';
import { CueRecordSchema } from '@/lib/episodes/telling/cueRecord';
import { withoutMarks } from '@/lib/episodes/marks';
import { NarrationSchema } from '@/lib/episodes/narration';
import { capitalize } from '@/lib/text/capital';
import { parseClock } from '@/lib/time/clock';
import { toTimestamp, type CalendarDay } from '@/lib/time/longDate';

const DURATION_MESSAGE = 'une durée « hh:mm:ss » est attendue';

/** A clock, decoded to seconds. */
const Duration = v.pipe(
  Text,
  v.description(DURATION_MESSAGE),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const seconds = parseClock(dataset.value);
    if (seconds !== null) return seconds;
    addIssue({ message: DURATION_MESSAGE });
    return NEVER;
  }),
);

/** A chapter whose sentences may carry marks `[Médine](lieu:medine)` and `[Khadîja](personne:khadija)`. */
const Chapter = v.strictObject({
  title: Prose,
  paragraphs: v.pipe(
    v.array(v.pipe(v.array(Prose), v.minLength(1, 'un paragraphe a au moins une phrase'))),
    v.minLength(1, 'un chapitre a au moins un paragraphe'),
  ),
});

/**
 * A file of `content/episodes/`, as its author writes it. Its name is the slug; `number` is absent for a special
 * episode; without `audioUrl` the narration of the same name is played.
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
  shortTitle: v.pipe(Prose, v.transform(capitalize)),
  category: v.optional(Text),
  date: v.optional(LongDate),
  duration: Duration,
  imageUrl: v.optional(Address),
  audioUrl: v.optional(Address),
  /** Settings of the narration without `audioUrl`. */
  narration: v.optional(NarrationSchema),
  summary: Prose,
  /** Marks of a description are stripped, since a description has no links. */
  description: v.pipe(Prose, v.transform(withoutMarks)),
  years: v.strictObject({ from: Year, to: Year, label: Prose }),
  periods: v.array(Text),
  sources: v.array(Source),
  chapters: v.array(Chapter),
  /** Place and time of the story from given sentences on. */
  cues: v.optional(v.array(CueRecordSchema, 'une liste de repères est attendue'), []),
  /** Author, reviewer and dates that differ from the owner's defaults. */
  editorial: v.optional(EditorialSchema),
});

export type EpisodeRecord = v.InferOutput<typeof EpisodeRecordSchema>;

/** A record with the name of its file. */
export interface NamedRecord {
  readonly slug: string;
  readonly record: EpisodeRecord;
}

/** Sorts records newest first, undated ones last, then by slug. */
export const newestFirst = (records: readonly NamedRecord[]): readonly NamedRecord[] =>
  records.toSorted((a, b) => timeOf(b) - timeOf(a) || a.slug.localeCompare(b.slug, 'fr'));

const timeOf = ({ record: { date } }: NamedRecord): number =>
  date === undefined ? -Infinity : toTimestamp(date);

const SIX_HOURS = 6 * 3600 * 1000;

/** Returns the time at which an episode of a day is published: 06:00 UTC, in milliseconds since 1970. */
export const publishedAt = (day: CalendarDay): number => toTimestamp(day) + SIX_HOURS;
