import * as v from 'valibot';
import { Id, Prose, Text } from '@/lib/content/fields';

/** `content/glossary.json`: the terms of the series, each in the one spelling that the site uses. */
export const GlossarySchema = v.array(
  v.strictObject({
    term: Text,
    /** What the reviews of visitors call it; given only once a term is spelt with other letters than before. */
    id: v.optional(Id),
    /** Scholarly transliteration of the Arabic. */
    transliteration: Text,
    definition: Prose,
  }),
);

export type Glossary = v.InferOutput<typeof GlossarySchema>;
