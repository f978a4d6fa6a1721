/** The realms and routes of a map as they were drawn on its image: what `public/maps/{id}/realms.json` holds. */

interface Drawn {
  readonly id: string;
  readonly name: string;
  /** First and last year in which it is shown, both included. */
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

export interface DrawnRealm extends Drawn {
  readonly drawnFor: number;
  readonly tint: 'premier' | 'second';
  /** The `d` of its land, and of its edges that no sea makes, in units of the drawing. */
  readonly land: string;
  readonly edge: string;
}

export interface DrawnRoute extends Drawn {
  readonly line: string;
}

export interface RealmDrawing {
  /** Units of the drawing in a pixel of the image at zoom 1. */
  readonly scale: number;
  readonly realms: readonly DrawnRealm[];
  readonly routes: readonly DrawnRoute[];
}

type Fields = ReadonlyMap<string, unknown>;

const fieldsOf = (value: unknown): Fields => new Map(Object.entries(Object(value)));

/** Whether the named fields are all of a type. */
const are = (fields: Fields, type: 'string' | 'number', names: readonly string[]): boolean =>
  names.every((name) => typeof fields.get(name) === type);

const isDrawn = (value: unknown, paths: readonly string[]): boolean => {
  const fields = fieldsOf(value);
  return (
    are(fields, 'string', ['id', 'name', 'note', ...paths]) &&
    are(fields, 'number', ['from', 'to'])
  );
};

const isRealm = (value: unknown): value is DrawnRealm =>
  isDrawn(value, ['land', 'edge', 'tint']) && are(fieldsOf(value), 'number', ['drawnFor']);

const isRoute = (value: unknown): value is DrawnRoute => isDrawn(value, ['line']);

/** Decodes the answer of a `realms.json`. @returns null where it is no drawing of realms */
export function decodeRealms(answer: unknown): RealmDrawing | null {
  const fields = fieldsOf(answer);
  const [scale, realms, routes] = ['scale', 'realms', 'routes'].map((name) => fields.get(name));
  if (typeof scale !== 'number' || !Array.isArray(realms) || !Array.isArray(routes))
    return null;
  return realms.every(isRealm) && routes.every(isRoute) ? { scale, realms, routes } : null;
}

/** Tells whether something is shown in a year. */
export const isShownIn = ({ from, to }: Pick<Drawn, 'from' | 'to'>, year: number): boolean =>
  from <= year && year <= to;
