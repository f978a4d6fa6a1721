/**
 * The query of the map's screen as an address writes it, so that a link shows the same state. Invalid fields are
 * dropped: every query gives a valid state.
 */
import { TYPE_FILTERS, type PlaceFilter, type TypeFilter } from '@/lib/map/places/filter';
import { clampYear, type YearRange } from '@/lib/map/places/timeline';
import { MAP_BOUNDS, type MapView } from '@/lib/map/camera/framing';
import { shiftedView, type FrameShift } from '@/lib/map/camera/shiftedView';
import { clampScale } from '@/lib/surface/viewport';

export interface MapQuery extends PlaceFilter {
  readonly isTimeline: boolean;
  readonly year: number;
  /** View of the map; null for the opening view. */
  readonly view: MapView | null;
}

/** The valid values of a map's queries. */
export interface MapChoices {
  readonly timeline: YearRange;
  readonly periods: readonly { readonly id: string }[];
  /**
   * Conversions from the map's former frames, oldest first. The fourth number of a view in an address names its frame;
   * three numbers stand for the first frame.
   */
  readonly formerFrames?: readonly FrameShift[];
}

/** Length of the longest search, in characters. */
export const MAX_SEARCH = 80;

const TYPE_WORDS = {
  all: '',
  cities: 'villes',
  battles: 'batailles',
} as const satisfies Record<TypeFilter, string>;

/** Returns the query of an address without fields. */
export const emptyQuery = ({ timeline }: MapChoices): MapQuery => ({
  search: '',
  period: null,
  type: 'all',
  isTimeline: false,
  year: timeline.from,
  view: null,
});

/** Parses the query of an address, with or without question mark. */
export function parseMapQuery(query: string, choices: MapChoices): MapQuery {
  const fields = new URLSearchParams(query);
  const period = fields.get('periode');
  return {
    search: [...(fields.get('q') ?? '')].slice(0, MAX_SEARCH).join(''),
    period: choices.periods.some(({ id }) => id === period) ? period : null,
    type: TYPE_FILTERS.find((type) => TYPE_WORDS[type] === fields.get('type')) ?? 'all',
    isTimeline: fields.get('chronologie') === '1',
    year: clampYear(parseYear(fields.get('annee')) ?? choices.timeline.from, choices.timeline),
    view: parseView(fields.get('vue'), choices.formerFrames),
  };
}

/** Formats the query, without question mark, for `parseMapQuery`; '' for the defaults. */
export function formatMapQuery(
  query: MapQuery,
  { timeline, formerFrames = [] }: MapChoices,
): string {
  const fields = new URLSearchParams();
  const write = (name: string, value: string): void => {
    if (value !== '') fields.set(name, value);
  };
  write('q', query.search);
  write('periode', query.period ?? '');
  write('type', TYPE_WORDS[query.type]);
  write('chronologie', query.isTimeline ? '1' : '');
  const isYearShown = query.year > timeline.from && query.year <= timeline.to;
  write('annee', isYearShown ? String(query.year) : '');
  write('vue', query.view ? formatView(query.view, formerFrames.length) : '');
  return fields.toString().replaceAll('%2C', ',');
}

/** Rounds a view as an address writes it: percents to two decimals, the scale to three. */
export const roundView = ({ x, y, scale }: MapView): MapView => ({
  x: roundTo(clampPercent(x), 2),
  y: roundTo(clampPercent(y), 2),
  scale: roundTo(clampScale(scale, MAP_BOUNDS), 3),
});

function formatView(view: MapView, frame: number): string {
  const { x, y, scale } = roundView(view);
  return [x, y, scale, ...(frame > 0 ? [frame + 1] : [])].join(',');
}

const DECIMAL = /^-?\d{1,6}(\.\d{1,6})?$/;

function parseView(
  text: string | null,
  formerFrames: readonly FrameShift[] = [],
): MapView | null {
  const parts = (text ?? '').split(',');
  if (parts.length < 3 || parts.length > 4 || !parts.every((part) => DECIMAL.test(part)))
    return null;
  const [x = 0, y = 0, scale = 1, frame = 1] = parts.map(Number);
  const view = roundView({ x, y, scale });
  const formerFrame = formerFrames[frame - 1];
  return formerFrame ? roundView(shiftedView(view, formerFrame)) : view;
}

const parseYear = (text: string | null): number | null =>
  text !== null && /^-?\d{1,5}$/.test(text) ? Number(text) : null;

const clampPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** Rounds a number; adding 0 turns −0 into 0. */
const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;
