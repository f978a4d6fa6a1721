/** A realm or route as drawn on the map's image: an item of `public/maps/{id}/realms.json`. */

interface DrawnItem {
  readonly id: string;
  readonly name: string;
  /** First and last year of display, both included. */
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

export interface DrawnRealm extends DrawnItem {
  readonly drawnFor: number;
  readonly tint: 'premier' | 'second';
  /** Paths of the land, and of its edges apart from coasts, in units of the drawing. */
  readonly land: string;
  readonly edge: string;
}

export interface DrawnRoute extends DrawnItem {
  readonly line: string;
}

export interface RealmDrawing {
  /** Units of the drawing per image pixel at zoom 1. */
  readonly scale: number;
  readonly realms: readonly DrawnRealm[];
  readonly routes: readonly DrawnRoute[];
}

type Fields = ReadonlyMap<string, unknown>;

const fieldsOf = (value: unknown): Fields => new Map(Object.entries(Object(value)));

/** Tells whether all named fields are of a type. */
const haveType = (
  fields: Fields,
  type: 'string' | 'number',
  names: readonly string[],
): boolean => names.every((name) => typeof fields.get(name) === type);

const isDrawn = (value: unknown, paths: readonly string[]): boolean => {
  const fields = fieldsOf(value);
  return (
    haveType(fields, 'string', ['id', 'name', 'note', ...paths]) &&
    haveType(fields, 'number', ['from', 'to'])
  );
};

const isRealm = (value: unknown): value is DrawnRealm =>
  isDrawn(value, ['land', 'edge', 'tint']) && haveType(fieldsOf(value), 'number', ['drawnFor']);

const isRoute = (value: unknown): value is DrawnRoute => isDrawn(value, ['line']);

/** Decodes the response of a `realms.json`. @returns null when invalid */
export function decodeRealms(answer: unknown): RealmDrawing | null {
  const fields = fieldsOf(answer);
  const [scale, realms, routes] = ['scale', 'realms', 'routes'].map((name) => fields.get(name));
  if (typeof scale !== 'number' || !Array.isArray(realms) || !Array.isArray(routes))
    return null;
  return realms.every(isRealm) && routes.every(isRoute) ? { scale, realms, routes } : null;
}

/** Tells whether a realm or route is shown in a year. */
export const isShownIn = (
  { from, to }: Pick<DrawnItem, 'from' | 'to'>,
  year: number,
): boolean => from <= year && year <= to;
