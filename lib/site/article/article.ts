import * as v from 'valibot';
import { Prose, Source, Text } from '@/lib/content/fields';
import { LinkSchema } from '@/lib/site/link';

/** What one side holds of a question. */
const Side = v.strictObject({ name: Prose, text: Prose });

const Section = v.strictObject({
  title: Prose,
  paragraphs: v.pipe(v.array(Prose), v.minLength(1, 'au moins un paragraphe est attendu')),
  /** Where they differ: each side in its own words. */
  sides: v.optional(
    v.pipe(v.array(Side), v.minLength(2, 'au moins deux parties sont attendues')),
  ),
});

/** One file of `content/articles/`: a page that explains what the site presupposes. */
export const ArticleSchema = v.strictObject({
  eyebrow: Prose,
  title: Prose,
  lead: Prose,
  /** Words that presuppose it, or their beginnings: each page that says one of them links here. */
  words: v.pipe(v.array(Text), v.minLength(1, 'au moins un mot est attendu')),
  sections: v.pipe(v.array(Section), v.minLength(1, 'au moins une rubrique est attendue')),
  /** Where to read on. */
  related: v.array(LinkSchema),
  sources: v.pipe(v.array(Source), v.minLength(2, 'au moins deux références sont attendues')),
});

export type Article = v.InferOutput<typeof ArticleSchema>;
