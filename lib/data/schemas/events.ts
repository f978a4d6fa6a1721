import * as v from 'valibot';
import { AbsoluteAddress, NOTICE } from '@/lib/data/schemas/notice';
import { DATE_GRADES } from '@/lib/map/places/place';
import { SPAN_KINDS } from '@/lib/timeline/kinds';

const Edtf = v.pipe(v.string(), v.description('Date en EDTF (ISO 8601-2)'));

/** An event or a span, in both calendars. */
const EventItem = v.strictObject({
  id: v.string(),
  title: v.string(),
  kind: v.pipe(v.nullable(v.picklist(SPAN_KINDS)), v.description('null pour un événement')),
  lane: v.string(),
  theme: v.string(),
  julian: v.strictObject({ edtf: Edtf, words: v.string() }),
  hijri: v.strictObject({
    edtf: v.nullable(Edtf),
    stated: v.pipe(v.nullable(v.string()), v.description('La date que donnent les sources')),
    computed: v.pipe(v.string(), v.description('La date julienne, convertie par le calcul')),
  }),
  gregorianDay: v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
    v.description('Jour grégorien proleptique (ISO 8601), quand le jour est connu'),
  ),
  grade: v.picklist(DATE_GRADES),
  isGenerallyAccepted: v.boolean(),
  variants: v.nullable(v.string()),
  text: v.string(),
  places: v.array(v.string()),
  people: v.array(v.string()),
  episodes: v.array(v.string()),
  sources: v.array(v.string()),
  url: AbsoluteAddress,
});

/** `/donnees/evenements.json`. */
export const EventsDataSchema = v.strictObject({ ...NOTICE, events: v.array(EventItem) });

export type EventsData = v.InferOutput<typeof EventsDataSchema>;
export type EventItem = v.InferOutput<typeof EventItem>;
