/** @jest-environment node */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatMapQuery, parseMapQuery } from '@/lib/map/query';
import { checkContent } from '@/lib/server/content/loadContent';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { loadContent } from '@/lib/server/content/loadContent';
import { pages } from '@/tests/trial/pages';
import { copyProject, readmeExamples } from '@/tests/trial/projectCopy';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useSelectedLayoutSegment: () => null,
  useSearchParams: () => new URLSearchParams(),
  notFound: () => {
    throw new Error('Page introuvable');
  },
}));

const runFile = promisify(execFile);

const MAP_ID = 'detroits';
const SOURCE = { author: 'A. Auteur', title: 'Un ouvrage', year: '2001', section: 'chap. 3' };
const { place } = readmeExamples();

/** A small map of other years and another region than the site's, on a cone. */
const record = {
  title: 'Les détroits aux temps anciens',
  description: 'Une petite carte inventée, pour voir ce qu’il faut en écrire.',
  bounds: { west: 20, east: 36, south: 36, north: 44 },
  width: 600,
  cone: { parallels: [37, 43], meridian: 28 },
  timeline: { from: 900, to: 990 },
  periods: [{ id: 'temps-anciens', name: 'Les temps anciens' }],
  realms: [
    {
      id: 'royaume-thrace',
      name: 'Royaume de Thrace',
      ...{ from: 920, to: 950, drawnFor: 930, tint: 'premier', note: 'Un contour inventé.' },
      outline: [
        [23, 40],
        [29, 40],
        [29, 43],
        [23, 43],
      ],
      sources: [SOURCE],
    },
  ],
  routes: [
    {
      id: 'vers-nicee',
      name: 'Vers Nicée',
      ...{ from: 930, to: 931, note: 'Un trajet inventé.', sources: [SOURCE] },
      line: [
        [28.9, 41],
        [29.7, 40.4],
      ],
    },
  ],
  places: [
    {
      ...place,
      ...{ id: 'nicee-essai', name: 'Nicée', year: 930, period: 'temps-anciens' },
      ...{ longitude: 29.72, latitude: 40.43 },
      facts: [
        'Un fait.',
        'Un autre.',
        { date: 'mai 930', hijri: 'an 318', grade: 'établi', text: 'Un événement daté.' },
      ],
    },
  ],
};

const cartography = {
  layout: {
    graduation: { step: 1, labelled: 2 },
    key: {
      ...{ x: 40, y: 340, width: 160, kilometres: 200, pieces: 4, rows: [] },
      ...{ truth: 'Échelle vraie partout', latitude: 40 },
    },
    compass: { x: 540, y: 80, radius: 30 },
    inset: null,
    credit: { text: 'Essai', x: 560, y: 380 },
    coast: true,
    heightScale: 1,
    wadiWidth: 1,
    undulation: 7,
    calmRadius: 12,
    palms: false,
    card: { left: 100, top: 60, width: 400, places: ['nicee-essai'] },
  },
  ranges: [
    {
      id: 'olympe',
      height: 1800,
      left: 25,
      right: 25,
      line: [
        [28.9, 40.1],
        [30.4, 40.4],
      ],
    },
  ],
  fertile: { outlines: [], valleys: [], oases: [] },
  ...{ plateaus: [], deserts: [], lavaFields: [], lakes: [], rivers: [], wadis: [] },
  ...{ routes: [], powers: [], regions: [], tribes: [] },
  seas: [{ name: 'Mer Noire', label: [33, 43], rank: 2 }],
};

const copy = copyProject();

beforeAll(async () => {
  copy.write(`maps/${MAP_ID}.json`, record);
  copy.write(`cartography/${MAP_ID}.json`, cartography);
  const tsx = join(copy.project, 'node_modules/.bin/tsx');
  const tsconfig = join(copy.project, 'tsconfig.json');
  for (const [program, ...args] of [['render-maps', MAP_ID], ['draw-realms']])
    await runFile(tsx, ['--tsconfig', tsconfig, `scripts/${program}.ts`, ...args], {
      cwd: copy.root,
    });
}, 600_000);

beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(copy.root));
afterEach(() => jest.restoreAllMocks());
afterAll(copy.delete);

describe('a small map that an owner invents, by content and the programs alone', () => {
  it('is valid, and drawn: picture, tiles, land, place and realms', () => {
    expect(checkContent()).toEqual([]);
    expect(mapIds()).toContain(MAP_ID);
    for (const file of [
      'map.jpg',
      'tiles.json',
      'land.json',
      'places/nicee-essai.webp',
      'realms.json',
    ])
      expect([file, existsSync(join(copy.root, 'public/maps', MAP_ID, file))]).toEqual([
        file,
        true,
      ]);
    expect(loadMap(MAP_ID)).toMatchObject({ realms: `/maps/${MAP_ID}/realms.json` });
  });

  it('has its page, which shows its place with its dates', async () => {
    const html = await pages.place(MAP_ID, 'nicee-essai');
    expect(html).toContain(record.title);
    expect(html).toContain('mai 930 · an 318 de l’Hégire');
  });

  it('keeps its own years in the address and its periods in the quiz', () => {
    const { timeline, periods } = loadMap(MAP_ID).record;
    const choices = { timeline, periods };
    const yearOf = (query: string) => parseMapQuery(query, choices).year;
    expect([yearOf('annee=1'), yearOf('annee=930'), yearOf('annee=5000')]).toEqual([
      900, 930, 990,
    ]);
    const query = { ...parseMapQuery('chronologie=1&annee=930', choices) };
    expect(formatMapQuery(query, choices)).toBe('chronologie=1&annee=930');
    expect(loadContent().periods.get('temps-anciens')).toBe('Les temps anciens');
  });
});
