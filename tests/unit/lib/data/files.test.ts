/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { check } from '@placemarkio/check-geojson';
import Ajv from 'ajv';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { DATASETS, dataSchemaPath } from '@/lib/data/catalogue';
import { toCsv } from '@/lib/data/csv';
import { eventsTable } from '@/lib/data/events';
import { loadContent } from '@/lib/server/content/loadContent';
import {
  dataFile,
  dataFiles,
  dataVersion,
  loadEventsData,
  loadPeopleData,
} from '@/lib/server/data/files';
import { licenceOf } from '@/lib/data/licence';
import { forAll } from '@/tests/fixtures/runners/property';

const bodyOf = (name: string): string => dataFile(name)?.body ?? '';

const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(`public${dataSchemaPath(name)}`, 'utf8'));

const SCHEMAS: Readonly<Record<string, string>> = {
  'lieux.geojson': 'lieux',
  'evenements.json': 'evenements',
  'personnes.json': 'personnes',
  'documents.json': 'documents',
};

describe('a file of data', () => {
  it.each(Object.entries(SCHEMAS))('%s follows its published schema', (file, schema) => {
    const validate = new Ajv().compile(schemaOf(schema));
    const content: unknown = JSON.parse(bodyOf(file));
    expect(validate(content) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...Object(content), surprise: 1 })).toBe(false);
  });

  it.each(Object.keys(SCHEMAS))('%s has licence, version, schema and uncertainty', (file) => {
    const content = JSON.parse(bodyOf(file));
    expect(content).toMatchObject({
      version: dataVersion(),
      licence: licenceOf(loadContent().site),
      $schema: expect.stringContaining(dataSchemaPath(SCHEMAS[file] ?? '')),
      uncertainty: expect.stringMatching(/degré/),
    });
  });

  it('has a known name, and each file of the catalogue is generated or served elsewhere', () => {
    expect(dataFile('../site.json')).toBeNull();
    const madePaths = new Set(dataFiles().map(({ path }) => path));
    for (const { files } of Object.values(DATASETS))
      for (const { path } of files)
        expect(
          madePaths.has(path) || path.startsWith('/quizz/') || path.includes('exports'),
        ).toBe(true);
  });

  it('has the licence that the owner has chosen', () => {
    const dataLicence = { name: 'CC BY 4.0', href: 'https://licence.example/' };
    expect(licenceOf({ dataLicence })).toEqual({ name: 'CC BY 4.0', url: dataLicence.href });
    expect(licenceOf({ dataLicence: null })).toEqual({
      name: expect.stringContaining('Droits réservés'),
      url: null,
    });
  });
});

describe('the places as GeoJSON', () => {
  it('are valid, with the coordinates of each place of content/', () => {
    const { features } = check(bodyOf('lieux.geojson')) as unknown as {
      readonly features: readonly {
        readonly id: string;
        readonly geometry: { readonly coordinates: readonly number[] };
      }[];
    };
    expect(features.map(({ id, geometry }) => [id, geometry.coordinates])).toEqual(
      loadContent()
        .maps.flatMap(({ places }) => places)
        .map(({ mapId, id, longitude, latitude }) => [`${mapId}/${id}`, [longitude, latitude]]),
    );
  });
});

describe('the events as CSV', () => {
  const parseTable = (text: string): readonly (readonly string[])[] =>
    parse(text, { bom: true });

  it('are the events of the JSON when read back', () => {
    const data = loadEventsData();
    const [names = [], ...rows] = parseTable(eventsTable(data));
    const cell = (row: readonly string[], name: string) => row[names.indexOf(name)];
    expect(rows).toHaveLength(data.events.length);
    for (const [index, row] of rows.entries()) {
      const event = data.events[index];
      expect(cell(row, 'titre')).toBe(event?.title);
      expect(cell(row, 'date julienne (EDTF)')).toBe(event?.julian.edtf);
      expect(cell(row, 'Hégire (calculée)')).toBe(event?.hijri.computed);
      expect(cell(row, 'certitude')).toBe(event?.grade);
      expect(cell(row, 'texte')).toBe(event?.text);
      expect(cell(row, 'sources')?.split(' | ')).toEqual(event?.sources);
      expect(cell(row, 'version')).toBe(data.version);
    }
  });

  it('restore any text when read back', () => {
    const cells = fc.string({ unit: fc.constantFrom(...'a",;\n\r é') });
    const rows = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.array(fc.array(cells, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 4,
      }),
    );
    forAll(rows, (table) => {
      const [names = [], ...otherRows] = table;
      const parsed = parse(toCsv(names, otherRows), { skipEmptyLines: false });
      expect(parsed).toEqual(names.length === 1 && names[0] === '' ? parsed : table);
    });
  });

  it('have the dates of both calendars that content/ has', () => {
    const { events } = loadEventsData();
    expect(events.map(({ id }) => id)).toEqual(
      loadContent().timeline.entries.map(({ id }) => id),
    );
    for (const { hijri, gregorianDay, julian } of events) {
      expect(hijri.computed).not.toBe('');
      if (gregorianDay !== null) expect(julian.edtf).toMatch(/\d{4}-\d{2}-\d{2}/);
    }
  });
});

describe('the people', () => {
  it('have an entry for each id that a union, a link or a parent names', () => {
    const { people, unions, links } = loadPeopleData();
    const ids = new Set(people.map(({ id }) => id));
    const named = [
      ...people.flatMap(({ father, mother }) => [father, mother]),
      ...unions.flatMap(({ husband, wife }) => [husband, wife]),
      ...links.flatMap(({ from, to }) => [from, to]),
    ].filter((id) => id !== null);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
