import * as v from 'valibot';
import { Prose } from '@/lib/content/fields';

/** A statement that the law requires; null until the owner provides the value. */
const Row = v.strictObject({ term: Prose, value: v.nullable(Prose) });

const Section = v.strictObject({
  title: Prose,
  rows: v.array(Row),
  paragraphs: v.array(Prose),
});

/** `content/legal.json`: the legal notices, completed by the owner. */
export const LegalSchema = v.strictObject({
  eyebrow: Prose,
  title: Prose,
  lead: Prose,
  /** Text in place of a missing statement. */
  pending: Prose,
  /** Text about the e-mail address of `content/site.json`. */
  contact: v.strictObject({ title: Prose, text: Prose }),
  sections: v.pipe(v.array(Section), v.minLength(1, 'au moins une rubrique est attendue')),
});

export type LegalPage = v.InferOutput<typeof LegalSchema>;
export type LegalSection = LegalPage['sections'][number];
