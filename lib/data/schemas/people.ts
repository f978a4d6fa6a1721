import * as v from 'valibot';
import { AbsoluteAddress, NOTICE, SourceItem } from '@/lib/data/schemas/notice';
import { KINSHIP_GRADES, LINK_KINDS } from '@/lib/genealogy/record';

const Grade = v.picklist(KINSHIP_GRADES);

/** A Julian year of the common era; `to` is the last year of a range. */
const LifeYear = v.strictObject({
  precision: v.picklist(['exact', 'about', 'before', 'after']),
  year: v.number(),
  to: v.nullable(v.number()),
});

const PersonItem = v.strictObject({
  id: v.string(),
  name: v.string(),
  arabicName: v.string(),
  role: v.string(),
  sex: v.picklist(['male', 'female']),
  birth: v.nullable(LifeYear),
  death: v.nullable(LifeYear),
  grade: Grade,
  clan: v.nullable(v.string()),
  branch: v.nullable(v.string()),
  father: v.nullable(v.string()),
  mother: v.nullable(v.string()),
  filiation: v.nullable(v.strictObject({ grade: Grade, note: v.string() })),
  notes: v.array(v.string()),
  biography: v.array(v.string()),
  sources: v.array(SourceItem),
  url: AbsoluteAddress,
});

/** `/donnees/personnes.json`: people, marriages, and ties that are neither marriage nor descent. */
export const PeopleDataSchema = v.strictObject({
  ...NOTICE,
  sources: v.array(SourceItem),
  people: v.array(PersonItem),
  unions: v.array(
    v.strictObject({
      husband: v.string(),
      wife: v.string(),
      grade: v.nullable(Grade),
      note: v.nullable(v.string()),
    }),
  ),
  links: v.array(
    v.strictObject({
      kind: v.picklist(LINK_KINDS),
      from: v.string(),
      to: v.string(),
      grade: Grade,
      note: v.nullable(v.string()),
    }),
  ),
});

export type PeopleData = v.InferOutput<typeof PeopleDataSchema>;
export type LifeYear = v.InferOutput<typeof LifeYear>;
