import * as v from 'valibot';
import { Prose, Source, Text } from '@/lib/content/fields';
import { LinkSchema } from '@/lib/site/link';

/** The position of one side on a question. */
const Side = v.strictObject({ name: Prose, text: Prose });

const Section = v.strictObject({
  title: Prose,
  paragraphs: v.pipe(v.array(Prose), v.minLength(1, 'au moins un paragraphe est attendu')),
  /** A difference, stated by each side in its own words. */
  sides: v.optional(
    v.pipe(v.array(Side), v.minLength(2, 'au moins deux parties sont attendues')),
  ),
});

/** A file of `content/articles/`: a background article. */
export const ArticleSchema = v.strictObject({
  eyebrow: Prose,
  title: Prose,
  lead: Prose,
  /** Words, or their prefixes, that need the article: pages that contain one of the words link to the article. */
  words: v.pipe(v.array(Text), v.minLength(1, 'au moins un mot est attendu')),
  sections: v.pipe(v.array(Section), v.minLength(1, 'au moins une rubrique est attendue')),
  /** Links for further reading. */
  related: v.array(LinkSchema),
  sources: v.pipe(v.array(Source), v.minLength(2, 'au moins deux références sont attendues')),
});

export type Article = v.InferOutput<typeof ArticleSchema>;
