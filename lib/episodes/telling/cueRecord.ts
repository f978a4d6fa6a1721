import * as v from 'valibot';
import { Id } from '@/lib/content/fields';
import { SentenceName } from '@/lib/episodes/transcript/sentenceName';
import { DATE_GRADES } from '@/lib/map/places/place';
import { JULIAN } from '@/lib/time/calendars';
import { parseEdtf } from '@/lib/time/edtf';

/** A date in EDTF, in the Julian calendar; `passagesOf` checks its bounds. */
const DateText = v.pipe(
  v.string('une date est attendue'),
  v.check(
    (text) => parseEdtf(text, JULIAN) !== null,
    'une date qui existe est attendue, comme « 0630-01-11 », « 0624-03 », « 0610~ » ou « [0604..0611] »',
  ),
);

/**
 * A cue of the story: place and date from a sentence on. An absent field keeps the value of the former cue; `null` ends
 * that value. Cues refer to sentences, not seconds, and so hold for every recording.
 */
export const CueRecordSchema = v.pipe(
  v.strictObject({
    at: SentenceName,
    /** Id of a place of `content/maps`. */
    place: v.optional(v.nullable(Id)),
    date: v.optional(v.nullable(DateText)),
    grade: v.optional(
      v.picklist(
        DATE_GRADES,
        'établi, selon la tradition, discuté ou conventionnel est attendu',
      ),
    ),
  }),
  v.check(
    ({ place, date }) => place !== undefined || date !== undefined,
    'un lieu ou une date est attendu',
  ),
  v.check(
    ({ date, grade }) => (typeof date === 'string') === (grade !== undefined),
    'une certitude (« grade ») est attendue avec chaque date, et aucune sans date',
  ),
);

export type CueRecord = v.InferOutput<typeof CueRecordSchema>;
