import * as v from 'valibot';
import type { Cubit } from '@/lib/buildings/cubits';
import { EditorialSchema } from '@/lib/content/editorial';
import { Id, Prose, Source, Text, Year } from '@/lib/content/fields';
import { DATE_GRADES } from '@/lib/map/places/place';
import { JULIAN } from '@/lib/time/calendars';
import { parseEdtf } from '@/lib/time/edtf';

/** State of conservation of a building. */
const BUILDING_STATES = ['debout', 'ruine', 'disparu', 'remplacé'] as const;

/** Kind of evidence for a measure. */
const BASES = ['en place', 'relevé', 'inscription', 'texte', 'calcul', 'convention'] as const;

/** Verification of a measure against its source. */
const CHECKS = ['lu', 'recoupé', 'non recoupé', 'convention'] as const;

const oneOf = <const T extends readonly string[]>(words: T) =>
  v.picklist(words, `un mot de cette liste est attendu : ${words.join(', ')}`);

const Grade = oneOf(DATE_GRADES);
const Phases = v.pipe(v.array(Id), v.minLength(1, 'au moins une phase est attendue'));
const Value = v.number('un nombre est attendu');
const Range = v.pipe(
  v.strictTuple([Value, Value], 'deux nombres sont attendus'),
  v.check(([min, max]) => min < max, 'le plus petit nombre est attendu d’abord'),
);
const Azimuth = v.pipe(
  Value,
  v.minValue(0, 'un azimut de 0 à 359 est attendu'),
  v.maxValue(359, 'un azimut de 0 à 359 est attendu'),
);

const Phase = v.pipe(
  v.strictObject({
    id: Id,
    label: Prose,
    /** Years of the site's clock in which the building has this phase, the last year included. */
    from: Year,
    to: Year,
    /** Date of construction in EDTF, Julian calendar; absent where no source gives one. */
    edtf: v.optional(
      v.pipe(
        Text,
        v.check(
          (text) => parseEdtf(text, JULIAN) !== null,
          'une date comme « 0692 » ou « [0677..0678] » est attendue',
        ),
      ),
    ),
    grade: Grade,
    note: v.optional(Prose),
  }),
  v.check(
    ({ from, to }) => from <= to,
    'une phase qui ne finit pas avant de commencer est attendue',
  ),
);

const measure = {
  id: Id,
  label: Prose,
  value: Value,
  /** Lowest and highest value in the sources or among historians, in the same unit. */
  range: v.optional(Range),
  grade: Grade,
  basis: oneOf(BASES),
  verified: oneOf(CHECKS),
  /** Ids of the phases to which the measure applies; absent: all. */
  phases: v.optional(Phases),
  /** Ids of `references`. */
  references: v.array(Id),
  note: v.optional(Prose),
};

/** Measure from which the model is built. Cubits are kept as such; metres are derived. */
const Parameter = v.pipe(
  v.variant(
    'unit',
    [
      v.strictObject({
        ...measure,
        unit: v.literal('coudée'),
        cubit: oneOf(['yad', 'noire', 'creswell', 'saba'] satisfies Cubit[]),
      }),
      v.strictObject({ ...measure, unit: oneOf(['m', '°', 'nombre', 'ha']) }),
    ],
    'une unité est attendue : m, °, nombre, ha ou coudée',
  ),
  v.check(
    ({ grade, references }) => grade === 'conventionnel' || references.length > 0,
    'une référence est attendue pour ce qui n’est pas conventionnel',
  ),
);

const Part = v.pipe(
  v.strictObject({
    id: Id,
    label: Prose,
    material: Prose,
    phases: Phases,
    grade: Grade,
    /** Description of the drawing, and the reason for it. */
    text: Prose,
    /** Ids of `references`. */
    references: v.array(Id),
  }),
  v.check(
    ({ grade, references }) => grade === 'conventionnel' || references.length > 0,
    'une référence est attendue pour ce qui n’est pas conventionnel',
  ),
);

/** Camera: azimuth from the north and elevation in degrees, distance and target in metres. */
const Camera = v.strictObject({
  azimuth: Azimuth,
  elevation: v.pipe(
    Value,
    v.minValue(2, 'une hauteur de 2 à 88 degrés est attendue'),
    v.maxValue(88, 'une hauteur de 2 à 88 degrés est attendue'),
  ),
  distance: v.pipe(Value, v.gtValue(0, 'une distance en mètres est attendue')),
  /** East, up, south. */
  target: v.strictTuple([Value, Value, Value], 'trois nombres sont attendus'),
});

/** Stop of the visit: a view of the building, its alternative text, its description. */
const Stop = v.strictObject({
  id: Id,
  title: Prose,
  text: Prose,
  /** Alternative text of the still. */
  alt: Prose,
  phase: Id,
  camera: Camera,
  /** Ids of the parts that must lie whole within the still. */
  parts: Phases,
  /** Id of the section that opens the building, and position of its plane in metres. */
  cut: v.optional(v.strictObject({ section: Id, at: Value })),
  /** Sentence of an episode on this subject: the first that contains these words. */
  citation: v.optional(v.strictObject({ slug: Id, words: Prose })),
});

const Section = v.strictObject({
  id: Id,
  title: Prose,
  alt: Prose,
  phase: Id,
  plane: oneOf(['plan', 'en travers', 'en long']),
  /** Position of the plane in metres: above the ground, along the front from its middle, or out of the front. */
  at: Value,
  /** Interval that the drawing shows, in metres along the drawing's horizontal axis; absent: the whole building. */
  span: v.optional(Range),
});

/** Standing place of a visitor: position of the eye (east, up, south, in metres) and direction of sight. */
const Viewpoint = v.strictObject({
  id: Id,
  title: Prose,
  phase: Id,
  eye: v.strictTuple([Value, Value, Value], 'trois nombres sont attendus'),
  azimuth: Azimuth,
  elevation: v.pipe(
    Value,
    v.minValue(-60, 'une hauteur de -60 à 60 degrés est attendue'),
    v.maxValue(60, 'une hauteur de -60 à 60 degrés est attendue'),
  ),
});

const atLeast = <S extends v.GenericSchema>(item: S, min: number, expected: string) =>
  v.pipe(v.array(item), v.minLength(min, expected));

/** Record of a file of `content/buildings/`; the name of the file is the building's id. */
export const BuildingRecordSchema = v.strictObject({
  order: v.pipe(Value, v.integer('un rang entier est attendu')),
  name: v.pipe(Prose, v.maxLength(60, 'un nom de 60 caractères au plus est attendu')),
  arabicName: Text,
  state: oneOf(BUILDING_STATES),
  summary: v.pipe(Prose, v.maxLength(155, 'un résumé de 155 caractères au plus est attendu')),
  whatRemains: Prose,
  /** Latitude in degrees, for the position of the sun. */
  latitude: Value,
  /** Azimuth that the front faces, in degrees from the north, eastward. */
  orientation: v.strictObject({
    facade: Azimuth,
    what: Prose,
    grade: Grade,
    note: v.optional(Prose),
  }),
  phases: atLeast(Phase, 1, 'au moins une phase est attendue'),
  parameters: atLeast(Parameter, 1, 'au moins une mesure est attendue'),
  parts: atLeast(Part, 1, 'au moins une partie est attendue'),
  stops: atLeast(Stop, 3, 'au moins trois vues sont attendues'),
  stands: v.array(Viewpoint),
  sections: atLeast(Section, 2, 'un plan et une coupe au moins sont attendus'),
  disagreements: atLeast(Prose, 1, 'au moins un désaccord est attendu'),
  neverDrawn: atLeast(Prose, 1, 'au moins une chose que l’on ne dessine pas est attendue'),
  /** Sources still to be read, and surveys still to be found. */
  missing: v.array(Prose),
  references: atLeast(
    v.strictObject({ id: Id, source: Source, verified: oneOf(CHECKS) }),
    1,
    'au moins une référence est attendue',
  ),
  places: v.array(Id),
  timeline: v.array(Id),
  documents: v.array(Id),
  episodes: v.array(Id),
  people: v.array(Id),
  editorial: v.optional(EditorialSchema),
});

export type BuildingRecord = v.InferOutput<typeof BuildingRecordSchema>;
export type Phase = BuildingRecord['phases'][number];
export type Parameter = BuildingRecord['parameters'][number];
export type Part = BuildingRecord['parts'][number];
export type Stop = BuildingRecord['stops'][number];
export type Viewpoint = BuildingRecord['stands'][number];
export type Section = BuildingRecord['sections'][number];
export type Camera = Stop['camera'];
