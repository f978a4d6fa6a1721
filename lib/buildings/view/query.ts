/**
 * Query of a reconstruction's address, so that a link shows the same view. Invalid values are left out: any query gives
 * a valid state.
 */
import type { Camera } from '@/lib/buildings/record';
import type { DateGrade } from '@/lib/map/places/place';
import { YEARS } from '@/lib/timeline/bounds';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';

/** Id of a section, and position of its plane in metres. */
interface CutQuery {
  readonly section: string;
  readonly at: number;
}

/** Seasons of the sun, as values of the address. */
export const SEASONS = ['printemps', 'ete', 'automne', 'hiver'] as const;

/** A season, and a true solar hour from 6 to 18. */
export interface LightQuery {
  readonly season: (typeof SEASONS)[number];
  readonly hour: number;
}

export interface BuildingQuery {
  /** Year of the site's clock; null before a choice. */
  readonly year: number | null;
  /** Id of a stop of the visit, or of a standing place; null for a free view, or for the first stop. */
  readonly view: string | null;
  /** Camera of a free view; null for a named view. */
  readonly camera: Camera | null;
  readonly cut: CutQuery | null;
  readonly isGraded: boolean;
  /** Grades whose parts are hidden. */
  readonly hidden: readonly DateGrade[];
  /** Ids of the chosen part and measure. */
  readonly part: string | null;
  readonly measure: string | null;
  /** Light of a season and hour; null for the light of the still pictures. */
  readonly light: LightQuery | null;
}

export const EMPTY_BUILDING_QUERY: BuildingQuery = {
  year: null,
  view: null,
  camera: null,
  cut: null,
  isGraded: false,
  hidden: [],
  part: null,
  measure: null,
  light: null,
};

/** Ids that a query may name. */
export interface QueryIds {
  readonly views: readonly string[];
  readonly sections: readonly string[];
  readonly parts: readonly string[];
  readonly measures: readonly string[];
}

/** Reads the query of an address, with or without its question mark. */
export function parseBuildingQuery(query: string, ids: QueryIds): BuildingQuery {
  const fields = new URLSearchParams(query);
  const knownId = (name: string, allowedIds: readonly string[]): string | null =>
    allowedIds.find((id) => id === fields.get(name)) ?? null;
  const year = Number(fields.get('annee'));
  const camera = readCamera(fields.get('camera'));
  const hiddenGrades = (fields.get('sans') ?? '').split(',');
  return {
    year: Number.isInteger(year) && year >= YEARS.from && year <= YEARS.to ? year : null,
    view: camera ? null : knownId('vue', ids.views),
    camera,
    cut: readCut(fields.get('coupe'), ids.sections),
    isGraded: fields.has('certitude'),
    hidden: CERTAINTY_GRADES.filter((grade) => hiddenGrades.includes(grade)),
    part: knownId('element', ids.parts),
    measure: knownId('mesure', ids.measures),
    light: readLight(fields.get('saison'), Number(fields.get('heure'))),
  };
}

/** Formats the query, without question mark, that `parseBuildingQuery` reads back; '' for the defaults. */
export function formatBuildingQuery(query: BuildingQuery): string {
  const { year, view, camera, cut, isGraded, hidden, part, measure, light } = query;
  const fields = [
    ['annee', year],
    ['vue', view],
    ['camera', camera && writeCamera(camera)],
    ['coupe', cut && `${cut.section}:${Math.round(cut.at * 10) / 10}`],
    ['certitude', isGraded ? '' : null],
    ['sans', hidden.length > 0 ? hidden.map(encodeURIComponent).join(',') : null],
    ['element', part],
    ['mesure', measure],
    ['saison', light?.season ?? null],
    ['heure', light?.hour ?? null],
  ] as const;
  return fields
    .flatMap(([name, value]) =>
      value === null ? [] : [value === '' ? name : `${name}=${value}`],
    )
    .join('&');
}

/** Formats a camera for a link, rounded to a degree, three digits of the distance and a tenth of a metre. */
function writeCamera({ azimuth, elevation, distance, target }: Camera): string {
  const roundedDistance = Number(distance.toPrecision(3));
  return [
    Math.round(azimuth) % 360,
    Math.round(elevation),
    roundedDistance,
    ...target.map((coordinate) => Math.round(coordinate * 10) / 10),
  ].join();
}

function readCamera(text: string | null): Camera | null {
  const numbers = (text ?? '').split(',').map(Number);
  const [azimuth, elevation, distance, x, y, z] = numbers;
  if (numbers.length !== 6 || !numbers.every(Number.isFinite)) return null;
  if (azimuth === undefined || elevation === undefined || distance === undefined) return null;
  if (x === undefined || y === undefined || z === undefined || distance <= 0) return null;
  return {
    azimuth: ((azimuth % 360) + 360) % 360,
    elevation: Math.min(88, Math.max(-60, elevation)),
    distance: Math.min(10_000, distance),
    target: [x, y, z],
  };
}

function readCut(text: string | null, sections: readonly string[]): CutQuery | null {
  const [id = '', position = ''] = (text ?? '').split(':');
  const section = sections.find((sectionId) => sectionId === id);
  return section !== undefined && position !== '' && Number.isFinite(Number(position))
    ? { section, at: Number(position) }
    : null;
}

function readLight(word: string | null, hour: number): LightQuery | null {
  const season = SEASONS.find((sectionId) => sectionId === word);
  return season && hour >= 6 && hour <= 18 ? { season, hour: Math.round(hour) } : null;
}
