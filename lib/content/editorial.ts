import * as v from 'valibot';
import { LongDate, Prose, Text } from '@/lib/content/fields';
import type { CalendarDay } from '@/lib/time/longDate';

/** Author, reviewer and last revision; absent fields take the owner's defaults. */
export const EditorialSchema = v.strictObject({
  author: v.optional(Prose),
  reviewer: v.optional(Prose),
  revised: v.optional(LongDate),
});

/** The defaults of `content/editorial.json`, and exceptions by page. */
export const EditorialFileSchema = v.strictObject({
  author: Prose,
  reviewer: Prose,
  revised: LongDate,
  pages: v.record(
    v.pipe(Text, v.regex(/^\/[a-z0-9/-]*$/, 'l’adresse d’une page, « /… », est attendue')),
    EditorialSchema,
  ),
});

export type EditorialPart = v.InferOutput<typeof EditorialSchema>;
export type EditorialFile = v.InferOutput<typeof EditorialFileSchema>;

/** Complete editorial facts. */
export interface Editorial {
  readonly author: string;
  readonly reviewer: string;
  readonly revised: CalendarDay;
}

/** Merges the editorial fields of an item with the owner's defaults. */
export const editorialWith = (
  { author, reviewer, revised }: Editorial,
  overrides: EditorialPart = {},
): Editorial => ({
  author: overrides.author ?? author,
  reviewer: overrides.reviewer ?? reviewer,
  revised: overrides.revised ?? revised,
});
