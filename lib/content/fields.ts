import * as v from 'valibot';
import { isCheckableWork, UNPAGED } from '@/lib/content/reference';
import { typeset } from '@/lib/text/typeset';
import { parseLongDate, type CalendarDay } from '@/lib/time/longDate';

/** Schemas of common fields in `content/`; their messages state the expected value in French. */

/** Text as written. */
export const Text = v.pipe(
  v.string('un texte est attendu'),
  v.trim(),
  v.nonEmpty('un texte non vide est attendu'),
);

/** Running text, typeset in French when decoded. */
export const Prose = v.pipe(Text, v.transform(typeset));

/** The id by which other files refer to an item. */
export const Id = v.pipe(
  v.string('un identifiant est attendu'),
  v.regex(
    /^[a-z0-9-]+$/,
    'un identifiant en minuscules, chiffres et traits d’union est attendu',
  ),
);

const EXPECTED_LONG_DATE =
  'une date anglaise longue est attendue, par exemple « June 01, 2025 »';

/** A modern day, decoded to a calendar day. */
export const LongDate = v.pipe(
  Text,
  v.description(EXPECTED_LONG_DATE),
  v.rawTransform(({ dataset, addIssue, NEVER }): CalendarDay => {
    const day = parseLongDate(dataset.value);
    if (day !== null) return day;
    addIssue({ message: EXPECTED_LONG_DATE });
    return NEVER;
  }),
);

export const Year = v.pipe(
  v.number('une année est attendue'),
  v.integer('une année entière est attendue'),
);

/** An address of this site or of another site. */
export const Address = v.pipe(
  Text,
  v.regex(/^(\/(?!\/)|https?:\/\/)\S+$/, 'une adresse « /… » ou « https://… » est attendue'),
);

/** A source: a work, and the part of the work to check. */
export const Source = v.pipe(
  v.strictObject({
    author: Prose,
    title: Prose,
    year: v.optional(Prose),
    /** Chapter, narrative, notice or number; « sans numéro de page » where unknown. */
    section: v.optional(Prose),
    note: v.optional(Prose),
  }),
  v.check(
    isCheckableWork,
    `une année et une partie (« section ») sont attendues, ou « ${UNPAGED} » ; pour le Coran, une sourate`,
  ),
);
