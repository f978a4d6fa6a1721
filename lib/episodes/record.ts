import * as v from 'valibot';
import { Address, Prose, Source, Text, Year } from '@/lib/content/fields';
import { parseClock } from '@/lib/time/clock';
import { parseLongDate } from '@/lib/time/longDate';

const LongDate = v.pipe(
  Text,
  v.check(
    (text) => parseLongDate(text) !== null,
    'une date anglaise longue est attendue, par exemple « June 01, 2025 »',
  ),
);

const Duration = v.pipe(
  Text,
  v.check((text) => parseClock(text) !== null, 'une durée « hh:mm:ss » est attendue'),
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
  shortTitle: Prose,
  category: v.optional(Text),
  date: v.optional(LongDate),
  duration: Duration,
  imageUrl: v.optional(Address),
  audioUrl: v.optional(Address),
  summary: Prose,
  description: Prose,
  years: v.strictObject({ from: Year, to: Year, label: Prose }),
  periods: v.array(Text),
  sources: v.array(Source),
  chapters: v.array(Chapter),
});

export type EpisodeRecord = v.InferOutput<typeof EpisodeRecordSchema>;
