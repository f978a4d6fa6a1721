import * as v from 'valibot';
import { EditorialSchema } from '@/lib/content/editorial';
import { Id, Prose, Source, Text, Year } from '@/lib/content/fields';
import { RealmSchema, RouteSchema } from '@/lib/map/places/realm';

export const PLACE_TYPES = [
  'city',
  'battle',
  'mosque',
  'palace',
  'university',
  'empire_capital',
] as const;

export type PlaceType = (typeof PLACE_TYPES)[number];

/**
 * Grades of certainty of a date, as `method.levels` of `content/about.json` explains them: attested by independent
 * witnesses, reported by Muslim narratives alone, disputed, or merely chosen to show the place.
 */
export const DATE_GRADES = [
  'établi',
  'selon la tradition',
  'discuté',
  'conventionnel',
] as const;

export type DateGrade = (typeof DATE_GRADES)[number];

/** Certainty of position and date, with the reasons as notes. */
const Certainty = v.pipe(
  v.strictObject({
    place: v.picklist(['haute', 'moyenne', 'basse'], 'haute, moyenne ou basse est attendu'),
    placeNote: v.optional(Prose),
    date: v.picklist(
      DATE_GRADES,
      'établi, selon la tradition, discuté ou conventionnel est attendu',
    ),
    dateNote: v.optional(Prose),
  }),
  v.check(
    ({ date, dateNote }) => date === 'établi' || dateNote !== undefined,
    'une note (« dateNote ») est attendue, qui dise pourquoi la date n’est pas établie',
  ),
);

const Longitude = v.pipe(
  v.number('une longitude est attendue'),
  v.minValue(-180, 'une longitude de -180 à 180 est attendue'),
  v.maxValue(180, 'une longitude de -180 à 180 est attendue'),
);

/** A latitude without the poles, which Mercator's projection excludes. */
const Latitude = v.pipe(
  v.number('une latitude est attendue'),
  v.minValue(-85, 'une latitude de -85 à 85 est attendue'),
  v.maxValue(85, 'une latitude de -85 à 85 est attendue'),
);

/** An event of a place, with its date in both calendars and its references. */
const PlaceEventSchema = v.strictObject({
  /** The date in French, in the Julian calendar: « 17 juin 656 ». */
  date: Prose,
  /** The date in the sources, in the Hijri calendar: « 18 dhû l-hijja 35 ». */
  hijri: v.optional(Prose),
  grade: v.picklist(
    DATE_GRADES,
    'établi, selon la tradition, discuté ou conventionnel est attendu',
  ),
  text: Prose,
  /** Ids of people of the tree. */
  people: v.optional(v.array(Id), []),
  /** Ids of entries of the timeline. */
  timeline: v.optional(v.array(Id), []),
});

/** A fact about a place: a sentence, or an event with its dates. */
const FactsSchema = v.pipe(
  v.array(v.union([Prose, PlaceEventSchema], 'une phrase, ou un événement daté, est attendu')),
  v.minLength(3, 'au moins trois faits sont attendus'),
);

/** Splits facts into all their sentences, and their events. */
const splitFacts = (facts: v.InferOutput<typeof FactsSchema>) => ({
  facts: facts.map((fact) => (typeof fact === 'string' ? fact : fact.text)),
  events: facts.filter((fact) => typeof fact !== 'string'),
});

/** A link to another map, or to one of its places, with its text. */
const MapLinkSchema = v.strictObject({ map: Id, place: v.optional(Id), label: Prose });

/** Length of the longest kind of a place, which takes one line of a list, in characters. */
const MAX_KIND = 30;

/** A place of a historical map, in degrees (WGS 84; east and north positive). */
const PlaceSchema = v.pipe(
  v.strictObject({
    id: Id,
    name: Text,
    arabicName: Text,
    alternativeNames: v.array(Text),
    longitude: Longitude,
    latitude: Latitude,
    type: v.picklist(PLACE_TYPES, `un type est attendu : ${PLACE_TYPES.join(', ')}`),
    /** The exact kind where no type fits: shown instead of the type, which remains for filters. */
    kind: v.optional(
      v.pipe(Prose, v.maxLength(MAX_KIND, `un ou deux mots, ${MAX_KIND} signes au plus`)),
    ),
    /** Addition to the kind, or correction of the type. */
    typeNote: v.optional(Prose),
    year: Year,
    empire: Prose,
    period: Id,
    certainty: Certainty,
    description: Prose,
    significance: Prose,
    /** The large-scale map of the place. */
    closeUp: v.optional(MapLinkSchema),
    facts: FactsSchema,
    sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
  }),
  v.transform(({ facts, ...place }) => ({ ...place, ...splitFacts(facts) })),
);

type DecodedPlace = v.InferOutput<typeof PlaceSchema>;

/** A place; its dated events are among its facts. */
export type Place = Omit<DecodedPlace, 'events'> & Partial<Pick<DecodedPlace, 'events'>>;

/** Tells whether a place is of its type without a correction by kind or note. */
export const isOfItsType = ({ kind, typeNote }: Pick<Place, 'kind' | 'typeNote'>): boolean =>
  kind === undefined && typeNote === undefined;

/** The bounds of a map on the earth, in degrees (WGS 84; east and north positive). */
const BoundsSchema = v.pipe(
  v.strictObject({ west: Longitude, east: Longitude, south: Latitude, north: Latitude }),
  v.check(
    ({ west, east, south, north }) => west < east && south < north,
    'des bornes sont attendues : west plus petit que east, south plus petit que north',
  ),
);

/**
 * Parameters of Lambert's conic projection, for a map far wider than high: two standard parallels and the central
 * meridian.
 */
const ConeSchema = v.pipe(
  v.strictObject({ parallels: v.tuple([Latitude, Latitude]), meridian: Longitude }),
  v.check(
    ({ parallels: [south, north] }) => south > 0 && south < north,
    'deux parallèles du nord sont attendus, le plus petit en premier',
  ),
);

const Width = v.pipe(
  v.number('une largeur en pixels est attendue'),
  v.integer('une largeur entière, en pixels, est attendue'),
  v.minValue(600, 'une largeur d’au moins 600 pixels est attendue'),
);

/** A file of `content/maps/`; its name is the map's id. */
export const MapRecordSchema = v.strictObject({
  title: Prose,
  description: Prose,
  /** Author, reviewer and dates, where they differ from the owner's defaults. */
  editorial: v.optional(EditorialSchema),
  bounds: BoundsSchema,
  /** Width of `map.jpg` in pixels; its height follows from the bounds. */
  width: Width,
  /**
   * Conic instead of Mercator's projection. The bounds north and south then lie on the central meridian, west and east
   * midway between the standard parallels.
   */
  cone: v.optional(ConeSchema),
  /** Former bounds and widths of the map, oldest first, which convert views of old addresses. */
  formerFrames: v.optional(v.array(v.strictObject({ bounds: BoundsSchema, width: Width }))),
  /** The map of the larger area. */
  wider: v.optional(MapLinkSchema),
  /** First and last years of the timeline. */
  timeline: v.strictObject({ from: Year, to: Year }),
  periods: v.array(v.strictObject({ id: Id, name: Prose })),
  /** Extents of powers by year. */
  realms: v.optional(v.array(RealmSchema)),
  /** Routes of armies and fleets, shown on request. */
  routes: v.optional(v.array(RouteSchema)),
  places: v.pipe(
    v.array(PlaceSchema),
    v.check(
      (places) => new Set(places.map(({ id }) => id)).size === places.length,
      'chaque lieu a un identifiant à lui',
    ),
  ),
});

export type MapReference = v.InferOutput<typeof MapLinkSchema>;

export type MapRecord = v.InferOutput<typeof MapRecordSchema>;
