import * as v from 'valibot';

const ABSOLUTE_URL = /^https?:\/\/\S+$/;

/** An absolute address. */
export const AbsoluteAddress = v.pipe(v.string(), v.regex(ABSOLUTE_URL));

/** Fields with which each data file begins, before its items. */
export const NOTICE = {
  /** Address of the JSON Schema of the file. */
  $schema: v.pipe(v.string(), v.regex(ABSOLUTE_URL), v.description('Adresse de ce schéma')),
  title: v.string(),
  page: v.pipe(AbsoluteAddress, v.description('La page qui présente ces données')),
  version: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/),
    v.description('Jour du dernier changement des données'),
  ),
  licence: v.strictObject({ name: v.string(), url: v.nullable(AbsoluteAddress) }),
  uncertainty: v.pipe(v.string(), v.description('Ce que les degrés de certitude veulent dire')),
};

/** A reference, and the part of the work to check. */
export const SourceItem = v.strictObject({
  author: v.string(),
  title: v.string(),
  year: v.optional(v.string()),
  section: v.optional(v.string()),
  note: v.optional(v.string()),
});

export type SourceReference = v.InferOutput<typeof SourceItem>;

export type DataNotice = v.InferOutput<v.StrictObjectSchema<typeof NOTICE, undefined>>;
