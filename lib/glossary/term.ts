import * as v from 'valibot';
import { Id, Prose, Text } from '@/lib/content/fields';

/** `content/glossary.json`: the terms of the series, each in the site's one spelling. */
export const GlossarySchema = v.array(
  v.strictObject({
    term: Text,
    /** Id in visitors' saved reviews; needed only when a term is respelt with other letters. */
    id: v.optional(Id),
    /** Scholarly transliteration of the Arabic. */
    transliteration: Text,
    definition: Prose,
  }),
);

export type Glossary = v.InferOutput<typeof GlossarySchema>;
