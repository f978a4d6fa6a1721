import { toCsv } from '@/lib/data/csv';
import type { DataNotice } from '@/lib/data/schemas/notice';
import type { EventItem, EventsData } from '@/lib/data/schemas/events';
import { calendarFacts } from '@/lib/timeline/calendarFacts';
import { entryPath } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';
import type { EventRecord, SpanRecord } from '@/lib/timeline/record';

interface EventFacts {
  readonly entry: Entry;
  readonly record: EventRecord | SpanRecord;
  /** Name of the entry's lane. */
  readonly lane: string;
}

/** Builds the data item of an entry: EDTF dates from its record, dates in words as on its page. */
export function eventItem({ entry, record, lane }: EventFacts, origin: string): EventItem {
  const { id, title, kind, theme, grade, isAccepted, variants, text, places, people } = entry;
  const { julian, machine, statedHijri, computed } = calendarFacts(entry);
  return {
    id,
    title,
    kind,
    lane,
    theme,
    julian: { edtf: record.edtf, words: julian },
    hijri: { edtf: record.hijri ?? null, stated: statedHijri, computed },
    gregorianDay: machine,
    grade,
    isGenerallyAccepted: isAccepted,
    variants,
    text,
    places: [...places],
    people: [...people],
    episodes: [...new Set(entry.citations.map(({ slug }) => slug))],
    sources: [...entry.sources],
    url: origin + entryPath(id),
  };
}

export const eventsData = (notice: DataNotice, events: EventItem[]): EventsData => ({
  ...notice,
  events,
});

/** Separator of the values of a cell. */
const SEPARATOR = ' | ';

/** The columns of the table, with French names. */
const COLUMNS: readonly (readonly [string, (item: EventItem) => string])[] = [
  ['id', ({ id }) => id],
  ['titre', ({ title }) => title],
  ['nature', ({ kind }) => kind ?? 'événement'],
  ['couloir', ({ lane }) => lane],
  ['thème', ({ theme }) => theme],
  ['date julienne', ({ julian }) => julian.words],
  ['date julienne (EDTF)', ({ julian }) => julian.edtf],
  ['Hégire (sources)', ({ hijri }) => hijri.stated ?? ''],
  ['Hégire (sources, EDTF)', ({ hijri }) => hijri.edtf ?? ''],
  ['Hégire (calculée)', ({ hijri }) => hijri.computed],
  ['jour grégorien (ISO 8601)', ({ gregorianDay }) => gregorianDay ?? ''],
  ['certitude', ({ grade }) => grade],
  ['généralement admis', ({ isGenerallyAccepted }) => (isGenerallyAccepted ? 'oui' : '')],
  ['autres dates', ({ variants }) => variants ?? ''],
  ['texte', ({ text }) => text],
  ['lieux', ({ places }) => places.join(SEPARATOR)],
  ['personnes', ({ people }) => people.join(SEPARATOR)],
  ['épisodes', ({ episodes }) => episodes.join(SEPARATOR)],
  ['sources', ({ sources }) => sources.join(SEPARATOR)],
  ['adresse', ({ url }) => url],
];

/** Writes the events as a table; licence and version stand in each row, since CSV has no metadata. */
export function eventsTable({ events, licence, version }: EventsData): string {
  const names = [...COLUMNS.map(([name]) => name), 'licence', 'version'];
  const permission = licence.url === null ? licence.name : `${licence.name} ${licence.url}`;
  const rows = events.map((item) => [
    ...COLUMNS.map(([, valueOf]) => valueOf(item)),
    permission,
    version,
  ]);
  // The byte order mark makes spreadsheets read UTF-8.
  return `\ufeff${toCsv(names, rows)}`;
}
