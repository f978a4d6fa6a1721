import * as v from 'valibot';
import { Text } from '@/lib/content/fields';

/** The id of a sentence: chapter, paragraph and sentence, counted from 1, `c3-p1-s2`. */
export const SentenceName = v.pipe(
  Text,
  v.regex(/^c\d+-p\d+-s\d+$/, 'une phrase est attendue, par exemple « c3-p1-s2 »'),
);
