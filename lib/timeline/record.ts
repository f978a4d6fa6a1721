import * as v from 'valibot';
import { Id, Prose } from '@/lib/content/fields';
import { isCheckable, UNPAGED } from '@/lib/content/reference';
import { DATE_GRADES } from '@/lib/map/places/place';
import { THEMES } from '@/lib/quiz/record';
import { YEARS } from '@/lib/timeline/bounds';
import { IMPORTANCES, SPAN_KINDS } from '@/lib/timeline/kinds';
import { HIJRI, JULIAN } from '@/lib/time/calendars';
import { parseEdtf, type Calendar } from '@/lib/time/edtf';

/** Creates the schema of a date in EDTF of a calendar; the error cites the example. */
const dateIn = (calendar: Calendar, example: string) =>
  v.pipe(
    v.string('une date est attendue'),
    v.check(
      (text) => parseEdtf(text, calendar) !== null,
      `une date qui existe est attendue, comme « ${example} », « 0624-03 », « 0570~ », « [0604..0611] » ou « 0632/0661 », la fin après le début`,
    ),
  );

/** The passage of an episode: its first sentence with these words. */
const Citation = v.strictObject({ slug: Id, words: Prose });

const Reference = v.pipe(
  Prose,
  v.check(
    isCheckable,
    `une référence et sa partie sont attendues (« Coran 3, 123 », « …, 1953, chap. I », « Inscription … 12 »), ou « …, ${UNPAGED} »`,
  ),
);

const entry = {
  id: Id,
  title: Prose,
  /** Id of a lane of `lanes.json`. */
  lane: Id,
  /** 3 is labelled first in the view of the whole timeline, 1 only when zoomed in. */
  importance: v.picklist(IMPORTANCES, 'une importance de 1 à 3 est attendue'),
  theme: v.picklist(THEMES, `un thème est attendu : ${THEMES.join(', ')}`),
  /** Date in EDTF, in the Julian calendar. */
  edtf: dateIn(JULIAN, '0630-01-11'),
  /** French text of the date where EDTF cannot express it: « 13, 15 ou 17 mars 624 ». */
  words: v.optional(Prose),
  /** The date in the sources, in the Hijri calendar. */
  hijri: v.optional(dateIn(HIJRI, '0008-09-20')),
  hijriWords: v.optional(Prose),
  grade: v.picklist(
    DATE_GRADES,
    'établi, selon la tradition, discuté ou conventionnel est attendu',
  ),
  /** Whether historians generally accept a date of tradition. */
  isAccepted: v.optional(v.boolean()),
  /** Other dates in the sources, with their authors. */
  variants: v.optional(Prose),
  text: Prose,
  places: v.array(Id),
  people: v.array(Id),
  citations: v.optional(v.array(Citation)),
  sources: v.pipe(v.array(Reference), v.minLength(1, 'au moins une source est attendue')),
};

export const EventSchema = v.strictObject(entry);

export const SpanSchema = v.strictObject({
  ...entry,
  kind: v.picklist(SPAN_KINDS, `une sorte est attendue : ${SPAN_KINDS.join(', ')}`),
  edtf: v.pipe(
    entry.edtf,
    v.check(
      (text) => text.includes('/') && !text.startsWith('['),
      'une durée est attendue, « 0632/0661 »',
    ),
  ),
});

const LaneSchema = v.strictObject({ id: Id, name: Prose, description: Prose });

/** `content/timeline/events.json`, `spans.json` and `lanes.json`. */
export const EventsSchema = v.array(EventSchema, 'une liste d’événements est attendue');
export const SpansSchema = v.array(SpanSchema, 'une liste de durées est attendue');
export const LanesSchema = v.pipe(
  v.array(LaneSchema, 'une liste de couloirs est attendue'),
  v.minLength(1, 'au moins un couloir est attendu'),
);

/** Eras drawn behind the lanes, in order, each until the next. */
const EraSchema = v.strictObject({
  name: Prose,
  /** Julian year in which the era begins. */
  from: v.pipe(
    v.number('une année est attendue'),
    v.integer('une année est attendue'),
    v.minValue(YEARS.from, `une année à partir de ${YEARS.from} est attendue`),
    v.maxValue(YEARS.to, `une année jusqu’à ${YEARS.to} est attendue`),
  ),
});

/** `content/timeline/eras.json`. */
export const ErasSchema = v.pipe(
  v.array(EraSchema, 'une liste d’époques est attendue'),
  v.check(
    (eras) => eras.every(({ from }, index) => from > (eras[index - 1]?.from ?? 0)),
    'des époques dans l’ordre du temps sont attendues',
  ),
);

export type EventRecord = v.InferOutput<typeof EventSchema>;
export type SpanRecord = v.InferOutput<typeof SpanSchema>;
export type Era = v.InferOutput<typeof EraSchema>;
export type Lane = v.InferOutput<typeof LaneSchema>;
