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

/** Returns the label of a place's kind: its own kind, else its type. */
export const placeKind = ({ type, kind }: Pick<MapPlace, 'type' | 'kind'>): string =>
  kind ?? TYPE_LABELS[type];

/** Formats a year of the common era as a place's detail writes it. */
export const placeYear = (year: number): string => `${year} CE`;

/** Formats a year of the common era as the timeline writes it. */
export const timelineYear = (year: number): string => `${year} ap. J.-C.`;

/** Title of a map whose own title or description is missing. */
export const FALLBACK_TITLE = 'Carte historique interactive';
export const FALLBACK_DESCRIPTION =
  'Parcourez les lieux, les époques et les batailles de l’histoire islamique, année après année.';

const ELLIPSIS = '…';

/** Cuts a text between two words, within a number of characters. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const clipped = text.slice(0, length - ELLIPSIS.length + 1);
  const lastSpace = clipped.lastIndexOf(' ');
  const shortened = lastSpace > 0 ? clipped.slice(0, lastSpace) : clipped.slice(0, -1);
  return `${shortened.replace(/[\s,;:.«–-]+$/u, '')}${ELLIPSIS}`;
}

/** Strips the parentheses of a place's name, which labels have no room for: « Médine (Yathrib) » becomes « Médine ». */
export const nameOnMap = (name: string): string => name.replace(/ \([^)]*\)$/, '');
