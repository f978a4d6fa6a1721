import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { PlaceType } from '@/lib/map/places/place';

const TYPE_LABELS = {
  city: 'Ville',
  battle: 'Bataille',
  mosque: 'Mosquée',
  palace: 'Palais',
  university: 'Université',
  empire_capital: 'Capitale d’empire',
} as const satisfies Record<PlaceType, string>;

/** What a place is called on the page: its true kind, else its type. */
export const placeKind = ({ type, kind }: Pick<MapPlace, 'type' | 'kind'>): string =>
  kind ?? TYPE_LABELS[type];

/** A year of the common era as a place's detail writes it. */
export const placeYear = (year: number): string => `${year} CE`;

/** A year of the common era as the timeline writes it. */
export const timelineYear = (year: number): string => `${year} ap. J.-C.`;

/** What the screen says of a map whose own title or description cannot be had. */
export const FALLBACK_TITLE = 'Carte historique interactive';
export const FALLBACK_DESCRIPTION =
  'Parcourez les lieux, les époques et les batailles de l’histoire islamique, année après année.';

const ELLIPSIS = '…';

/** The beginning of a text, cut between two words so as to keep within a number of characters. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - ELLIPSIS.length + 1);
  const lastSpace = cut.lastIndexOf(' ');
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1);
  return `${kept.replace(/[\s,;:.«–-]+$/u, '')}${ELLIPSIS}`;
}

/** A place's name where there is no room for what its parentheses add: « Médine (Yathrib) » is « Médine ». */
export const nameOnMap = (name: string): string => name.replace(/ \([^)]*\)$/, '');
