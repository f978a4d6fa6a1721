import * as v from 'valibot';
import { Text } from '@/lib/content/fields';

/** `content/glossary.json`: the terms of the series, each in the one spelling that the site uses. */
export const GlossarySchema = v.array(
  v.strictObject({
    term: Text,
    /** Scholarly transliteration of the Arabic. */
    transliteration: Text,
    definition: Text,
  }),
);
