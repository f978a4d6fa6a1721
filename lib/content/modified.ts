import * as v from 'valibot';
import { LongDate, Text } from '@/lib/content/fields';

/** `content/modified.json`: the day on which the text of each page last changed, with the digest of that text. */
export const ModifiedSchema = v.record(
  v.pipe(Text, v.regex(/^\/[a-z0-9/-]*$/, 'l’adresse d’une page, « /… », est attendue')),
  v.strictObject({
    modified: LongDate,
    digest: v.pipe(
      Text,
      v.regex(/^[0-9a-f]{12}$/, 'l’empreinte que `npm run dates` écrit est attendue'),
    ),
  }),
);

export type ModifiedRecord = v.InferOutput<typeof ModifiedSchema>;

/** An undecoded entry of `content/modified.json`. */
export interface DatedText {
  readonly modified: string;
  readonly digest: string;
}

/**
 * Dates texts: a text whose digest has changed, or that is new, takes today's date, and other texts keep their date;
 * entries without a text are dropped.
 * @param digests of the texts, by page
 * @param today an English long date
 */
export const datedTexts = (
  digests: ReadonlyMap<string, string>,
  formerEntries: Readonly<Record<string, DatedText>>,
  today: string,
): Readonly<Record<string, DatedText>> =>
  Object.fromEntries(
    [...digests].map(([page, digest]) => {
      const formerEntry = formerEntries[page];
      return [page, formerEntry?.digest === digest ? formerEntry : { modified: today, digest }];
    }),
  );
