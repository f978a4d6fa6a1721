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
 * How sure a date is, as `method.levels` of `content/about.json` explains it: attested by independent
 * witnesses, told by Muslim narratives alone, disputed, or only chosen to show the place.
 */
export const DATE_GRADES = [
  'établi',
  'selon la tradition',
  'discuté',
  'conventionnel',
] as const;

export type DateGrade = (typeof DATE_GRADES)[number];

/** How sure the position and the date are; the notes say why. */
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

/** Mercator has no image of the poles. */
const Latitude = v.pipe(
  v.number('une latitude est attendue'),
  v.minValue(-85, 'une latitude de -85 à 85 est attendue'),
  v.maxValue(85, 'une latitude de -85 à 85 est attendue'),
);

/** What happened at a place, with its date in both calendars and what leads on from it. */
const PlaceEventSchema = v.strictObject({
  /** As people write it, in the Julian calendar: « 17 juin 656 ». */
  date: Prose,
  /** The same in the Hijri calendar, as the sources give it: « 18 dhû l-hijja 35 ». */
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

export type PlaceEvent = v.InferOutput<typeof PlaceEventSchema>;

/** What is told of a place: a sentence, or an event with its dates. */
const FactsSchema = v.pipe(
  v.array(v.union([Prose, PlaceEventSchema], 'une phrase, ou un événement daté, est attendu')),
  v.minLength(3, 'au moins trois faits sont attendus'),
);

/** Splits facts into the sentences of all of them and the events among them. */
const splitFacts = (facts: v.InferOutput<typeof FactsSchema>) => ({
  facts: facts.map((fact) => (typeof fact === 'string' ? fact : fact.text)),
  events: facts.filter((fact) => typeof fact !== 'string'),
});

/** A link to another map, and to one of its places; the label is what the link says. */
const MapLinkSchema = v.strictObject({ map: Id, place: v.optional(Id), label: Prose });

/** Longest kind of a place, in characters: a list has one line for it. */
const MAX_KIND = 30;

/** A place of a historical map, located in degrees (WGS 84; east and north positive). */
const PlaceSchema = v.pipe(
  v.strictObject({
    id: Id,
    name: Text,
    arabicName: Text,
    alternativeNames: v.array(Text),
    longitude: Longitude,
    latitude: Latitude,
    type: v.picklist(PLACE_TYPES, `un type est attendu : ${PLACE_TYPES.join(', ')}`),
    /** What the place is, where none of the types is truly its own: shown instead of the type, which filters it. */
    kind: v.optional(
      v.pipe(Prose, v.maxLength(MAX_KIND, `un ou deux mots, ${MAX_KIND} signes au plus`)),
    ),
    /** What there is to add to its kind, or to take back of its type. */
    typeNote: v.optional(Prose),
    year: Year,
    empire: Prose,
    period: Id,
    certainty: Certainty,
    description: Prose,
    significance: Prose,
    /** The map that shows it from near. */
    closeUp: v.optional(MapLinkSchema),
    facts: FactsSchema,
    sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
  }),
  v.transform(({ facts, ...place }) => ({ ...place, ...splitFacts(facts) })),
);

type DecodedPlace = v.InferOutput<typeof PlaceSchema>;

/** A place; its dated events are among its facts. */
export type Place = Omit<DecodedPlace, 'events'> & Partial<Pick<DecodedPlace, 'events'>>;

/** Tells whether a place is what its type says, without a kind or a note of its own that corrects it. */
export const isOfItsType = ({ kind, typeNote }: Pick<Place, 'kind' | 'typeNote'>): boolean =>
  kind === undefined && typeNote === undefined;

/** The part of the earth that a map shows, in degrees (WGS 84; east and north positive). */
const BoundsSchema = v.pipe(
  v.strictObject({ west: Longitude, east: Longitude, south: Latitude, north: Latitude }),
  v.check(
    ({ west, east, south, north }) => west < east && south < north,
    'des bornes sont attendues : west plus petit que east, south plus petit que north',
  ),
);

/** Lambert's cone, for a map far wider than high: two standard parallels and the meridian that stands upright. */
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

/** One file of `content/maps/`; the file's name is the map's id. */
export const MapRecordSchema = v.strictObject({
  title: Prose,
  description: Prose,
  /** Who wrote and reviewed the map, and when, where it is not the owner's default. */
  editorial: v.optional(EditorialSchema),
  bounds: BoundsSchema,
  /** Pixels of `map.jpg` from west to east; its height follows from the bounds. */
  width: Width,
  /** A cone instead of Mercator's cylinder; north and south bounds are then those of its meridian, west and east ones those midway between its parallels. */
  cone: v.optional(ConeSchema),
  /** The bounds and widths that the map had before, oldest first: views of old addresses keep their ground by them. */
  formerFrames: v.optional(v.array(v.strictObject({ bounds: BoundsSchema, width: Width }))),
  /** The map of which this one is a part, to go back to. */
  wider: v.optional(MapLinkSchema),
  /** First and last year of the timeline. */
  timeline: v.strictObject({ from: Year, to: Year }),
  periods: v.array(v.strictObject({ id: Id, name: Prose })),
  /** How far powers reached, through the years. */
  realms: v.optional(v.array(RealmSchema)),
  /** The ways of armies and fleets, shown where they are asked for. */
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
