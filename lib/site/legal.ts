import * as v from 'valibot';
import { Prose } from '@/lib/content/fields';

/** Something that the law wants to be said; null until the owner says it. */
const Row = v.strictObject({ term: Prose, value: v.nullable(Prose) });

const Section = v.strictObject({
  title: Prose,
  rows: v.array(Row),
  paragraphs: v.array(Prose),
});

/** `content/legal.json`: the legal notices, which the owner completes. */
export const LegalSchema = v.strictObject({
  eyebrow: Prose,
  title: Prose,
  lead: Prose,
  /** What stands where the owner has said nothing yet. */
  pending: Prose,
  /** What is said of the e-mail address of `content/site.json`. */
  contact: v.strictObject({ title: Prose, text: Prose }),
  sections: v.pipe(v.array(Section), v.minLength(1, 'au moins une rubrique est attendue')),
});

export type LegalPage = v.InferOutput<typeof LegalSchema>;
export type LegalSection = LegalPage['sections'][number];
