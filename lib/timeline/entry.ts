import type { DateGrade } from '@/lib/map/places/place';
import { gradeRank } from '@/lib/timeline/grades';
import type { SpanKind } from '@/lib/timeline/kinds';
import type { EventRecord, SpanRecord } from '@/lib/timeline/record';
import { HIJRI, JULIAN } from '@/lib/time/calendars';
import { dateWords } from '@/lib/time/dateWords';
import { extentOfDate, parseEdtf, type TimelineDate } from '@/lib/time/edtf';
import type { JulianDay } from '@/lib/time/julianCalendar';

/** An entry of the timeline: an event or a span. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** Kind of a span; null for an event. */
  readonly kind: SpanKind | null;
  readonly lane: string;
  readonly importance: 1 | 2 | 3;
  readonly theme: string;
  readonly date: TimelineDate;
  /** First and last possible day. */
  readonly from: JulianDay;
  readonly to: JulianDay;
  /** The date in French, in the Julian calendar. */
  readonly when: string;
  /** The Hijri date in the sources' words; null without one. */
  readonly hijriWhen: string | null;
  readonly hijriDate: TimelineDate | null;
  readonly grade: DateGrade;
  readonly isAccepted: boolean;
  readonly variants: string | null;
  readonly text: string;
  readonly places: readonly string[];
  readonly people: readonly string[];
  readonly citations: readonly { readonly slug: string; readonly words: string }[];
  readonly sources: readonly string[];
}

/**
 * Converts a decoded record to an entry.
 * @throws Error for an invalid date, which the schema has excluded
 */
export function toEntry(record: EventRecord | SpanRecord): Entry {
  const { edtf, words, hijri, hijriWords, isAccepted, variants, citations, ...rest } = record;
  const date = parseEdtf(edtf, JULIAN);
  if (!date) throw new Error(`« ${edtf} » n’est pas une date (${record.id}).`);
  return {
    ...rest,
    kind: 'kind' in record ? record.kind : null,
    date,
    ...extentOfDate(date),
    when: words ?? dateWords(date),
    hijriWhen: hijriWords ?? null,
    hijriDate: hijri === undefined ? null : parseEdtf(hijri, HIJRI),
    isAccepted: isAccepted ?? false,
    variants: variants ?? null,
    citations: citations ?? [],
  };
}

/** Compares entries chronologically, in a total order: by first day, last day, certainty, then id. */
export const inTime = (
  a: Pick<Entry, 'from' | 'to' | 'grade' | 'id'>,
  b: Pick<Entry, 'from' | 'to' | 'grade' | 'id'>,
): number =>
  a.from - b.from ||
  a.to - b.to ||
  gradeRank(a.grade) - gradeRank(b.grade) ||
  (a.id < b.id ? -1 : 1);
