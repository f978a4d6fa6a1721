import 'server-only';
import {
  DATASETS,
  dataSchemaPath,
  type DataFile,
  type Dataset,
  type DatasetId,
} from '@/lib/data/catalogue';
import { documentsData } from '@/lib/data/documents';
import { eventItem, eventsData, eventsTable } from '@/lib/data/events';
import { toGedcom } from '@/lib/data/gedcom';
import { peopleData } from '@/lib/data/people';
import { placesData } from '@/lib/data/places';
import type { DataNotice } from '@/lib/data/schemas/notice';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadContent } from '@/lib/server/content/loadContent';
import { readOnce } from '@/lib/server/content/readOnce';
import { readContent } from '@/lib/server/content/records';
import { laneOf, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { siteOrigin } from '@/lib/server/environment';
import { licenceOf } from '@/lib/data/licence';
import { PAGES } from '@/lib/site/pages';
import { toIsoDay } from '@/lib/time/longDate';
import { EventsSchema, SpansSchema } from '@/lib/timeline/record';

/** Returns the day, in ISO 8601, on which a text of the data last changed. */
export const dataVersion = readOnce((): string => {
  const { modified, editorial } = loadContent();
  const days = Object.values(modified).map((text) => toIsoDay(text.modified));
  return days.toSorted().at(-1) ?? toIsoDay(editorial.revised);
});

function noticeOf({ title, id, uncertainty }: Dataset, schema: string): DataNotice {
  const { site } = loadContent();
  const origin = siteOrigin();
  return {
    $schema: origin + dataSchemaPath(schema),
    title: `${site.name} : ${title}`,
    page: `${origin}${PAGES.data.path}#${id}`,
    version: dataVersion(),
    licence: licenceOf(site),
    uncertainty,
  };
}

/** Builds the places of every map, in the order of the maps. */
const loadPlacesData = readOnce(() =>
  placesData(
    noticeOf(DATASETS.places, DATASETS.places.schema),
    loadContent().maps.flatMap(({ places }) => places),
    siteOrigin(),
  ),
);

/** Builds the events of the timeline, once, as the dataset that the site publishes. */
export const loadEventsData = readOnce(() => {
  const records = new Map(
    [
      ...readContent(EventsSchema, 'timeline/events.json'),
      ...readContent(SpansSchema, 'timeline/spans.json'),
    ].map((record) => [record.id, record]),
  );
  const events = loadTimeline().entries.flatMap((entry) => {
    const record = records.get(entry.id);
    return record ? [eventItem({ entry, record, lane: laneOf(entry).name }, siteOrigin())] : [];
  });
  return eventsData(noticeOf(DATASETS.events, DATASETS.events.schema), events);
});

/** Builds the people of the tree, once, as the dataset that the site publishes. */
export const loadPeopleData = readOnce(() => {
  const { record, people } = loadGenealogy();
  const notice = noticeOf(DATASETS.people, DATASETS.people.schema);
  return peopleData(notice, record, [...people.values()], siteOrigin());
});

const loadDocumentsData = readOnce(() =>
  documentsData(
    noticeOf(DATASETS.documents, DATASETS.documents.schema),
    loadDocuments(),
    siteOrigin(),
  ),
);

/** Counts the records of a dataset. */
export const countOf = (id: DatasetId): number =>
  ({
    places: () => loadPlacesData().features.length,
    events: () => loadEventsData().events.length,
    people: () => loadPeopleData().people.length,
    documents: () => loadDocumentsData().documents.length,
    quiz: () => loadContent().questions.length,
  })[id]();

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const WRITERS: Readonly<Record<string, () => string>> = {
  'lieux.geojson': () => toJson(loadPlacesData()),
  'evenements.json': () => toJson(loadEventsData()),
  'evenements.csv': () => eventsTable(loadEventsData()),
  'personnes.json': () => toJson(loadPeopleData()),
  'personnes.ged': () => toGedcom(loadPeopleData(), loadContent().site.name),
  'documents.json': () => toJson(loadDocumentsData()),
};

/** Lists the files that the build writes for the page of data. */
export const dataFiles = (): readonly DataFile[] =>
  Object.values(DATASETS)
    .flatMap(({ files }) => files)
    .filter(({ name }) => WRITERS[name] !== undefined);

/** Builds a file of data with its media type; null for an unknown name. */
export function dataFile(name: string) {
  const file = dataFiles().find((candidate) => candidate.name === name);
  const write = WRITERS[name];
  return file && write ? { type: file.type, body: write() } : null;
}
