import * as v from 'valibot';
import { Id, Prose, Source, Text, Year } from '@/lib/content/fields';

/** Grades of certainty, most certain first. */
export const KINSHIP_GRADES = [
  'établi',
  'généralement admis',
  'selon la tradition',
  'légendaire',
  'discuté',
] as const;

export type Grade = (typeof KINSHIP_GRADES)[number];

const GradeField = v.picklist(
  KINSHIP_GRADES,
  `une certitude est attendue : ${KINSHIP_GRADES.join(', ')}`,
);

/** A year of the common era (Julian calendar), exact or not; `to` is the last year of a range. */
const YearField = v.pipe(
  v.strictObject({
    in: v.optional(Year),
    about: v.optional(Year),
    before: v.optional(Year),
    after: v.optional(Year),
    to: v.optional(Year),
  }),
  v.check(
    (date) =>
      [date.in, date.about, date.before, date.after].filter((year) => year !== undefined)
        .length === 1,
    'une seule année est attendue, sous « in » (exacte), « about » (vers), « before » (avant) ou « after » (après)',
  ),
);

export type LifeDate = v.InferOutput<typeof YearField>;

const PersonField = v.strictObject({
  /** Id of a person of `content/people.json`, which gives name and role. */
  id: Id,
  arabicName: Text,
  sex: v.picklist(['male', 'female'], 'male ou female est attendu'),
  father: v.optional(Id),
  mother: v.optional(Id),
  /** Grade of the links to the parents where lower than that of the people, and why. */
  filiation: v.optional(v.strictObject({ grade: GradeField, note: Prose })),
  birth: v.optional(YearField),
  death: v.optional(YearField),
  certainty: GradeField,
  clan: v.optional(Id),
  branch: v.optional(Id),
  /** Ids of places where the life is set. */
  places: v.optional(v.array(Id), []),
  notes: v.optional(v.array(Prose), []),
  /** A life in two sentences beyond role and kin, with its sources. */
  biography: v.optional(
    v.strictObject({
      sentences: v.pipe(v.array(Prose), v.length(2, 'deux phrases sont attendues')),
      sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
    }),
  ),
  sources: v.optional(v.array(Source), []),
});

export type PersonRecord = v.InferOutput<typeof PersonField>;

const UnionField = v.strictObject({
  husband: Id,
  wife: Id,
  certainty: v.optional(GradeField),
  note: v.optional(Prose),
});

/** Ties other than marriage and descent, which never create ancestors. */
export const LINK_KINDS = ['milk', 'adoption', 'alliance', 'siblings'] as const;

const LinkField = v.strictObject({
  kind: v.picklist(LINK_KINDS, `un lien est attendu : ${LINK_KINDS.join(', ')}`),
  /** The nurse, the adoptive father, the ally by marriage, or one of two siblings. */
  from: Id,
  to: Id,
  certainty: v.optional(GradeField, 'généralement admis'),
  note: v.optional(Prose),
});

export type LinkRecord = v.InferOutput<typeof LinkField>;

/** `content/genealogy.json`: descent and marriages, in the author's order. */
export const GenealogySchema = v.strictObject({
  title: Prose,
  description: Prose,
  /** Id of the person at the centre of the drawing. */
  subject: Id,
  clans: v.record(Id, Prose),
  branches: v.record(Id, Prose),
  notes: v.array(Prose),
  sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
  people: v.array(PersonField),
  /** Marriages; those of one person in chronological order. */
  unions: v.array(UnionField),
  links: v.array(LinkField),
});

export type GenealogyRecord = v.InferOutput<typeof GenealogySchema>;
